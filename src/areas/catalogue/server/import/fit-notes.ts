import { inArray } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/database.ts';
import { products, sections } from '../catalogue-tables.ts';
import { brokenRule, describeRule, type FitFacts, type FitRule } from '../fit-rules.ts';
import { readFitRules } from './save/save-fit-rules.ts';
import type { ProductDraft } from './read/product-draft.ts';

interface FitNotesParts {
  readonly database: Database;
  readonly isDryRun: boolean;
  readonly note: (line: number, reason: string) => void;
}

type Row = Pick<ProductDraft, 'line' | 'article' | 'section' | 'attributes' | 'kit' | 'soldTogether'>;

interface Links {
  readonly line: number;
  readonly article: string;
  readonly soldTogether: readonly string[];
  /** Articles of its parts. */
  readonly parts: readonly string[];
}

/** Rows whose articles are read at once. */
const portion = 500;

/**
 * Notes on what a list offers together although a rule on what fits forbids it, written at its end, when all products have
 * been imported. Nothing is changed: the shop leaves such offers out, and shows them once the values or the rules agree.
 */
export class FitNotes {
  readonly #options: FitNotesParts;
  readonly #links: Links[] = [];
  /** Products that a dry run has not saved. */
  readonly #planned = new Map<string, { section: string; attributes: FitFacts['attributes'] }>();

  constructor(options: FitNotesParts) {
    this.#options = options;
  }

  saved(rows: readonly Row[]): void {
    for (const { line, article, section, attributes, kit, soldTogether } of rows) {
      const parts = kit.flatMap((part) => ('article' in part ? [part.article] : []));
      if (soldTogether.length > 0 || parts.length > 1) this.#links.push({ line, article, soldTogether, parts });
      if (this.#options.isDryRun) this.#planned.set(article, { section, attributes });
    }
  }

  async write({ rules, sections: planned }: FitReference): Promise<void> {
    if (rules.length === 0) return;
    const pathOf = sectionPaths([...planned, ...(await readSections(this.#options.database))]);
    for (let from = 0; from < this.#links.length; from += portion) {
      const links = this.#links.slice(from, from + portion);
      const facts = await this.#factsOf(
        links.flatMap(({ article, soldTogether, parts }) => [article, ...soldTogether, ...parts]),
        pathOf,
      );
      for (const link of links) this.#check(link, facts, rules);
    }
  }

  #check(
    { line, article, soldTogether, parts }: Links,
    facts: ReadonlyMap<string, FitFacts>,
    rules: readonly FitRule[],
  ) {
    const broken = (one: string, other: string): FitRule | undefined => {
      const [first, second] = [facts.get(one), facts.get(other)];
      return first && second && brokenRule(rules, first, second);
    };
    for (const other of soldTogether) {
      const rule = broken(article, other);
      if (rule) this.#options.note(line, `not offered together: ${article} and ${other} (${describeRule(rule)})`);
    }
    for (const [at, part] of parts.entries())
      for (const other of parts.slice(at + 1)) {
        const rule = broken(part, other);
        if (rule)
          this.#options.note(line, `parts of kit ${article} do not fit: ${part} and ${other} (${describeRule(rule)})`);
      }
  }

  async #factsOf(
    articles: readonly string[],
    pathOf: (section: string | number) => readonly string[],
  ): Promise<Map<string, FitFacts>> {
    const { article, sectionId, attributes } = products;
    const named = [...new Set(articles)];
    const rows = await this.#options.database
      .select({ article, sectionId, attributes })
      .from(products)
      .where(inArray(article, named));
    const found = new Map<string, FitFacts>(
      rows.map((row) => [row.article, { sections: pathOf(row.sectionId), attributes: row.attributes }]),
    );
    for (const one of named) {
      const planned = this.#planned.get(one);
      if (planned) found.set(one, { sections: pathOf(planned.section), attributes: planned.attributes });
    }
    return found;
  }
}

interface Section {
  readonly id: number;
  readonly code: string;
  readonly parentId: number | null;
}

/** The rules and sections of a list as its reference files leave them, which a dry run takes back. */
export interface FitReference {
  readonly rules: readonly FitRule[];
  readonly sections: readonly Section[];
}

export const readFitReference = async (tx: Queryable): Promise<FitReference> => ({
  rules: await readFitRules(tx),
  sections: await readSections(tx),
});

const readSections = (database: Queryable): Promise<Section[]> =>
  database.select({ id: sections.id, code: sections.code, parentId: sections.parentId }).from(sections);

/** Codes of a section, by its id or code, and of those above it; the last of several rows counts. */
function sectionPaths(all: readonly Section[]): (section: string | number) => readonly string[] {
  const byId = new Map(all.map((section) => [section.id, section]));
  const byCode = new Map(all.map((section) => [section.code, section]));
  return (section) => {
    const path: string[] = [];
    let at = typeof section === 'number' ? byId.get(section) : byCode.get(section);
    for (; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) path.push(at.code);
    return path;
  };
}
