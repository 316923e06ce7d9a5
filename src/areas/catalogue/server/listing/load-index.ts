import { asc, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/database.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { CatalogueIndex, IndexedBrand, IndexedSection } from './catalogue-index.ts';
import * as tables from '../catalogue-tables.ts';
import { IndexedProducts, type ProductRow } from './indexed-products.ts';
import type { KnownAttributes } from './indexed-terms.ts';
import { pictureOf } from '../media/picture-of.ts';

/** Rows read at once; more would block the process. */
const portion = 500;

/** Reads the whole index in one snapshot, yielding to other requests in between. */
export const loadIndex = (database: Database): Promise<CatalogueIndex> =>
  database.transaction(
    async (tx) => {
      const version = await readVersion(tx);
      const sections = await loadSections(tx);
      const brands = await loadBrands(tx);
      const attributes = await loadAttributes(tx);
      const products = new IndexedProducts(sections, brands, attributes);
      for await (const rows of readPortions(tx))
        for (const row of rows) {
          products.add(row);
          await yieldToEventLoop();
        }
      return {
        version,
        ...(await products.finish()),
        sections: [...sections.values()],
        sectionById: sections,
        sectionByUrl: new Map([...sections.values()].map((one) => [one.url, one])),
        brands,
        brandById: new Map(brands.map((one) => [one.id, one])),
        brandByCode: new Map(brands.map(({ code }, at) => [code, at])),
        attributes: attributes.attributes,
        attributeByCode: new Map(attributes.attributes.map(({ code }, at) => [code, at])),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function* readPortions(tx: Queryable): AsyncGenerator<ProductRow[]> {
  let last = 0;
  for (;;) {
    const { rows } = await tx.execute<ProductRow>(sql`
      SELECT id, section_id, brand_id, price, sale_price, ${isAvailable} AS available, is_archived,
        extract(epoch FROM published_at)::float8 AS published, popularity, name_es, name_ca, model, attributes
      FROM catalogue_products WHERE id > ${last} ORDER BY id LIMIT ${portion}`);
    yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1)!.id;
  }
}

/** A virtual product does not run out. */
const isAvailable = sql.raw('(is_sellable AND (stock > 0 OR is_virtual))');

async function readVersion(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ version: number }>(
    sql`SELECT coalesce(max(version), 0) AS version FROM catalogue_version`,
  );
  return rows[0]!.version;
}

/** Loads the index; when the catalogue's version is the same, only availability is read again. */
export async function reloadIndex(database: Database, last: CatalogueIndex | undefined): Promise<CatalogueIndex> {
  if (last && (await readVersion(database)) === last.version) return withFreshStock(database, last);
  return loadIndex(database);
}

/** The index with fresh availability; everything else stays within a version. */
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
