import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type KitPart, products } from '../catalogue-tables.ts';

interface KitNotesParts {
  readonly database: Database;
  readonly isDryRun: boolean;
  readonly note: (line: number, reason: string) => void;
}

interface Row {
  readonly line: number;
  readonly article: string;
  readonly isVirtual: boolean;
  readonly kit: readonly KitPart[];
}

/** Decides whether a kit that contains this product is sold from its stock. */
interface Part {
  readonly isVirtual: boolean;
  /** Articles that it is a kit of. */
  readonly parts: readonly string[];
}

export const stockIgnored = (article: string): string =>
  `stock ignored: kit ${article} is sold from the stock of its parts`;

/** Notes on the kits of a list, written at its end, when all of their parts have been imported. */
export class KitNotes {
  readonly #options: KitNotesParts;
  readonly #kits: (Row & { readonly parts: readonly string[] })[] = [];
  readonly #linesWithStock = new Set<number>();
  /** Products that a dry run has not saved. */
  readonly #planned = new Map<string, Part>();

  constructor(options: KitNotesParts) {
    this.#options = options;
  }

  /** The row names a stock figure. */
  stockNamed({ line, kit }: Row): void {
    if (kit.length > 0) this.#linesWithStock.add(line);
  }

  saved(rows: readonly Row[]): void {
    for (const row of rows) {
      const parts = articlesOf(row.kit);
      if (parts.length > 0) this.#kits.push({ ...row, parts });
      if (this.#options.isDryRun) this.#planned.set(row.article, { isVirtual: row.isVirtual, parts });
    }
  }

  async write(): Promise<void> {
    const known = await this.#find(this.#kits.flatMap(({ parts }) => parts));
    const partsOfParts = await this.#find([...known.values()].flatMap(({ parts }) => parts));
    const isKit = (article: string): boolean => known.get(article)!.parts.some((part) => partsOfParts.has(part));
    for (const { line, article, isVirtual, parts } of this.#kits) {
      const inShop = parts.filter((part) => known.has(part));
      const kit = inShop.find(isKit);
      if (kit !== undefined)
        this.#options.note(
          line,
          `kit ${article} cannot be sold: its part ${kit} is itself a kit; name the parts of that`,
        );
      const isOfParts = !isVirtual && inShop.some((part) => !known.get(part)!.isVirtual);
      if (isOfParts && this.#linesWithStock.has(line)) this.#options.note(line, stockIgnored(article));
    }
  }

  /** Those of these articles that the shop has, or would have after a dry run. */
  async #find(articles: readonly string[]): Promise<Map<string, Part>> {
    const { article, isVirtual, kit } = products;
    const rows = await this.#options.database
      .select({ article, isVirtual, kit })
      .from(products)
      .where(inArray(article, [...new Set(articles)]));
    const found = new Map<string, Part>(rows.map((row) => [row.article, { ...row, parts: articlesOf(row.kit) }]));
    for (const one of articles) {
      const planned = this.#planned.get(one);
      if (planned) found.set(one, planned);
    }
    return found;
  }
}

/** A part with a quantity of 0 is no part. */
const articlesOf = (kit: readonly KitPart[]): string[] =>
  kit.flatMap((part) => ('article' in part && part.quantity > 0 ? [part.article] : []));
