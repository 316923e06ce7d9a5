import { asc, sql } from 'drizzle-orm';
import { locales } from '#i18n/locale.ts';
import { discountPercent } from '#values/discount-percent.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { CatalogueIndex, IndexedAttribute, IndexedBrand, IndexedSection, Term } from './catalogue-index.ts';
import * as tables from './catalogue-tables.ts';
import { formatAmount } from './format-amount.ts';
import { pictureOf } from './picture-of.ts';

interface ProductRow extends Record<string, unknown> {
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
  attributes: tables.AttributeValues;
}

/** Reads the whole index as of one moment. */
export const loadIndex = (database: Database): Promise<CatalogueIndex> =>
  database.transaction(
    async (tx) => {
      const version = await readVersion(tx);
      const sections = await loadSections(tx);
      const brands = await loadBrands(tx);
      const attributes = await loadAttributes(tx);
      const { rows } = await tx.execute<ProductRow>(sql`
        SELECT id, section_id, brand_id, price, sale_price, ${isAvailable} AS available, is_archived,
          extract(epoch FROM published_at)::float8 AS published, popularity, name_es, name_ca, model, attributes
        FROM catalogue_products ORDER BY id`);
      return buildIndex(version, rows, sections, brands, attributes);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** A virtual product does not run out. */
const isAvailable = sql.raw('(price IS NOT NULL AND NOT is_archived AND (stock > 0 OR is_virtual))');

export async function readVersion(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ version: number }>(
    sql`SELECT coalesce(max(version), 0) AS version FROM catalogue_version`,
  );
  return rows[0]!.version;
}

/** The index with today's stock; everything else of a version stays. */
export async function withFreshStock(database: Queryable, index: CatalogueIndex): Promise<CatalogueIndex> {
  const { rows } = await database.execute<{ id: number }>(sql`SELECT id FROM catalogue_products WHERE ${isAvailable}`);
  const available = new Uint8Array(index.ids.length);
  for (const { id } of rows) {
    const position = index.positionById.get(id);
    if (position !== undefined) available[position] = 1;
  }
  return { ...index, available };
}

async function loadSections(tx: Queryable): Promise<Map<number, IndexedSection>> {
  const rows = await tx.select().from(tables.sections).orderBy(asc(tables.sections.position), asc(tables.sections.id));
  type Draft = { -readonly [Key in keyof IndexedSection]: IndexedSection[Key] };
  const sections = new Map<number, Draft>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        url: row.url,
        name: { es: row.nameEs, ca: row.nameCa },
        description: { es: row.descriptionEs, ca: row.descriptionCa },
        picture: pictureOf(row.picture),
        parent: null,
        children: [],
        products: new Int32Array(),
      },
    ]),
  );
  for (const { id, parentId } of rows) {
    const parent = parentId === null ? undefined : sections.get(parentId);
    if (!parent) continue;
    sections.get(id)!.parent = parent;
    parent.children.push(sections.get(id)!);
  }
  return sections;
}

async function loadBrands(tx: Queryable): Promise<IndexedBrand[]> {
  const rows = await tx.select().from(tables.brands).orderBy(asc(tables.brands.position), asc(tables.brands.name));
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    color: row.color,
    darkColor: row.darkColor,
    description: { es: row.descriptionEs, ca: row.descriptionCa },
    picture: pictureOf(row.picture),
    products: new Int32Array(),
  }));
}

async function loadAttributes(tx: Queryable): Promise<{ attributes: IndexedAttribute[]; valueNames: Map<string, Term['name']> }> {
  const rows = await tx.select().from(tables.attributes).orderBy(asc(tables.attributes.position), asc(tables.attributes.code));
  const values = await tx.select().from(tables.attributeValues).orderBy(asc(tables.attributeValues.position));
  return {
    attributes: rows.map((row) => ({
      code: row.code,
      name: { es: row.nameEs, ca: row.nameCa },
      group: { es: row.groupEs, ca: row.groupCa },
      type: row.type,
      unit: row.unit,
      filter: row.filter,
      terms: new Map(),
    })),
    valueNames: new Map(
      values.map(({ attribute, value, nameEs, nameCa }) => [`${attribute}=${value}`, { es: nameEs, ca: nameCa }]),
    ),
  };
}

function buildIndex(
  version: number,
  rows: readonly ProductRow[],
  sectionById: Map<number, IndexedSection>,
  brands: IndexedBrand[],
  { attributes, valueNames }: { attributes: IndexedAttribute[]; valueNames: Map<string, Term['name']> },
): CatalogueIndex {
  const brandAt = new Map(brands.map(({ id }, at) => [id, at]));
  const section = rows.map((row) => sectionById.get(row.section_id)!);
  const brand = Int32Array.from(rows, (row) => (row.brand_id === null ? -1 : (brandAt.get(row.brand_id) ?? -1)));
  const price = Int32Array.from(rows, (row) => row.sale_price ?? row.price ?? 0);
  const isArchived = Uint8Array.from(rows, (row) => Number(row.is_archived));
  shelve(rows, isArchived, section, brand, brands);
  return {
    version,
    ids: Int32Array.from(rows, ({ id }) => id),
    positionById: new Map(rows.map(({ id }, at) => [id, at])),
    section,
    brand,
    price,
    isReduced: Uint8Array.from(rows, (row) => Number(row.sale_price !== null)),
    isArchived,
    available: Uint8Array.from(rows, (row) => Number(row.available)),
    model: rows.map((row) => row.model),
    ...rankProducts(rows, price),
    ...indexTerms(rows, attributes, valueNames),
    sections: [...sectionById.values()],
    sectionById,
    sectionByUrl: new Map([...sectionById.values()].map((one) => [one.url, one])),
    brands,
    brandById: new Map(brands.map((one) => [one.id, one])),
    brandByCode: new Map(brands.map(({ code }, at) => [code, at])),
    attributes,
    attributeByCode: new Map(attributes.map(({ code }, at) => [code, at])),
  };
}

