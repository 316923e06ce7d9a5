import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { standardVatRate, type VatRate } from '#areas/pricing/vat.ts';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { Content } from '#areas/pricing/price-per-measure.ts';
import type { Cents } from '#values/money.ts';
import type { Consumption } from '../calculation-of.ts';
import type { WithdrawalExemption } from '../contract.ts';
import type { Fulfilment } from '../fulfilment.ts';
import type { FitCondition, FitRule, FitSide } from './fit-rules.ts';

/** Files are on disk under their hash; a picture's size reserves its space before it has loaded. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
}

export interface StoredDocument {
  kind: 'instructions' | 'certificate' | 'energy_label' | 'product_sheet';
  hash: string;
  size: number;
  name: { es: string; ca: string };
}

/** A part of a kit: another article of the shop, or one that is not sold on its own. */
export type KitPart = { article: string; quantity: number } | { name: { es: string; ca: string }; quantity: number };

/** Who answers for a product: postal address, and an e-mail address or a website. */
export interface Company {
  name: string;
  address: string;
  contact: string;
}

/** The maker of a product and, if that is outside the EU, the responsible person there (Regulation (EU) 2023/988 art. 19). */
export interface Maker extends Company {
  responsible: Company | null;
}

/** The producer's own guarantee of more than two years, and its terms. */
export interface Guarantee {
  years: number;
  terms: { es: string; ca: string };
}

/** What the energy label of a product says (Regulation (EU) 2017/1369). */
export interface EnergyLabel {
  class: string;
  /** The best and the worst class, 'A-G'. */
  scale: string;
  /** Its number in the European product registry; null: the list names none. */
  eprel: string | null;
}

/** Attribute code to its values: numbers in the attribute's unit, codes of texts, true for flags. */
export type AttributeValues = Record<string, (number | string | true)[]>;

const at = (name: string) => timestamp(name, { withTimezone: true });

export const sections = pgTable('catalogue_sections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  code: text().notNull().unique(),
  parentId: integer('parent_id'),
  /** `/catalog/<path>` */
  url: text().notNull().unique(),
  nameEs: text('name_es').notNull(),
  nameCa: text('name_ca').notNull(),
  descriptionEs: text('description_es').notNull().default(''),
  descriptionCa: text('description_ca').notNull().default(''),
  picture: jsonb().$type<StoredPicture>(),
  /** Codes of the attributes that its cards show as figures, the most important first; empty: those of the section above. */
  keyAttributes: text('key_attributes').array().notNull().default([]),
  position: integer().notNull().default(0),
});

export const brands = pgTable('catalogue_brands', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  color: text(),
  darkColor: text('dark_color'),
  picture: jsonb().$type<StoredPicture>(),
  descriptionEs: text('description_es').notNull().default(''),
  descriptionCa: text('description_ca').notNull().default(''),
  /** The maker of its products that name none. */
  maker: jsonb().$type<Maker>(),
  /** Its certificates, shown with each of its products. */
  documents: jsonb().$type<StoredDocument[]>().notNull().default([]),
  position: integer().notNull().default(0),
});

export const attributes = pgTable('catalogue_attributes', {
  code: text().primaryKey(),
  nameEs: text('name_es').notNull(),
  nameCa: text('name_ca').notNull(),
  type: text().$type<'number' | 'text' | 'flag'>().notNull(),
  unit: text().notNull().default(''),
  groupEs: text('group_es').notNull().default(''),
  groupCa: text('group_ca').notNull().default(''),
  filter: text().$type<'list' | 'range' | 'flag' | 'none'>().notNull().default('none'),
  position: integer().notNull().default(0),
});

export const attributeValues = pgTable(
  'catalogue_attribute_values',
  {
    attribute: text().notNull(),
    value: text().notNull(),
    nameEs: text('name_es').notNull(),
    nameCa: text('name_ca').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.value] })],
);

/** What must hold between products that are offered together, in the order of its file. */
export const fitRules = pgTable('catalogue_fit_rules', {
  code: text().primaryKey(),
  position: integer().notNull(),
  use: text().$type<FitRule['use']>().notNull(),
  accessory: jsonb().$type<FitSide>().notNull(),
  machine: jsonb().$type<FitSide>().notNull(),
  conditions: jsonb().$type<FitCondition[]>().notNull(),
});
/** An article number without what people leave out or write in another way: dashes, dots, spaces, small letters. */
export const plainArticle = (article: AnyPgColumn): SQL =>
  sql`upper(regexp_replace(${article}, '[^[:alnum:]]', '', 'g'))`;

