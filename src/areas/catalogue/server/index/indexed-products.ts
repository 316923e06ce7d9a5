import { discountPercent, isReduced, unitPrice } from '#areas/pricing/price.ts';
import { priceInForce } from '#areas/pricing/reduced-price.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { AlikeProductsOfRules, type StoredAlike } from './alike-products.ts';
import { BareMachines, type PowerRow, type StoredBare } from './bare-machines.ts';
import type { CatalogueIndex, IndexedBrand, IndexedSection } from './catalogue-index.ts';
import type { FitRule } from '../fit-rules.ts';
import { IndexedTerms, type KnownAttributes, type StoredTerms } from './indexed-terms.ts';
import { type RankedColumn, rankByReadyPrice, rankProducts, type Ranks } from './rank-products.ts';

export interface ProductRow extends Record<string, unknown>, PowerRow {
  brand_id: number | null;
  price: number | null;
  sale_price: number | null;
  lowest_price_30_days: number | null;
  published: number;
  popularity: number;
  name_es: string;
  name_ca: string;
  model: string | null;
}

/** What products are described with. The products of sections and brands are filled in by each snapshot. */
export interface ReferenceData extends KnownAttributes {
  readonly sections: ReadonlyMap<number, IndexedSection>;
  readonly brands: readonly IndexedBrand[];
  readonly fitRules: readonly FitRule[];
}

const columnNames = [
  'price',
  'discount',
  'popularity',
  'available',
  'published',
  'names',
] as const satisfies RankedColumn[];

const storedColumns = [
  'ids',
  'section',
  'brand',
  'price',
  'discount',
  'isReduced',
  'isArchived',
  'available',
  'popularity',
  'published',
  'model',
  'names_es',
  'names_ca',
] as const;
type StoredColumn = (typeof storedColumns)[number];

/** The products as a file keeps them for the next start. */
export interface StoredProducts {
  readonly columns: Readonly<Record<StoredColumn, Iterable<number | string | null>>>;
  readonly ranks: Ranks;
  readonly terms: StoredTerms;
  readonly alike: StoredAlike;
  readonly bare: StoredBare;
}

/**
 * The products of the index by column: filled row by row, so that no row stays in memory, and changed row by row later.
 * Each snapshot is an index of its own, which shares with the one before what has not changed.
 */
