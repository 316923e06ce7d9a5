import { defaultLowStock } from '../../low-stock.ts';
import { addCents, type Cents, cents, eurosFromCents } from '#values/money.ts';
import type { Locale } from '#i18n/locale.ts';
import { discountPercent, isReduced, type Price, unitPrice } from '#areas/pricing/price.ts';
import { type QuantityPrice, quantitySteps } from '#areas/pricing/quantity-price.ts';
import { priceInForce } from '#areas/pricing/reduced-price.ts';
import { kitSaving } from '#areas/pricing/kit-saving.ts';
import { type Content, pricePerMeasure } from '#areas/pricing/price-per-measure.ts';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import type { CatalogueIndex, IndexedSection } from '../index/catalogue-index.ts';
import type { AttributeValues, EnergyLabel, StoredPicture } from '../catalogue-tables.ts';
import { pictureOf } from '../file-links.ts';
import { describeAttributes } from './describe-attributes.ts';
import { keyFigures } from './key-figures.ts';

/** What a card shows, fresh from the database. */
export interface CardRow {
  id: number;
  slug: string;
  article: string;
  name_es: string;
  name_ca: string;
  model_name: string | null;
  section_id: number;
  brand_id: number | null;
  price: number | null;
  sale_price: number | null;
  vat_rate: VatRate;
  quantity_prices: QuantityPrice<Cents>[];
  lowest_price_30_days: number | null;
  stock: number;
  unit: string;
  content: Content | null;
  is_archived: boolean;
  is_virtual: boolean;
  is_sellable: boolean;
  is_new: boolean;
  energy: EnergyLabel | null;
  pictures: StoredPicture[];
  /** Prices of a kit's parts in cents, null where one is not sold on its own; null: no kit. */
  kit_parts: { quantity: number; price: number | null; sale: number | null }[] | null;
  attributes: AttributeValues;
}

export const cardColumns = `p.id, p.slug, p.article, p.name_es, p.name_ca, p.model_name, p.section_id, p.brand_id, p.price, p.sale_price, p.quantity_prices, p.vat_rate,
  p.lowest_price_30_days, p.stock, p.unit, p.content, p.is_archived, p.is_virtual, p.is_sellable, p.is_new,
  p.energy, p.pictures, CASE WHEN p.kit <> '[]' THEN (
    SELECT json_agg(json_build_object('quantity', (item.value ->> 'quantity')::float8,
      'price', CASE WHEN part.is_sellable THEN part.price END, 'sale', part.sale_price))
    FROM jsonb_array_elements(p.kit) AS item(value)
      LEFT JOIN catalogue_products AS part ON part.article = item.value ->> 'article') END AS kit_parts`;

/**
 * What identifies a product's row as it is now, by the transaction that wrote it, and the rows of a kit's parts: with another
 * stamp its card may be another.
 */
const stamp = `p.xmin::text || CASE WHEN p.kit <> '[]' THEN coalesce((
    SELECT string_agg(' ' || part.id || ' ' || part.xmin::text, '' ORDER BY part.id)
    FROM jsonb_array_elements(p.kit) AS item(value) JOIN catalogue_products AS part ON part.article = item.value ->> 'article'), '')
  ELSE '' END AS stamp`;

// Returns the version even without a product, so that a stale index is noticed.
const cardQuery = (columns: string): string => `SELECT v.version, ${columns}
  FROM (SELECT coalesce(max(version), 0) AS version FROM catalogue_version) v
  LEFT JOIN catalogue_products p ON p.id = ANY ($1::int[])`;

const statements = {
  plain: { name: 'catalogue-cards', text: cardQuery(`${cardColumns}, ${stamp}`) },
  withAttributes: { name: 'catalogue-cards-attributes', text: cardQuery(`${cardColumns}, p.attributes, ${stamp}`) },
  stamps: { name: 'catalogue-card-stamps', text: cardQuery(`p.id, ${stamp}`) },
};

type Stamped = Pick<CardRow, 'id'> & { readonly stamp: string };

/** The stamps of products by id, with the version of the catalogue that they are of. */
export async function findStamps(
  database: Database,
  ids: readonly number[],
): Promise<{ version: number; stamps: Map<number, string> }> {
  const { rows } = await database.$client.query<Stamped & { version: number }>({ ...statements.stamps, values: [ids] });
  const known = rows.filter(({ id }) => id !== null);
  return { version: rows[0]!.version, stamps: new Map(known.map((row) => [row.id, row.stamp])) };
}

/** Rows of products by id, in any order, with their stamps and the version of the catalogue that they are of. */
export async function findCardRows(
  database: Database,
  ids: readonly number[],
  withAttributes = false,
): Promise<{ version: number; rows: Map<number, CardRow & Stamped> }> {
  const statement = withAttributes ? statements.withAttributes : statements.plain;
  const { rows } = await database.$client.query<CardRow & Stamped & { version: number }>({
    ...statement,
    values: [ids],
  });
  return { version: rows[0]!.version, rows: new Map(rows.filter(({ id }) => id !== null).map((row) => [row.id, row])) };
}

