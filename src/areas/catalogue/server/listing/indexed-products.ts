import { discountPercent, isReduced, unitPrice } from '#areas/pricing/price-basket.ts';
import type { CatalogueIndex, IndexedBrand, IndexedSection } from './catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { IndexedTerms, type KnownAttributes } from './indexed-terms.ts';
import { rankProducts } from './rank-products.ts';

export interface ProductRow extends Record<string, unknown> {
  id: number;
  section_id: number;
  brand_id: number | null;
  price: number | null;
  sale_price: number | null;
  available: boolean;
  is_archived: boolean;
  published: number;
  popularity: number;
  name_es: string;
  name_ca: string;
  model: string | null;
  attributes: AttributeValues;
}

type ProductPart = Pick<
  CatalogueIndex,
  | (
      | 'ids'
      | 'products'
      | 'positionById'
      | 'section'
      | 'brand'
      | 'price'
      | 'isReduced'
      | 'isArchived'
      | 'available'
      | 'model'
    )
  | ('rank' | 'nameRank' | 'terms' | 'termStart' | 'productTerms')
>;

/** The index's columns of products, filled row by row, so that no row stays in memory. */
export class IndexedProducts {
  readonly #sectionById: ReadonlyMap<number, IndexedSection>;
  readonly #brandAt: ReadonlyMap<number, number>;
  readonly #terms: IndexedTerms;
  readonly #inSection = new Map<IndexedSection, number[]>();
  readonly #ofBrand: readonly { readonly brand: IndexedBrand; readonly positions: number[] }[];
  readonly #ids: number[] = [];
  readonly #section: IndexedSection[] = [];
  readonly #brand: number[] = [];
  readonly #price: number[] = [];
  readonly #discount: number[] = [];
  readonly #isReduced: number[] = [];
  readonly #isArchived: number[] = [];
  readonly #available: number[] = [];
  readonly #model: (string | null)[] = [];
  readonly #popularity: number[] = [];
  readonly #published: number[] = [];
  readonly #names = { es: [] as string[], ca: [] as string[] };

  constructor(
    sectionById: ReadonlyMap<number, IndexedSection>,
    brands: readonly IndexedBrand[],
    attributes: KnownAttributes,
  ) {
    this.#sectionById = sectionById;
    this.#brandAt = new Map(brands.map(({ id }, at) => [id, at]));
    this.#ofBrand = brands.map((brand) => ({ brand, positions: [] }));
    this.#terms = new IndexedTerms(attributes);
  }

  add(row: ProductRow): void {
    const position = this.#ids.push(row.id) - 1;
    this.#section.push(this.#sectionById.get(row.section_id)!);
    this.#brand.push(row.brand_id === null ? -1 : (this.#brandAt.get(row.brand_id) ?? -1));
    const price = { base: row.price ?? 0, sale: row.sale_price ?? 0 };
    this.#price.push(unitPrice(price));
    this.#discount.push(discountPercent(price));
    this.#isReduced.push(Number(isReduced(price)));
    this.#isArchived.push(Number(row.is_archived));
    this.#available.push(Number(row.available));
    this.#model.push(row.model);
    this.#popularity.push(row.popularity);
    this.#published.push(row.published);
    this.#names.es.push(row.name_es);
    this.#names.ca.push(row.name_ca);
    this.#terms.add(row.attributes);
    if (!row.is_archived) this.#shelve(position);
  }

  async finish(): Promise<ProductPart> {
    for (const [section, positions] of this.#inSection) section.products = Int32Array.from(positions);
    for (const { brand, positions } of this.#ofBrand) brand.products = Int32Array.from(positions);
    return {
      ids: Int32Array.from(this.#ids),
      products: Int32Array.from([...this.#ids.keys()].filter((position) => !this.#isArchived[position])),
      positionById: new Map(this.#ids.map((id, at) => [id, at])),
      section: this.#section,
      brand: Int32Array.from(this.#brand),
      price: Int32Array.from(this.#price),
      isReduced: Uint8Array.from(this.#isReduced),
      isArchived: Uint8Array.from(this.#isArchived),
      available: Uint8Array.from(this.#available),
      model: this.#model,
      ...(await rankProducts({
        ids: this.#ids,
        price: this.#price,
        discount: this.#discount,
        popularity: this.#popularity,
        published: this.#published,
        names: this.#names,
      })),
      ...this.#terms.finish(),
    };
  }

  /** A product belongs to its section, to all sections above and to its brand. */
  #shelve(position: number): void {
    for (let section: IndexedSection | null = this.#section[position]!; section; section = section.parent) {
      const positions = this.#inSection.get(section);
      if (positions) positions.push(position);
      else this.#inSection.set(section, [position]);
    }
    this.#ofBrand[this.#brand[position]!]?.positions.push(position);
  }
}