/** One row has all that the import names of a product, so that no shopper sees it half changed. */
export const products = pgTable(
  'catalogue_products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    article: text().notNull().unique(),
    slug: text().notNull().unique(),
    ean: text(),
    /** Further numbers under which it is sold, such as those of its boxes. */
    eans: text().array().notNull().default([]),
    /** The maker's part number. */
    mpn: text(),
    nameEs: text('name_es').notNull(),
    nameCa: text('name_ca').notNull(),
    descriptionEs: text('description_es').notNull().default(''),
    descriptionCa: text('description_ca').notNull().default(''),
    sectionId: integer('section_id').notNull(),
    brandId: integer('brand_id'),
    /** List price in cents; null: known to the shop but not sellable. */
    price: integer(),
    /** Reduced price in cents. */
    salePrice: integer('sale_price'),
    /** Cents per unit from a number of pieces on, fewest first. */
    quantityPrices: jsonb('quantity_prices').$type<QuantityPrice<Cents>[]>().notNull().default([]),
    /** Whole percent; the prices include it. */
    vatRate: integer('vat_rate').$type<VatRate>().notNull().default(standardVatRate),
    /** Of a price in force that the data call reduced: when it took effect, and its reference (areas/pricing/reduced-price.ts). */
    reducedAt: at('reduced_at'),
    lowestPrice30Days: integer('lowest_price_30_days'),
    /** What can be sold now; of a kit of parts, as often as its parts allow. Written by the inventory area alone. */
    stock: integer().notNull().default(0),
    /** Pieces that unpaid orders hold whose address nobody has confirmed; no part of `stock`. Written by the inventory area alone. */
    held: integer().notNull().default(0),
    /** Sold from the stock of its parts, with none of its own. Written by the inventory area alone. */
    isKitOfParts: boolean('is_kit_of_parts').notNull().default(false),
    /** A kit with a part that is archived, has no price or is itself a kit. Written by the inventory area alone. */
    lacksPart: boolean('lacks_part').notNull().default(false),
    /** The figure of the last import: it sets the stock again only when it changes, so that later orders stay taken. */
    importedStock: integer('imported_stock').notNull().default(0),
    unit: text().notNull().default('ud'),
    /** What one piece contains, for the price per litre, kilo or metre. */
    content: jsonb().$type<Content>(),
    /** How far a piece goes, for the calculation of what a buyer needs. */
    consumption: jsonb().$type<Consumption>(),
    /** Null: its brand's. */
    maker: jsonb().$type<Maker>(),
    warningsEs: text('warnings_es').array().notNull().default([]),
    warningsCa: text('warnings_ca').array().notNull().default([]),
    guarantee: jsonb().$type<Guarantee>(),
    /** Class of goods by weight and volume, as delivery.json names it; null: ordinary goods. */
    deliveryClass: text('delivery_class'),
    fulfilment: text().$type<Fulfilment>().notNull().default('any'),
    /** Electrical or electronic: an old one is taken back when it is delivered (RD 110/2015). */
    isAppliance: boolean('is_appliance').notNull().default(false),
    /** Waste of it is collected as electrical and electronic equipment (RD 110/2015); true of every appliance. */
    isWeee: boolean('is_weee').notNull().default(false),
    /** It is, holds or comes with a battery (Regulation (EU) 2023/1542). */
    hasBattery: boolean('has_battery').notNull().default(false),
    energy: jsonb().$type<EnergyLabel>(),
    /** Where the store keeps it. */
    shelf: text(),
    isArchived: boolean('is_archived').notNull().default(false),
    isVirtual: boolean('is_virtual').notNull().default(false),
    isSellable: boolean('is_sellable')
      .notNull()
      .generatedAlwaysAs(sql`price IS NOT NULL AND NOT is_archived AND NOT lacks_part`),
    /** null: its buyers may withdraw. */
    withdrawalExemption: text('withdrawal_exemption').$type<WithdrawalExemption>(),
    isNew: boolean('is_new').notNull().default(false),
    publishedAt: at('published_at').notNull(),
    popularity: integer().notNull().default(0),
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    documents: jsonb().$type<StoredDocument[]>().notNull().default([]),
    attributes: jsonb().$type<AttributeValues>().notNull().default({}),
    contentsEs: text('contents_es').array().notNull().default([]),
    contentsCa: text('contents_ca').array().notNull().default([]),
    kit: jsonb().$type<KitPart[]>().notNull().default([]),
    model: text(),
    /** What its maker calls it, such as 'NDP 18-60'; the names begin with it or hold it. */
    modelName: text('model_name'),
    versionEs: text('version_es').notNull().default(''),
    versionCa: text('version_ca').notNull().default(''),
    soldTogether: text('sold_together').array().notNull().default([]),
    /** Hash of the imported row; the same row again changes nothing. */
    sourceHash: text('source_hash').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    check('catalogue_products_stock_never_negative', sql`${table.stock} >= 0`),
    check('catalogue_products_held_never_negative', sql`${table.held} >= 0`),
    check('catalogue_products_vat_rate', sql`${table.vatRate} IN (21, 10, 4, 0)`),
    check('catalogue_products_fulfilment', sql`${table.fulfilment} IN ('any', 'pickup', 'delivery', 'home')`),
    index('catalogue_products_section').on(table.sectionId),
    index('catalogue_products_plain_article').on(plainArticle(table.article)),
    index('catalogue_products_ean').on(table.ean),
    index('catalogue_products_eans')
      .using('gin', table.eans)
      .where(sql`${table.eans} <> '{}'`),
    index('catalogue_products_model')
      .on(table.model)
      .where(sql`${table.model} IS NOT NULL`),
    index('catalogue_products_kits')
      .on(table.id)
      .where(sql`${table.kit} <> '[]'`),
  ],
);