export class IndexedProducts {
  readonly #reference: ReferenceData;
  readonly #brandAt: ReadonlyMap<number, number>;
  readonly #terms: IndexedTerms;
  readonly #bare: BareMachines;
  readonly #alike: AlikeProductsOfRules;
  readonly #positionById = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #section: number[] = [];
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
  #last: CatalogueIndex | undefined;
  #storedRanks: Ranks | undefined;
  /** Positions whose place in the orders by a column may be another since the last snapshot. */
  readonly #changed: Readonly<Record<RankedColumn, Set<number>>> = {
    price: new Set(),
    discount: new Set(),
    popularity: new Set(),
    available: new Set(),
    published: new Set(),
    names: new Set(),
  };
  /** Whether a product has come, gone or moved to another section or brand since the last snapshot. */
  #haveMoved = false;

  /** With what another one with the same reference data has stored. */
  constructor(reference: ReferenceData, stored?: StoredProducts) {
    this.#reference = reference;
    this.#brandAt = new Map(reference.brands.map(({ id }, at) => [id, at]));
    this.#terms = new IndexedTerms(reference, stored?.terms);
    this.#alike = new AlikeProductsOfRules(reference.fitRules, stored?.alike);
    this.#bare = new BareMachines(reference.fitRules, reference.sections, stored?.bare);
    if (!stored) return;
    this.#storedRanks = stored.ranks;
    const own: Record<StoredColumn, (number | string | null)[]> = this.#columns();
    for (const name of storedColumns) for (const value of stored.columns[name]) own[name].push(value);
    for (const [position, id] of this.#ids.entries()) this.#positionById.set(id, position);
  }

  /** What another one can be made of; later changes of this one are not in it. */
  stored(): StoredProducts {
    const {
      rank: { ready_price_asc: _, ...rank },
      nameRank,
    } = this.#last!;
    const { names_es, names_ca, model, published, ...numbers } = this.#columns();
    return {
      columns: {
        ...(Object.fromEntries(
          Object.entries(numbers).map(([name, column]) => [name, Int32Array.from(column)]),
        ) as Record<keyof typeof numbers, Int32Array>),
        published: Float64Array.from(published),
        names_es: [...names_es],
        names_ca: [...names_ca],
        model: [...model],
      },
      ranks: { rank, nameRank },
      terms: this.#terms.stored(),
      alike: this.#alike.stored(),
      bare: this.#bare.stored(),
    };
  }

  /** The ids of all products. */
  get ids(): readonly number[] {
    return this.#ids;
  }

  #columns() {
    return {
      ids: this.#ids,
      section: this.#section,
      brand: this.#brand,
      price: this.#price,
      discount: this.#discount,
      isReduced: this.#isReduced,
      isArchived: this.#isArchived,
      available: this.#available,
      popularity: this.#popularity,
      published: this.#published,
      model: this.#model,
      names_es: this.#names.es,
      names_ca: this.#names.ca,
    };
  }

  /** Whether the reference data has the section and brand of a product. */
  canDescribe({ section_id, brand_id }: ProductRow): boolean {
    return this.#reference.sections.has(section_id) && (brand_id === null || this.#brandAt.has(brand_id));
  }

  /** Adds a product or changes it; new ones come in the order of their ids. */
  set(row: ProductRow): void {
    const known = this.#positionById.get(row.id);
    const position = known ?? this.#ids.push(row.id) - 1;
    if (known === undefined) this.#positionById.set(row.id, position);
    const price = priceInForce({ price: row.price, salePrice: row.sale_price, reference: row.lowest_price_30_days });
    const note = (column: RankedColumn, hasChanged: boolean): void => {
      if (hasChanged) this.#changed[column].add(position);
    };
    note('price', put(this.#price, position, unitPrice(price)));
    note('discount', put(this.#discount, position, discountPercent(price)));
    note('popularity', put(this.#popularity, position, row.popularity));
    note('available', put(this.#available, position, Number(row.available)));
    note('published', put(this.#published, position, row.published));
    note('names', put(this.#names.es, position, row.name_es));
    note('names', put(this.#names.ca, position, row.name_ca));
    const brand = row.brand_id === null ? -1 : (this.#brandAt.get(row.brand_id) ?? -1);
    const moves = [
      put(this.#section, position, row.section_id),
      put(this.#brand, position, brand),
      put(this.#isArchived, position, Number(row.is_archived)),
    ];
    this.#haveMoved ||= moves.includes(true);
    put(this.#isReduced, position, Number(isReduced(price)));
    put(this.#model, position, row.model);
    this.#terms.set(position, row.attributes);
    this.#bare.set(position, row, price);
    this.#alike.set(position, row.section_id, row.attributes);
  }

  /** The index of all products as they are now. */
  async snapshot(version: number): Promise<CatalogueIndex> {
    const columns = {
      ids: this.#ids,
      price: this.#price,
      discount: this.#discount,
      popularity: this.#popularity,
      available: this.#available,
      published: this.#published,
      names: this.#names,
    };
    const last = this.#last ?? this.#storedRanks;
    const ranks = await rankProducts(columns, last && { last, changed: this.#changed });
    this.#storedRanks = undefined;
    for (const column of columnNames) this.#changed[column].clear();
    const shelves = this.#last && !this.#haveMoved ? this.#last : await this.#shelve();
    this.#haveMoved = false;
    await yieldToEventLoop();
    const terms = this.#terms.snapshot();
    await yieldToEventLoop();
    return (this.#last = {
      ...shelves,
      ...terms,
      ...this.#alike.snapshot(shelves),
      ...(await this.#withReadyPrices(ranks)),
      version,
      fitRules: this.#reference.fitRules,
      isReduced: Uint8Array.from(this.#isReduced),
      available: Uint8Array.from(this.#available),
      model: [...this.#model],
    });
  }

  /** The prices with those ready to use; where both are as before, the arrays are the same. */
  async #withReadyPrices({ rank, nameRank }: Awaited<ReturnType<typeof rankProducts>>) {
    const bare = this.#bare.snapshot();
    const last = this.#last;
    // An order stays the same array as long as no price has changed.
    if (last?.bare === bare && last.rank.price_asc === rank.price_asc) {
      const { price, readyPrice } = last;
      return { price, bare, readyPrice, nameRank, rank: { ...rank, ready_price_asc: last.rank.ready_price_asc } };
    }
    const price = Int32Array.from(this.#price);
    const readyPrice = price.slice();
    for (const [position, { set }] of bare)
      readyPrice[position] = set && price[position]! > 0 ? price[position]! + set.price : 0;
    const ready_price_asc = await rankByReadyPrice(rank.price_asc, bare, readyPrice, this.#ids);
    return { price, bare, readyPrice, nameRank, rank: { ...rank, ready_price_asc } };
  }

  /** A product belongs to its section, to all sections above and to its brand; an archived one to none. */
  async #shelve() {
    const inSection = new Map<number, number[]>();
    const ofBrand = this.#reference.brands.map((): number[] => []);
    const listed: number[] = [];
    for (const position of this.#ids.keys()) {
      if (position % 1000 === 0) await yieldToEventLoop();
      if (this.#isArchived[position]) continue;
      listed.push(position);
      ofBrand[this.#brand[position]!]?.push(position);
      let section: IndexedSection | null = this.#reference.sections.get(this.#section[position]!)!;
      for (; section; section = section.parent) {
        const positions = inSection.get(section.id);
        if (positions) positions.push(position);
        else inSection.set(section.id, [position]);
      }
    }
    const brands = this.#reference.brands.map((brand, at) => ({ ...brand, products: Int32Array.from(ofBrand[at]!) }));
    await yieldToEventLoop();
    return {
      ids: Int32Array.from(this.#ids),
      products: Int32Array.from(listed),
      positionById: new Map(this.#positionById),
      brand: Int32Array.from(this.#brand),
      isArchived: Uint8Array.from(this.#isArchived),
      ...this.#sectionPart(inSection),
      brands,
      brandById: new Map(brands.map((one) => [one.id, one])),
      brandByCode: new Map(brands.map(({ code }, at) => [code, at])),
    };
  }

  #sectionPart(inSection: ReadonlyMap<number, readonly number[]>) {
    type Draft = { -readonly [Key in keyof IndexedSection]: IndexedSection[Key] };
    const sectionById = new Map<number, Draft>();
    for (const [id, section] of this.#reference.sections)
      sectionById.set(id, { ...section, products: Int32Array.from(inSection.get(id) ?? []), children: [] });
    for (const [id, { parent, children }] of this.#reference.sections) {
      const section = sectionById.get(id)!;
      section.parent = parent && sectionById.get(parent.id)!;
      section.children.push(...children.map((child) => sectionById.get(child.id)!));
    }
    const sections = [...sectionById.values()];
    return {
      section: this.#section.map((id) => sectionById.get(id)!),
      sections,
      sectionById,
      sectionByUrl: new Map(sections.map((one) => [one.url, one])),
      sectionByCode: new Map(sections.map((one) => [one.code, one])),
    };
  }
}

/** Returns whether the value was another. */
function put<Value>(column: Value[], position: number, value: Value): boolean {
  if (column[position] === value) return false;
  column[position] = value;
  return true;
}