/** Gives each section and brand the positions of its products, archived ones left out. */
function shelve(
  rows: readonly ProductRow[],
  isArchived: Uint8Array,
  section: readonly IndexedSection[],
  brand: Int32Array,
  brands: readonly IndexedBrand[],
): void {
  const inSection = new Map<IndexedSection, number[]>();
  const ofBrand = new Map<IndexedBrand, number[]>();
  const add = <Key,>(lists: Map<Key, number[]>, key: Key, position: number): void => {
    const list = lists.get(key);
    if (list) list.push(position);
    else lists.set(key, [position]);
  };
  for (let position = 0; position < rows.length; position += 1) {
    if (isArchived[position]) continue;
    for (let at: IndexedSection | null = section[position]!; at; at = at.parent) add(inSection, at, position);
    if (brand[position] !== -1) add(ofBrand, brands[brand[position]!]!, position);
  }
  for (const [one, positions] of inSection) one.products = Int32Array.from(positions);
  for (const [one, positions] of ofBrand) one.products = Int32Array.from(positions);
}

/** Equal places are settled by the newer product, so that paging never repeats or loses one. */
function rankProducts(rows: readonly ProductRow[], price: Int32Array): Pick<CatalogueIndex, 'rank' | 'nameRank'> {
  const rankBy = (compare: (a: number, b: number) => number): Int32Array => {
    const order = Array.from(rows, (_, position) => position).sort((a, b) => compare(a, b) || rows[b]!.id - rows[a]!.id);
    const rank = new Int32Array(rows.length);
    order.forEach((position, place) => (rank[position] = place));
    return rank;
  };
  const discount = rows.map((row) => (row.sale_price === null ? 0 : discountPercent(row.price!, row.sale_price)));
  const popular = (a: number, b: number): number => rows[b]!.popularity - rows[a]!.popularity;
  // What has no price stands last in either direction.
  const dearest = (position: number): number => price[position] || Number.MAX_SAFE_INTEGER;
  const nameRank = Object.fromEntries(
    locales.map((locale) => {
      const { compare } = new Intl.Collator(locale, { numeric: true });
      return [locale, rankBy((a, b) => compare(rows[a]![`name_${locale}`], rows[b]![`name_${locale}`]))];
    }),
  ) as CatalogueIndex['nameRank'];
  return {
    rank: {
      popular: rankBy(popular),
      price_asc: rankBy((a, b) => dearest(a) - dearest(b)),
      price_desc: rankBy((a, b) => price[b]! - price[a]!),
      new: rankBy((a, b) => rows[b]!.published - rows[a]!.published),
      discount: rankBy((a, b) => discount[b]! - discount[a]! || popular(a, b)),
    },
    nameRank,
  };
}

/** Numbers the values that products have and lists them by product. */
function indexTerms(
  rows: readonly ProductRow[],
  attributes: readonly IndexedAttribute[],
  valueNames: ReadonlyMap<string, Term['name']>,
) {
  const attributeByCode = new Map(attributes.map(({ code }, at) => [code, at]));
  const terms: Term[] = [];
  const productTerms: number[] = [];
  const termStart = new Int32Array(rows.length + 1);
  rows.forEach((row, position) => {
    for (const [code, values] of Object.entries(row.attributes)) {
      const attribute = attributeByCode.get(code);
      if (attribute === undefined) continue;
      const known = attributes[attribute]!.terms;
      for (const value of values) {
        let term = known.get(value);
        if (term === undefined) {
          term = terms.push({ attribute, value, name: nameOfValue(attributes[attribute]!, value, valueNames) }) - 1;
          known.set(value, term);
        }
        productTerms.push(term);
      }
    }
    termStart[position + 1] = productTerms.length;
  });
  for (const attribute of attributes) sortTerms(attribute, [...valueNames.keys()]);
  return { terms, termStart, productTerms: Int32Array.from(productTerms) };
}

function nameOfValue(
  { code, type, unit }: IndexedAttribute,
  value: number | string | true,
  names: ReadonlyMap<string, Term['name']>,
): Term['name'] {
  if (type === 'number') return { es: formatAmount(Number(value), unit, 'es'), ca: formatAmount(Number(value), unit, 'ca') };
  return names.get(`${code}=${value}`) ?? { es: String(value), ca: String(value) };
}

/** Numbers by size, texts as their file lists them. */
function sortTerms(attribute: IndexedAttribute, listed: readonly string[]): void {
  const place = new Map(
    attribute.type === 'text' ? listed.filter((key) => key.startsWith(`${attribute.code}=`)).map((key, at) => [key, at]) : [],
  );
  const placeOf = (value: number | string | true): number =>
    typeof value === 'number' ? value : (place.get(`${attribute.code}=${value}`) ?? Number.MAX_SAFE_INTEGER);
  const sorted = [...attribute.terms].sort(([a], [b]) => placeOf(a) - placeOf(b));
  attribute.terms.clear();
  for (const [value, term] of sorted) attribute.terms.set(value, term);
}
