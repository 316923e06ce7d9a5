import type { Values } from './attributes.ts';
import { areOfferedTogether } from './fits/what-fits.ts';
import type { KitItem } from './kind-table.ts';
import type { ExtraLine, KitLine, NumberedDraft } from './product.ts';
import { isArchived } from './stock-and-prices.ts';
import { fraction, pick } from './seed.ts';

/** The demo's kinds have fewer products. Of the larger ones of benchmarks some: to compare each with each would take minutes. */
const maxCompared = 300;
const comparedOfMore = 40;

const maxPartners = 3;
type Described = Pick<NumberedDraft, 'section' | 'values' | 'price'>;

const isPowerPack = ({ section }: Pick<Described, 'section'>): boolean =>
  section === 'baterias' || section === 'cargadores';
/** Whatever is driven by anything but its user. */
const isMachine = (product: Pick<Described, 'section' | 'values'>): boolean =>
  product.values['power-source'] !== undefined && !isPowerPack(product);

/** Euros that a seller would add to a product: three quarters of its price, or all of it for what drives a bare machine. */
export const maxPartnerPrice = ({ price }: Pick<Described, 'price'>, partner: Pick<Described, 'section'>): number =>
  Math.max(12, price * (isPowerPack(partner) ? 1 : 0.75));

/** Finds other products of the catalogue: components of a kit and what is bought together. */
export class ProductLinks {
  readonly #byKind: ReadonlyMap<string, readonly NumberedDraft[]>;
  /** Those of which one may be sold together with others. */
  readonly #comparedByKind: ReadonlyMap<string, readonly NumberedDraft[]>;
  readonly #byModel: ReadonlyMap<string, readonly NumberedDraft[]>;

  constructor(drafts: readonly NumberedDraft[]) {
    const onSale = drafts.filter((draft) => !isArchived(draft));
    this.#byKind = Map.groupBy(onSale, (draft) => draft.kind.code);
    this.#comparedByKind = new Map([...this.#byKind].map(([kind, all]) => [kind, someOf(all)]));
    this.#byModel = Map.groupBy(onSale, (draft) => draft.model);
  }

  kitOf(draft: NumberedDraft): { kitLines: KitLine[]; extraLines: ExtraLine[] } {
    const items = draft.version?.kit ?? draft.kind.kit ?? [];
    const lines = items.map((item) => ({ item, found: this.#component(draft, item) }));
    return {
      kitLines: lines.flatMap(({ item, found }) =>
        found ? [{ article: found.article, quantity: item.quantity }] : [],
      ),
      extraLines: lines.flatMap(({ item, found }) => (found ? [] : [{ words: item.words, quantity: item.quantity }])),
    };
  }

  /**
   * Up to three articles of the kinds that go with this one, of the same brand where it makes them: they fit it and each other,
   * cost what a seller would add, and there is one machine among all of them at most.
   */
  soldTogether(draft: NumberedDraft): string[] {
    const kinds = [...(draft.kind.together ?? [])].sort(
      (a, b) => fraction(`${draft.article} ${a}`) - fraction(`${draft.article} ${b}`),
    );
    const all = [draft];
    for (const kind of kinds) {
      const fitting = (this.#comparedByKind.get(kind) ?? []).filter(
        (other) =>
          all.every((one) => other.model !== one.model && areOfferedTogether(one, other)) &&
          other.price <= maxPartnerPrice(draft, other) &&
          !(isMachine(other) && all.some(isMachine)),
      );
      const candidates = this.#preferringBrand(draft, fitting);
      if (candidates.length > 0) all.push(pick(`together ${draft.article} ${kind}`, candidates));
      if (all.length > maxPartners) break;
    }
    return all.slice(1).map(({ article }) => article);
  }

  #component(draft: NumberedDraft, item: KitItem): NumberedDraft | undefined {
    if (!item.find) return undefined;
    if (item.find.kind === 'body')
      return this.#byModel.get(draft.model)?.find((other) => other.version?.code === 'body');
    const { kind, values, anyBrand } = item.find;
    // A kit cannot be a part of another: the shop would not know whose parts to take.
    const fits = (other: NumberedDraft): boolean =>
      !(other.version?.kit ?? other.kind.kit) &&
      hasValues(other.values, values ?? {}) &&
      areOfferedTogether(draft, other) &&
      other.model !== draft.model;
    const ofKind = this.#byKind.get(kind) ?? [];
    const ofBrand = ofKind.find((other) => other.brand === draft.brand && fits(other));
    return ofBrand ?? (anyBrand ? ofKind.find(fits) : undefined);
  }

  #preferringBrand(draft: NumberedDraft, candidates: readonly NumberedDraft[]): readonly NumberedDraft[] {
    const own = candidates.filter((other) => other.brand === draft.brand);
    return own.length > 0 ? own : candidates;
  }
}

function someOf(drafts: readonly NumberedDraft[]): readonly NumberedDraft[] {
  if (drafts.length <= maxCompared) return drafts;
  const step = Math.floor(drafts.length / comparedOfMore);
  return drafts.filter((_, at) => at % step === 0);
}

const hasValues = (values: Values, wanted: Values): boolean =>
  Object.entries(wanted).every(([code, value]) => values[code as keyof Values] === value);