/** Earlier addresses: old slugs of products and old URLs of sections. */
export const oldAddresses = pgTable('catalogue_old_addresses', {
  address: text().primaryKey(),
  productId: integer('product_id'),
  sectionId: integer('section_id'),
});

/** The price in force (reduced or not) from a moment on, in cents; null from when the product was no longer for sale. */
export const priceHistory = pgTable(
  'catalogue_price_history',
  {
    productId: integer('product_id').notNull(),
    validFrom: at('valid_from').notNull(),
    price: integer(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.validFrom] })],
);

/** One row; the number grows with every change of the catalogue except of stock alone. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull().default(0),
});

/** The loading of the demo catalogue, so that an interrupted one is resumed at the next start. */
export const demoLoads = pgTable('catalogue_demo_loads', {
  id: smallint().primaryKey().default(1),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
});

/** Imports of lists of products that have written something, or were about to; dry runs are none. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of its report, as stock movements name it. */
    name: text().notNull(),
    /** The list, without its folder. */
    file: text().notNull(),
    mode: text({ enum: ['products', 'update'] }).notNull(),
    startedAt: at('started_at').notNull(),
    /** null: it is running, or was broken off. */
    finishedAt: at('finished_at'),
    /** Rows, as the report counts them. */
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    /** Products that the list does not name. */
    archived: integer().notNull().default(0),
    /** When what it did was taken back. */
    undoneAt: at('undone_at'),
    ...actorColumns,
  },
  (table) => [actorCheck('catalogue_imports', table), index('catalogue_imports_name').on(table.name)],
);

/** What imports have replaced, so that it can be brought back; kept for some weeks. */
export const importChanges = pgTable(
  'catalogue_import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogueImports.id),
    productId: integer('product_id').notNull(),
    /** Columns of the product's row as they were, by name; null: the import has created it. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The `updated_at` that the import gave it: with another one it was changed since. */
    savedAt: at('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.productId] })],
);

/** The last download of an address: not fetched again while unchanged, and used while the server is unavailable. */
export const downloads = pgTable('catalogue_downloads', {
  address: text().primaryKey(),
  hash: text().notNull(),
  bytes: integer().notNull(),
  /** The size of a picture; null: a document. */
  width: integer(),
  height: integer(),
  etag: text(),
  lastModified: text('last_modified'),
});
