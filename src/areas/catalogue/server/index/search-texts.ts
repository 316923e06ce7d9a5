import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { nameAfterModel } from '#values/product-name.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { Database } from '#platform/database/database.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { CataloguePicture } from '../../contract.ts';
import type { CatalogueIndex, IndexedAttribute, ListingIndex } from './catalogue-index.ts';
import { type CatalogueChanges, changedProducts } from './changed-products.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { formatAmount } from './format-amount.ts';
import { idsThatDiffer } from './row-digests.ts';
import type { SearchedProduct } from './searched-product.ts';
import { readTextDigests, textDigestsOf } from './text-digests.ts';

type Bilingual = Readonly<Record<Locale, string>>;

/** The texts of a product that a search looks in. */
export interface ProductTexts extends SearchedProduct {
  /** The name without the model that it may begin with: it then begins with what the product is. */
  readonly name: Bilingual;
  /** HTML. */
  readonly description: Bilingual;
  readonly brandCode: string | null;
  /** The values as displayed: '18 V', 'Madera', 'Sin escobillas'. */
  readonly attributes: readonly Bilingual[];
}

export interface CatalogueTexts {
  readonly version: number;
  /** A digest of the sections, brands and attributes that the texts are told with. */
  readonly referenceKey?: string | undefined;
  readonly products: readonly ProductTexts[];
  readonly sections: readonly {
    id: number;
    parentId: number | null;
    name: Bilingual;
    url: string;
    picture: CataloguePicture | null;
    count: number;
  }[];
  readonly brands: readonly {
    id: number;
    code: string;
    name: string;
    url: string;
    picture: CataloguePicture | null;
    count: number;
  }[];
}

/** The same with the products portion by portion, for whoever keeps none of their texts. */
export type TextPortions = Omit<CatalogueTexts, 'products'> & {
  readonly products: AsyncIterable<readonly ProductTexts[]>;
};

/** The products that differ from an earlier version, and the texts of those whose texts do. */
export interface ChangedTexts extends CatalogueTexts {
  readonly changed: readonly SearchedProduct[];
}

interface SearchedRow extends Record<string, unknown> {
  id: number;
  article: string;
  ean: string | null;
  eans: string[];
  model_name: string | null;
  section_id: number;
  popularity: number;
  is_sellable: boolean;
  is_archived: boolean;
  source_hash: string;
}

interface TextRow extends SearchedRow {
  name_es: string;
  name_ca: string;
  description_es: string;
  description_ca: string;
  brand_id: number | null;
  attributes: AttributeValues;
}

/** Rows read at once; a hundred thousand together would block the process for seconds. */
const portion = 500;
const searchedColumns = sql.raw(
  'id, article, ean, eans, model_name, section_id, popularity, is_sellable, is_archived, source_hash',
);
const textColumns = sql`${searchedColumns}, name_es, name_ca, description_es, description_ca, brand_id, attributes`;

interface TextParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
}

/**
 * All texts that a search looks in, of the version that listings show, of the products portion by portion; those that came
 * after the index are left out.
 */
export async function readTextPortions({ database, catalogueIndex }: TextParts): Promise<TextPortions> {
  const index = await catalogueIndex.get();
  return { ...sectionsAndBrands(index), products: readPortions(database, index) };
}

async function* readPortions(database: Database, index: CatalogueIndex): AsyncGenerator<ProductTexts[]> {
  for (let last = 0, isLast = false; !isLast;) {
    const { rows } = await database.execute<TextRow>(
      sql`SELECT ${textColumns} FROM catalogue_products WHERE id > ${last} ORDER BY id LIMIT ${portion}`,
    );
    yield rows.filter(({ section_id }) => index.sectionById.has(section_id)).map((row) => textsOf(index, row));
    isLast = rows.length < portion;
    last = rows.at(-1)?.id ?? last;
    await yieldToEventLoop();
  }
}

/** The same, all at once. */
export async function readSearchTexts({ database, catalogueIndex }: TextParts): Promise<CatalogueTexts> {
  const index = await catalogueIndex.get();
  const products: ProductTexts[] = [];
  for await (const some of readPortions(database, index)) products.push(...some);
  return { ...sectionsAndBrands(index), products };
}

/**
 * What differs from the texts of an earlier version, by the changes announced since; null where these do not tell.
 * Texts that `hasTexts` knows by their hash are not read.
 */
export async function readTextsSince(
  { database, catalogueIndex }: TextParts,
  version: number,
  announced: readonly ChangeTag[],
  hasTexts: (id: number, textHash: string) => boolean,
): Promise<ChangedTexts | null> {
  const index = await catalogueIndex.get();
  const changes = changedProducts(announced, version, index.version);
  return changes && readChangedTexts(database, index, changes, hasTexts);
}

