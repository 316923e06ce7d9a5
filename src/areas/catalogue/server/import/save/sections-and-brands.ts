import { slugOf } from '#values/slug.ts';
import type { Queryable } from '#platform/database/database.ts';
import { attributes, brands } from '../../catalogue-tables.ts';
import type { KnownAttributes } from '../read/parse-attributes.ts';
import { CellError } from '../read/read-cells.ts';
import type { ProductDraft } from '../read/product-draft.ts';
import { saveBrands } from './save-reference-data.ts';
import { saveSections } from './save-sections.ts';
import { SectionPaths } from './section-paths.ts';

/** The id of a row that a dry run did not create. */
const noRow = -1;

/** Finds sections, brands and attributes by their names in the file, and creates those of a list without reference data. */
export class SectionsAndBrands {
  readonly attributes: KnownAttributes;
  readonly #sections: SectionPaths;
  readonly #brands: Map<string, number>;
  readonly #fixed: { hasSections: boolean; hasBrands: boolean };

  private constructor(parts: {
    attributes: KnownAttributes;
    sections: SectionPaths;
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
      sections: await SectionPaths.load(database),
      brands: await idsByCode(database),
      fixed,
    });
  }

  /** Throws CellError for a section or brand that the reference data do not list. */
  check({ section, brand }: Pick<ProductDraft, 'section' | 'brand'>): void {
    if (this.#fixed.hasSections && this.#sections.id(section) === undefined)
      throw new CellError(`section not found: ${section}`);
    if (this.#fixed.hasBrands && brand && !this.#brands.has(slugOf(brand)))
      throw new CellError(`brand not found: ${brand}`);
  }

  sectionId = (section: string): number => this.#sections.id(section)!;
  brandId = (brand: string): number | null => (brand ? (this.#brands.get(slugOf(brand)) ?? null) : null);

  /** Counts the new sections and brands of the rows; from then on they count as existing, without a row. */
  plan(drafts: readonly ProductDraft[]): number {
    const newSections = this.#sections.add(drafts.map(({ section }) => section));
    const newBrands = this.#newBrands(drafts);
    for (const code of newBrands.keys()) this.#brands.set(code, noRow);
    return newSections.length + newBrands.size;
  }

  #newBrands = (drafts: readonly ProductDraft[]): Map<string, string> =>
    new Map(
      drafts
        .filter(({ brand }) => slugOf(brand) && !this.#brands.has(slugOf(brand)))
        .map(({ brand }) => [slugOf(brand), brand]),
    );

  /** Creates the new sections and brands of the rows; returns how many. */
  async create(tx: Queryable, drafts: readonly ProductDraft[]): Promise<number> {
    const newSections = this.#sections.add(drafts.map(({ section }) => section));
    const newBrands = this.#newBrands(drafts);
    if (newSections.length + newBrands.size === 0) return 0;
    const saved =
      (await saveSections(tx, newSections)) +
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
    await this.#sections.reload(tx);
    for (const [code, id] of await idsByCode(tx)) this.#brands.set(code, id);
    return saved;
  }
}

async function idsByCode(database: Queryable): Promise<Map<string, number>> {
  const rows = await database.select({ id: brands.id, code: brands.code }).from(brands);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