/** The stock of a virtual product, which does not run out. */
export const virtualStock = 999;

/** The price in force of a row, and the former one where it is reduced. */
export const priceOfRow = (row: Pick<CardRow, 'price' | 'sale_price' | 'lowest_price_30_days'>): Price<Cents> =>
  priceInForce({ price: row.price, salePrice: row.sale_price, reference: row.lowest_price_30_days });

/** Pages carry only what differs from what they would call few themselves. */
function stockOf(quantity: number, lowStock = defaultLowStock): ProductCard['stock'] {
  const low = quantity <= lowStock;
  return { available: quantity > 0, quantity, ...(low !== quantity <= defaultLowStock && { low }) };
}

/** A card in a language; null where the index does not know the product's section yet. */
export function cardOf(
  index: CatalogueIndex,
  row: CardRow,
  locale: Locale,
  withAttributes = false,
): ProductCard | null {
  const section = index.sectionById.get(row.section_id);
  if (!section) return null;
  const brand = row.brand_id === null ? undefined : index.brandById.get(row.brand_id);
  const pictures = row.pictures.map((picture) => pictureOf(picture)!);
  const price = priceOfRow(row);
  const isSellable = row.is_sellable;
  const steps = quantitySteps(price, row.quantity_prices);
  const quantity = row.is_virtual ? virtualStock : row.stock;
  return {
    id: row.id,
    slug: row.slug,
    url: `/product/${row.slug}`,
    name: row[`name_${locale}`],
    modelName: row.model_name,
    article: row.article,
    brand: brand ? { code: brand.code, name: brand.name, url: `/brands/${brand.code}`, color: brand.color } : null,
    section: { id: section.id, name: section.name[locale], url: section.url },
    picture: pictures[0] ?? null,
    pictures,
    price: { base: euros(price.base), sale: euros(price.sale), currency: 'EUR' },
    vatRate: row.vat_rate,
    ...(steps.length > 0 && {
      quantityPrices: steps.map(({ from, price }) => ({ from, price: eurosFromCents(price) })),
    }),
    discount: discountPercent(price),
    lowestPrice30Days: isReduced(price) ? euros(price.base) : null,
    unitPrice: measurePriceOf(price, row.content),
    ...(row.energy && energyFields(row.energy)),
    kitSaving: kitSavingOf(row),
    ...readyPart(index, row, price, locale),
    stock: stockOf(isSellable ? quantity : 0, index.lowStock),
    labels: [...(isReduced(price) ? (['sale'] as const) : []), ...(row.is_new ? (['new'] as const) : [])],
    isArchived: row.is_archived,
    isSellable,
    isVirtual: row.is_virtual,
    unit: row.unit,
    ...(withAttributes && describeFeatures(index, row, section, locale)),
  };
}

function describeFeatures(index: CatalogueIndex, row: CardRow, section: IndexedSection, locale: Locale) {
  const attributes = describeAttributes(index, row.attributes, locale);
  return { attributes, keyFigures: keyFigures(index, section, attributes, row[`name_${locale}`]) };
}

/** What a machine is sold without, and its price with that. */
function readyPart(index: CatalogueIndex, row: CardRow, price: Price<Cents>, locale: Locale) {
  const bare = index.bare.get(index.positionById.get(row.id) ?? -1);
  if (!bare || row.is_archived) return {};
  const { attribute, value } = bare.platform;
  const term = index.attributes[index.attributeByCode.get(attribute)!]!.terms.get(value)!;
  const platform = { code: String(value), name: index.terms[term]!.name[locale] };
  const readyToUse = row.is_sellable &&
    bare.set && {
      price: eurosFromCents(addCents(unitPrice(price), bare.set.price)),
      with: bare.set.with.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    };
  return { bare: { lacks: [...bare.lacks], platform }, ...(readyToUse && { readyToUse }) };
}

const energyFields = ({ class: energyClass, scale, eprel }: EnergyLabel) => ({
  energy_class: energyClass,
  energy_scale: scale,
  ...(eprel && { eprel }),
});

const centsOf = (base: number | null, sale: number | null) => ({ base: cents(base ?? 0), sale: cents(sale ?? 0) });

/** The saving of a kit in euros. */
function kitSavingOf({ kit_parts: parts, price, sale_price: sale }: CardRow): ProductCard['kitSaving'] {
  const saving =
    parts &&
    kitSaving(
      centsOf(price, sale),
      parts.map((part) => ({
        price: part.price === null ? null : centsOf(part.price, part.sale),
        quantity: part.quantity,
      })),
    );
  return (
    saving && { apart: eurosFromCents(saving.apart), saved: eurosFromCents(saving.saved), percent: saving.percent }
  );
}

/** The price of a litre, kilo or metre in euros; null without a content, or where it says nothing. */
export function measurePriceOf(price: Price, content: Content | null): ProductCard['unitPrice'] {
  const perMeasure = content && pricePerMeasure(cents(unitPrice(price)), content);
  return perMeasure ? { price: eurosFromCents(perMeasure), measure: content!.measure } : null;
}

export const euros = (cents: number | null): number => (cents === null ? 0 : eurosFromCents(cents as Cents));
