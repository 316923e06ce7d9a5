import type { AttributeValues } from '../catalogue-tables.ts';
import type { FitRule } from '../fit-rules.ts';
import type { AlikeProducts, CatalogueIndex, IndexedSection } from './catalogue-index.ts';

type AlikePart = Pick<CatalogueIndex, 'alike' | 'alikeIn'>;

export interface StoredAlike {
  readonly drafts: readonly Draft[];
  /** The draft of each product, by their positions. */
  readonly ofProduct: Int32Array;
}

interface Draft {
  readonly sectionId: number;
  readonly attributes: AttributeValues;
}

/** Puts products together by their section and by the values of the attributes that rules look at, row by row. */
export class AlikeProductsOfRules {
  readonly #codes: readonly string[];
  readonly #drafts = new Map<string, Draft>();
  readonly #ofProduct: Draft[] = [];
  #last: AlikePart | undefined;
  #hasChanged = false;

  constructor(fitRules: readonly FitRule[], stored?: StoredAlike) {
    const ofRule = ({ accessory, machine, conditions }: FitRule): string[] => [
      ...[...accessory.needs, ...machine.needs].map(({ attribute }) => attribute),
      ...conditions.flatMap(({ attribute, of }) => [attribute, of]),
    ];
    this.#codes = [...new Set(fitRules.flatMap(ofRule))];
    if (!stored) return;
    for (const draft of stored.drafts) this.#drafts.set(this.#keyOf(draft.sectionId, draft.attributes), draft);
    for (const draft of stored.ofProduct) this.#ofProduct.push(stored.drafts[draft]!);
    this.#hasChanged = true;
  }

  /** What another one can be made of, with the same rules. */
  stored(): StoredAlike {
    const drafts = [...new Set(this.#ofProduct)];
    const at = new Map(drafts.map((draft, number) => [draft, number]));
    return { drafts, ofProduct: Int32Array.from(this.#ofProduct, (draft) => at.get(draft)!) };
  }

  set(position: number, sectionId: number, values: AttributeValues): void {
    const key = this.#keyOf(sectionId, values);
    let draft = this.#drafts.get(key);
    if (!draft) {
      const seen = this.#codes.filter((code) => values[code]).map((code) => [code, values[code]!]);
      draft = { sectionId, attributes: Object.fromEntries(seen) };
      this.#drafts.set(key, draft);
    }
    if (this.#ofProduct[position] === draft) return;
    this.#ofProduct[position] = draft;
    this.#hasChanged = true;
  }

  #keyOf(sectionId: number, values: AttributeValues): string {
    let key = `${sectionId}`;
    for (const code of this.#codes) key += `;${values[code]?.join() ?? ''}`;
    return key;
  }

  /** What an index has of it; sections and archived products as in that index. */
  snapshot({ sections, sectionById, isArchived }: Pick<CatalogueIndex, 'sections' | 'sectionById' | 'isArchived'>) {
    if (this.#last && !this.#hasChanged && this.#last.alikeIn.has(sections[0]!)) return this.#last;
    const positions = new Map<Draft, number[]>();
    for (const [position, draft] of this.#ofProduct.entries()) {
      const known = positions.get(draft);
      const own = known ?? [];
      if (!known) positions.set(draft, own);
      if (!isArchived[position]) own.push(position);
    }
    const alikeIn = new Map(sections.map((section): [IndexedSection, AlikeProducts[]] => [section, []]));
    const finished = new Map<Draft, AlikeProducts>();
    for (const [draft, own] of positions) {
      const section = sectionById.get(draft.sectionId)!;
      const facts = { sections: codesUpFrom(section), attributes: draft.attributes };
      const alike = { section, facts, positions: Int32Array.from(own) };
      finished.set(draft, alike);
      alikeIn.get(section)!.push(alike);
    }
    this.#hasChanged = false;
    return (this.#last = { alike: this.#ofProduct.map((draft) => finished.get(draft)!), alikeIn });
  }
}

function codesUpFrom(section: IndexedSection): string[] {
  const codes: string[] = [];
  for (let at: IndexedSection | null = section; at; at = at.parent) codes.push(at.code);
  return codes;
}