/** From this share of the products on, reading all texts costs less. */
const shareReread = 1 / 2;

/**
 * What differs from products that were searched before, such as at an earlier start; null where one is gone or most differ.
 * Texts that `hasTexts` knows by their hash are not read.
 */
export async function readTextsThatDiffer(
  { database, catalogueIndex }: TextParts,
  before: readonly SearchedProduct[],
  hasTexts: (id: number, textHash: string) => boolean,
): Promise<ChangedTexts | null> {
  const index = await catalogueIndex.get();
  const now = await readTextDigests(database);
  const productIds = idsThatDiffer(await textDigestsOf(before), now);
  if (productIds.length > before.length * shareReread) return null;
  const changes = await readChangedTexts(database, index, { productIds, version: index.version }, hasTexts);
  const gone = new Set(productIds);
  for (const { id } of changes.changed) gone.delete(id);
  return before.some(({ id }) => gone.has(id)) ? null : changes;
}

/** The texts of these products only; they are read where `hasTexts` does not know the present ones. */
async function readChangedTexts(
  database: Database,
  index: CatalogueIndex,
  { productIds, version }: CatalogueChanges,
  hasTexts: (id: number, textHash: string) => boolean,
): Promise<ChangedTexts> {
  const changed: SearchedProduct[] = [];
  const products: ProductTexts[] = [];
  const isOneOf = (some: readonly number[]): SQL =>
    sql`id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(some)}::jsonb)) ORDER BY id`;
  for (let from = 0; from < productIds.length; from += portion) {
    const { rows } = await database.execute<SearchedRow>(
      sql`SELECT ${searchedColumns} FROM catalogue_products WHERE ${isOneOf(productIds.slice(from, from + portion))}`,
    );
    const known = rows.filter(({ section_id }) => index.sectionById.has(section_id)).map(searchedOf);
    const others = known.filter(({ id, textHash }) => !hasTexts(id, textHash)).map(({ id }) => id);
    const texts = await database.execute<TextRow>(
      sql`SELECT ${textColumns} FROM catalogue_products WHERE ${isOneOf(others)}`,
    );
    changed.push(...known);
    products.push(...texts.rows.map((row) => textsOf(index, row)));
    await yieldToEventLoop();
  }
  return { ...sectionsAndBrands(index), version, changed, products };
}

type ReferenceTexts = Omit<CatalogueTexts, 'products'>;

const sectionsAndBrands = ({ version, referenceKey, sections, brands }: CatalogueIndex): ReferenceTexts => ({
  version,
  referenceKey,
  sections: sections.map(({ id, parent, name, url, picture, products }) => ({
    id,
    parentId: parent?.id ?? null,
    name,
    url,
    picture,
    count: products.length,
  })),
  brands: brands.map(({ id, code, name, picture, products }) => ({
    id,
    code,
    name,
    url: `/brands/${code}`,
    picture,
    count: products.length,
  })),
});

const noEans: readonly string[] = [];

const searchedOf = (row: SearchedRow): SearchedProduct => ({
  id: row.id,
  article: row.article,
  ean: row.ean,
  // Most have none, and one empty list is enough for all of them.
  eans: row.eans.length > 0 ? row.eans : noEans,
  model: row.model_name,
  sectionId: row.section_id,
  popularity: row.popularity,
  isSellable: row.is_sellable,
  isArchived: row.is_archived,
  textHash: row.source_hash,
});

const textsOf = (index: CatalogueIndex, row: TextRow): ProductTexts => ({
  ...searchedOf(row),
  name: {
    es: nameAfterModel({ name: row.name_es, modelName: row.model_name }),
    ca: nameAfterModel({ name: row.name_ca, modelName: row.model_name }),
  },
  description: { es: row.description_es, ca: row.description_ca },
  brandCode: row.brand_id === null ? null : (index.brandById.get(row.brand_id)?.code ?? null),
  attributes: Object.entries(row.attributes).flatMap(([code, values]) => {
    const at = index.attributeByCode.get(code);
    return at === undefined ? [] : values.map((value) => wordsOf(index, index.attributes[at]!, value));
  }),
});

/** The name of a flag, a number with its unit, the name of a term. */
function wordsOf(index: CatalogueIndex, attribute: IndexedAttribute, value: number | string | true): Bilingual {
  if (value === true) return attribute.name;
  if (typeof value === 'number')
    return { es: formatAmount(value, attribute.unit, 'es'), ca: formatAmount(value, attribute.unit, 'ca') };
  const term = attribute.terms.get(value);
  return term === undefined ? { es: value, ca: value } : index.terms[term]!.name;
}
