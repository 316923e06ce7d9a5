import { asc, type SQL, sql } from 'drizzle-orm';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { IndexFile } from '#platform/stored-index/index-file.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { defaultLowStock } from '../../low-stock.ts';
import type { CatalogueIndex, IndexedBrand, IndexedSection } from './catalogue-index.ts';
import { readFitRules } from '../import/save/save-fit-rules.ts';
import * as tables from '../catalogue-tables.ts';
import { type CatalogueChanges, changedProducts } from './changed-products.ts';
import { IndexedProducts, type ProductRow, type ReferenceData } from './indexed-products.ts';
import type { KnownAttributes } from './indexed-terms.ts';
import { pictureOf } from '../file-links.ts';
import { idsThatDiffer, readDigests, type RowDigests } from './row-digests.ts';
import { keyOfReference, type StoredListings, storedListings } from './stored-listings.ts';

/** Rows read at once; more would block the process. */
const portion = 500;

/** From this share of the products on, reading all costs less than finding those that differ from what is stored. */
const shareReread = 1 / 2;

/**
 * Loads the index, each time from one snapshot of the database and yielding to other requests in between. Where the
 * announced changes name the products that differ, only their rows are read; at the start those that differ from the index
 * that `file` has stored.
 */
export function createIndexLoader(database: Database, lowStock = defaultLowStock, file?: IndexFile) {
  let products: IndexedProducts | undefined;
  let referenceKey = '';
  /** Of the rows as the products were when they were last compared with all of them. */
  let digests: RowDigests = new Map();
  /** The products whose rows were read after that. */
  const readSince = new Set<number>();
  const snapshotOf = async (all: IndexedProducts, version: number): Promise<CatalogueIndex> => ({
    ...(await all.snapshot(version)),
    lowStock,
    referenceKey,
  });
  const keepForNextStart = (): void => {
    const stored = storedListings(products!, digests);
    file!.store(referenceKey, () => stored);
  };

  async function loadFirst(tx: Queryable, version: number): Promise<CatalogueIndex> {
    const reference = await loadReference(tx);
    const key = keyOfReference(reference);
    const [now, stored] = await Promise.all([
      file ? readDigests(tx, indexedColumns) : digests,
      file?.read(key) as Promise<StoredListings | null> | undefined,
    ]);
    if (stored) {
      products = new IndexedProducts(reference, stored);
      [referenceKey, digests] = [key, new Map(stored.digests)];
      const ids = idsThatDiffer(digests, now);
      const index = ids.length <= products.ids.length * shareReread ? await loadCompared(tx, version, ids, now) : null;
      if (index) return index;
    }
    return loadAll(tx, version, stored ? undefined : reference);
  }

  async function loadAll(tx: Queryable, version: number, given?: ReferenceData): Promise<CatalogueIndex> {
    const reference = given ?? (await loadReference(tx));
    referenceKey = keyOfReference(reference);
    const all = new IndexedProducts(reference);
    for await (const rows of readPortions(tx, sql`true`))
      for (const row of rows) {
        all.set(row);
        await yieldToEventLoop();
      }
    products = all;
    const index = await snapshotOf(all, version);
    if (!file) return index;
    digests = await readDigests(tx, indexedColumns);
    readSince.clear();
    if (file.isDue()) keepForNextStart();
    return index;
  }

  /** The products of these ids, which are all that differ from `now`; null when one is gone, too. */
  async function loadCompared(tx: Queryable, version: number, ids: readonly number[], now: RowDigests) {
    const gone = new Set(ids);
    const index = await loadChanged(tx, { productIds: ids, version }, (id) => gone.delete(id));
    if (!index || products!.ids.some((id) => gone.has(id))) return null;
    digests = now;
    readSince.clear();
    if (ids.length > 0 && file?.isDue()) keepForNextStart();
    return index;
  }

  /** Null when a product cannot be described with the sections and brands that were loaded. */
  async function loadChanged(
    tx: Queryable,
    { productIds, version }: CatalogueChanges,
    onRow?: (id: number) => void,
  ): Promise<CatalogueIndex | null> {
    const known = products!;
    for (let from = 0; from < productIds.length; from += portion) {
      const some = JSON.stringify(productIds.slice(from, from + portion));
      const isNamed = sql`id IN (SELECT value::int FROM jsonb_array_elements_text(${some}::jsonb))`;
      for await (const rows of readPortions(tx, isNamed))
        for (const row of rows) {
          if (!known.canDescribe(row)) return null;
          known.set(row);
          onRow?.(row.id);
          await yieldToEventLoop();
        }
    }
    return snapshotOf(known, version);
  }

  /** The announced changes, and what else differs from what is to be stored. */
  async function follow(tx: Queryable, changes: CatalogueChanges): Promise<CatalogueIndex | null> {
    if (!file?.isDue()) return loadChanged(tx, changes, (id) => readSince.add(id));
    const now = await readDigests(tx, indexedColumns);
    const ids = new Set([...changes.productIds, ...readSince, ...idsThatDiffer(digests, now)]);
    return loadCompared(tx, changes.version, [...ids], now);
  }

  return (last: CatalogueIndex | undefined, announced: readonly ChangeTag[]): Promise<CatalogueIndex> =>
    database.transaction(
      async (tx) => {
        const version = await readVersion(tx);
        if (!last || !products) return loadFirst(tx, version);
        const changes = changedProducts(announced, last.version, version);
        if (changes?.productIds.length === 0 && changes.version === last.version) return last;
        return (changes && (await follow(tx, changes))) ?? loadAll(tx, version);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
}

const loadReference = async (tx: Queryable): Promise<ReferenceData> => ({
  sections: await loadSections(tx),
  brands: await loadBrands(tx),
  fitRules: await readFitRules(tx),
  ...(await loadAttributes(tx)),
});

async function* readPortions(tx: Queryable, which: SQL): AsyncGenerator<ProductRow[]> {
  let last = 0;
  for (;;) {
    const { rows } = await tx.execute<ProductRow>(sql`
      SELECT id, section_id, brand_id, price, sale_price, lowest_price_30_days, ${isAvailable} AS available, is_archived,
        extract(epoch FROM published_at)::float8 AS published, popularity, name_es, name_ca, model, attributes,
        stock, is_virtual, CASE WHEN quantity_prices <> '[]' THEN quantity_prices END AS quantity_prices
      FROM catalogue_products WHERE id > ${last} AND ${which} ORDER BY id LIMIT ${portion}`);
    yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1)!.id;
  }
}

/** What the rows above are made of. */
const indexedColumns =
  sql.raw(`id, section_id, brand_id, price, sale_price, lowest_price_30_days, is_sellable, is_archived, published_at,
  popularity, name_es, name_ca, model, attributes, stock, is_virtual, quantity_prices`);

/** A virtual product does not run out. */
const isAvailable = sql.raw('(is_sellable AND (stock > 0 OR is_virtual))');

async function readVersion(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ version: number }>(
    sql`SELECT coalesce(max(version), 0) AS version FROM catalogue_version`,
  );
  return rows[0]!.version;
}

async function loadSections(tx: Queryable): Promise<Map<number, IndexedSection>> {
  const rows = await tx.select().from(tables.sections).orderBy(asc(tables.sections.position), asc(tables.sections.id));
  type Draft = { -readonly [Key in keyof IndexedSection]: IndexedSection[Key] };
  const sections = new Map<number, Draft>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        url: row.url,
        name: { es: row.nameEs, ca: row.nameCa },
        description: { es: row.descriptionEs, ca: row.descriptionCa },
        picture: pictureOf(row.picture),
        keyAttributes: row.keyAttributes,
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
  for (const section of sections.values()) section.keyAttributes = inheritedKeys(section);
  return sections;
}

function inheritedKeys(section: IndexedSection | null): readonly string[] {
  for (let at = section; at; at = at.parent) if (at.keyAttributes.length > 0) return at.keyAttributes;
  return [];
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
    certificates: row.documents,
    products: new Int32Array(),
  }));
}

async function loadAttributes(tx: Queryable): Promise<KnownAttributes> {
  const rows = await tx
    .select()
    .from(tables.attributes)
    .orderBy(asc(tables.attributes.position), asc(tables.attributes.code));
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
