import { slugOf } from '#values/slug.ts';
import type { Queryable } from '#platform/database/database.ts';
import { attributes, brands, sections } from '../../catalogue-tables.ts';
import { sectionNames } from '../../server-messages.ts';
import type { KnownAttributes } from '../read/parse-attributes.ts';
import { CellError } from '../read/read-cells.ts';
import type { ProductDraft } from '../read/product-draft.ts';
import { saveBrands } from './save-reference-data.ts';
import { saveSections, type SectionDraft } from './save-sections.ts';

/** The group of all sections of a list without a section tree, and its section for products without one. */
const groupCode = 'catalogo';
const unsortedCode = 'sin-clasificar';
/** The id of a row that a dry run did not create. */
const noRow = -1;

/** Finds sections, brands and attributes by their names in the file, and creates those of a list without reference data. */
export class SectionsAndBrands {
  readonly attributes: KnownAttributes;
  readonly #sections: Map<string, number>;
  readonly #brands: Map<string, number>;
  readonly #fixed: { hasSections: boolean; hasBrands: boolean };

  private constructor(parts: {
    attributes: KnownAttributes;
    sections: Map<string, number>;
    brands: Map<string, number>;
    fixed: { hasSections: boolean; hasBrands: boolean };
  }) {
    this.attributes = parts.attributes;
    this.#sections = parts.sections;
    this.#brands = parts.brands;
    this.#fixed = parts.fixed;
  }

  static async load(
    database: Queryable,
    fixed: { hasSections: boolean; hasBrands: boolean },
  ): Promise<SectionsAndBrands> {
    const known = await database.select({ code: attributes.code, type: attributes.type }).from(attributes);
    return new SectionsAndBrands({
      attributes: new Map(known.map(({ code, type }) => [code, type])),
      sections: await idsByCode(database, sections),
      brands: await idsByCode(database, brands),
      fixed,
    });
  }

  /** Throws CellError for a section or brand that the reference data do not list. */
  check({ section, brand }: Pick<ProductDraft, 'section' | 'brand'>): void {
    if (this.#fixed.hasSections && !this.#sections.has(sectionCode(section)))
      throw new CellError(`section not found: ${section}`);
    if (this.#fixed.hasBrands && brand && !this.#brands.has(slugOf(brand)))
      throw new CellError(`brand not found: ${brand}`);
  }

  sectionId = (section: string): number => this.#sections.get(sectionCode(section))!;
  brandId = (brand: string): number | null => (brand ? (this.#brands.get(slugOf(brand)) ?? null) : null);

  /** Counts the new sections and brands of the rows; from then on they count as existing, without a row. */
  plan(drafts: readonly ProductDraft[]): number {
    const { newSections, newBrands } = this.#newAmong(drafts);
    if (newSections.size > 0 && !this.#sections.has(groupCode)) newSections.set(groupCode, groupCode);
    for (const code of newSections.keys()) this.#sections.set(code, noRow);
    for (const code of newBrands.keys()) this.#brands.set(code, noRow);
    return newSections.size + newBrands.size;
  }

  #newAmong(drafts: readonly ProductDraft[]): { newSections: Map<string, string>; newBrands: Map<string, string> } {
    return {
      newSections: new Map(
        drafts
          .filter(({ section }) => !this.#sections.has(sectionCode(section)))
          .map(({ section }) => [sectionCode(section), section]),
      ),
      newBrands: new Map(
        drafts
          .filter(({ brand }) => slugOf(brand) && !this.#brands.has(slugOf(brand)))
          .map(({ brand }) => [slugOf(brand), brand]),
      ),
    };
  }

  /** Creates the new sections and brands of the rows; returns how many. */
  async create(tx: Queryable, drafts: readonly ProductDraft[]): Promise<number> {
    const { newSections, newBrands } = this.#newAmong(drafts);
    if (newSections.size + newBrands.size === 0) return 0;
    const made = [...newSections].map(([code, name], at) => flatSection(code, name, this.#sections.size + at));
    const group = this.#sections.has(groupCode) ? [] : [topGroup];
    const saved =
      (await saveSections(tx, made.length ? [...group, ...made] : [])) +
      (await saveBrands(
        tx,
        [...newBrands].map(([code, name], at) => ({
          code,
          name,
          color: null,
          darkColor: null,
          documents: [],
          picture: null,
          descriptionEs: '',
          descriptionCa: '',
          maker: null,
          position: this.#brands.size + at,
        })),
      ));
    for (const [code, id] of await idsByCode(tx, sections)) this.#sections.set(code, id);
    for (const [code, id] of await idsByCode(tx, brands)) this.#brands.set(code, id);
    return saved;
  }
}

const sectionCode = (section: string): string => slugOf(section) || unsortedCode;

const blank = { id: null, descriptionEs: '', descriptionCa: '', picture: null, keyAttributes: [] };
const topGroup: SectionDraft = {
  ...blank,
  code: groupCode,
  parent: null,
  nameEs: sectionNames.es.catalogue,
  nameCa: sectionNames.ca.catalogue,
  position: 1000,
};

const flatSection = (code: string, name: string, position: number): SectionDraft => ({
  ...blank,
  code,
  parent: groupCode,
  nameEs: name || sectionNames.es.unsorted,
  nameCa: name || sectionNames.ca.unsorted,
  position,
});

async function idsByCode(database: Queryable, table: typeof sections | typeof brands): Promise<Map<string, number>> {
  const rows = await database.select({ id: table.id, code: table.code }).from(table as typeof sections);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
