import type { Locale } from '#i18n/locale.ts';
import { localisedPath } from '#i18n/locale.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { Database } from '#platform/database/database.ts';
import type { KitItem, ProductCard, ProductDetail, WithdrawalExemption } from '../../contract.ts';
import type { Consumption } from '../../calculation-of.ts';
import type { Fulfilment } from '../../fulfilment.ts';
import type { AttributeValues, Guarantee, KitPart, Maker, StoredDocument } from '../catalogue-tables.ts';
import { offerCheck } from '../fits/offer-check.ts';
import { describeFits, fitProduct } from '../fits/describe-fits.ts';
import { findFits } from '../fits/find-fits.ts';
import { describeAttributes } from '../cards/describe-attributes.ts';
import { keyFigures } from '../cards/key-figures.ts';
import { documentLink } from '../file-links.ts';
import type { CatalogueIndex, ListingIndex } from '../index/catalogue-index.ts';
import { indexFor } from '../cards/find-cards.ts';
import { sectionScope } from '../listing/listing-scope.ts';
import { describeConsumption } from './describe-consumption.ts';
import { type Highlights, highlightsOf } from './product-highlights.ts';
import { type CardRow, cardColumns, cardOf, euros, priceOfRow } from '../cards/product-cards.ts';
import { makerIn, unitName } from './localised-words.ts';
import { namedDescription } from '../seo/page-description.ts';
import { productTitle, titleFigures } from '../seo/page-title.ts';
import { compareVersions } from '../../compare-versions.ts';
import { serverMessages } from '../server-messages.ts';
import { brandedName } from '#values/product-name.ts';
import type { Cents } from '#values/money.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity } from '#areas/pricing/quantity-price.ts';

/** What a product's page shows of other areas: src/app/product-page.ts adds it. */
export type FromOtherAreas = Pick<ProductDetail, 'pickupPoints' | 'delivery' | 'legalGuarantee' | 'questions'>;

/** A product's page as the catalogue knows it, and what other areas need of the product to add their part. */
export interface CataloguePage {
  /** What is `FromOtherAreas` is empty. */
  readonly page: ProductDetail;
  /** The price in force of one piece, in cents; 0 without a price. */
  readonly price: Cents;
  readonly sectionUrl: string;
  readonly attributes: AttributeValues;
}

export interface ProductPageParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
  readonly publicUrl: string;
  readonly shopName?: string | undefined;
  readonly highlights: Highlights;
}

interface ProductRow extends CardRow {
  version: number;
  ean: string | null;
  eans: string[];
  mpn: string | null;
  withdrawal_exemption: WithdrawalExemption | null;
  description_es: string;
  description_ca: string;
  documents: StoredDocument[];
  brand_documents: StoredDocument[];
  contents_es: string[];
  contents_ca: string[];
  kit: KitPart[];
  model: string | null;
  version_es: string;
  version_ca: string;
  sold_together: string[];
  maker: Maker | null;
  warnings_es: string[];
  warnings_ca: string[];
  guarantee: Guarantee | null;
  delivery_class: string | null;
  fulfilment: Fulfilment;
  is_appliance: boolean;
  is_weee: boolean;
  has_battery: boolean;
  consumption: Consumption | null;
}

const product = {
  name: 'catalogue-product',
  text: `SELECT (SELECT coalesce(max(version), 0) FROM catalogue_version) AS version, ${cardColumns}, p.attributes, p.ean, p.eans, p.mpn, p.withdrawal_exemption,
      p.description_es, p.description_ca, p.documents, p.contents_es, p.contents_ca, p.kit, p.model, p.version_es, p.version_ca,
      p.sold_together, coalesce(p.maker, b.maker) AS maker, coalesce(b.documents, '[]') AS brand_documents, p.warnings_es, p.warnings_ca, p.guarantee, p.delivery_class,
      p.fulfilment, p.is_appliance, p.is_appliance OR p.is_weee AS is_weee, p.has_battery, p.consumption
    FROM catalogue_products p LEFT JOIN catalogue_brands b ON b.id = p.brand_id WHERE p.slug = $1`,
};
const related = {
  name: 'catalogue-related',
  text: `SELECT ${cardColumns}, p.model, p.version_es, p.version_ca, p.consumption,
      CASE WHEN p.model = $2 THEN p.attributes ELSE '{}' END AS attributes FROM catalogue_products p
    WHERE p.article = ANY ($1::text[]) OR p.id = ANY ($4::int[]) OR (p.model = $2 AND NOT p.is_archived)
    ORDER BY p.article = ANY ($1::text[]) OR p.id = ANY ($4::int[]) DESC, p.price, p.id LIMIT $3`,
};
/** The cheapest versions of a model with more of them. */
const maxVersions = 100;
const oldSlug = {
  name: 'catalogue-old-slug',
  text: 'SELECT p.slug FROM catalogue_old_addresses o JOIN catalogue_products p ON p.id = o.product_id WHERE o.address = $1',
};

/** With its attributes where it is a version of the same model. */
type Related = CardRow & Pick<ProductRow, 'model' | 'version_es' | 'version_ca' | 'consumption'>;

/**
 * All that a product's page shows of the catalogue, in two queries, prices in euros. Fails with `product_not_found`, or
 * `product_moved` with its slug.
 */
export async function findProductPage(
  parts: ProductPageParts,
  slug: string,
  locale: Locale,
): Promise<CataloguePage | Failure<'product_not_found' | 'product_moved'>> {
  const { $client } = parts.database;
  const [row] = (await $client.query<ProductRow>({ ...product, values: [slug] })).rows;
  if (!row) {
    const [moved] = (await $client.query<{ slug: string }>({ ...oldSlug, values: [slug] })).rows;
    return moved
      ? failure('product_moved', {
          facts: { slug: moved.slug, location: `/catalog/product/${encodeURIComponent(moved.slug)}` },
        })
      : failure('product_not_found');
  }
  const index = await indexFor(parts.catalogueIndex, row.version, [row]);
  const card = cardOf(index, row, locale);
  if (!card) return failure('product_not_found');
  const kitArticles = row.kit.flatMap((part) => ('article' in part ? [part.article] : []));
  const articles = [...kitArticles, ...row.sold_together];
  const fits = findFits(index, row.id);
  const ready = card.readyToUse?.with ?? [];
  const fitIds = [...fits.groups.flatMap(({ ids }) => ids), ...ready.map((one) => one.product_id)];
  const values = [articles, row.model, articles.length + fitIds.length + maxVersions, fitIds];
  const others = (await $client.query<Related>({ ...related, values })).rows;
  const byArticle = new Map(others.map((other) => [other.article, other]));
  const byId = new Map(others.map((other) => [other.id, other]));
  const isOffered = offerCheck(index, [row.id]);
  const cardFor = (article: string): ProductCard | null => {
    const found = byArticle.get(article);
    return found ? cardOf(index, found, locale) : null;
  };
  const t = serverMessages[locale].seo;
  const versions = others.filter((other) => row.model !== null && other.model === row.model && other.id !== row.id);
  const soldTogether = row.sold_together
    .flatMap((article) => cardFor(article) ?? [])
    .filter(({ id, isSellable }) => isSellable && isOffered(id));
  const described = describeAttributes(index, row.attributes, locale);
  const fullName = brandedName(card.name, card.brand?.name);
  const section = index.sectionById.get(row.section_id)!;
  const figures = titleFigures(keyFigures(index, section, described, card.name), described);
  const page: ProductDetail = {
    ...card,
    ean: row.ean,
    ...(row.eans.length > 0 && { eans: [row.ean, ...row.eans].filter((number) => number !== null) }),
    mpn: row.mpn,
    withdrawalExemption: row.withdrawal_exemption,
    description: row[`description_${locale}`],
    ...highlightsOf(parts.highlights, { values: row.attributes, described, section }, locale),
    technicalSheet: sheetOf(described),
    ...papersOf(row.documents, locale),
    contents: row[`contents_${locale}`],
    pickupPoints: [],
    delivery: null,
    kit: row.kit.flatMap((part) => kitItem(part, cardFor, locale)),
    model: row.model,
    version: row[`version_${locale}`],
    versions: versions
      .flatMap((other) => {
        const version = cardOf(index, other, locale);
        return version ? [{ ...version, version: other[`version_${locale}`] }] : [];
      })
      .sort((one, other) => compareVersions(one.version || one.name, other.version || other.name, locale)),
    soldTogether,
    fits: describeFits(index, fits, byId, locale),
    ...(card.readyToUse && {
      readyWith: ready.flatMap(({ product_id: id, quantity }) => readyProduct(index, byId.get(id), quantity, locale)),
    }),
    content: row.content && { amount: row.content.amount / 1000, measure: row.content.measure },
    ...describeConsumption(
      row,
      versions,
      soldTogether.map(({ article }) => byArticle.get(article)!),
    ),
    // A service has no maker.
    maker: row.is_virtual ? null : makerIn(row.maker, locale),
    warnings: row[`warnings_${locale}`],
    guarantee: row.guarantee && { years: row.guarantee.years, terms: row.guarantee.terms[locale] },
    legalGuarantee: null,
    deliveryClass: row.delivery_class,
    fulfilment: row.fulfilment,
    isAppliance: row.is_appliance,
    ...(row.is_weee && { weee: true }),
    ...(row.has_battery && { battery: true }),
    // One that the product has of its own is not shown twice.
    brandCertificates: row.brand_documents
      .filter(({ hash }) => !row.documents.some((own) => own.hash === hash))
      .map((document) => documentLink(document, locale)),
    questions: [],
    seo: {
      title: productTitle(
        { ...card, brand: card.brand?.name ?? null, version: row[`version_${locale}`], figures },
        parts.shopName ?? '',
      ),
      description: namedDescription(`${fullName}.`, row[`description_${locale}`], t.article(card.article)),
      canonical: parts.publicUrl + localisedPath(card.url, locale),
    },
    breadcrumbs: [...sectionScope(section, locale).breadcrumbs, { name: fullName, url: card.url }],
  };
  const price = unitPrice(priceOfRow(row));
  return { page, price, sectionUrl: section.url, attributes: row.attributes };
}

function readyProduct(index: CatalogueIndex, row: CardRow | undefined, quantity: number, locale: Locale) {
  return fitProduct(index, row, locale).map((found) => {
    const { base, sale } = priceAtQuantity({ ...priceOfRow(row!), quantityPrices: row!.quantity_prices }, quantity);
    return { ...found, price: { ...found.price, base: euros(base), sale: euros(sale) }, quantity };
  });
}

/** The papers of the energy label apart from the others. */
function papersOf(
  documents: readonly StoredDocument[],
  locale: Locale,
): Pick<ProductDetail, 'documents' | 'energy_label' | 'product_sheet'> {
  const links = { documents: [] as ProductDetail['documents'] };
  const ofLabel: Pick<ProductDetail, 'energy_label' | 'product_sheet'> = {};
  for (const document of documents) {
    const { kind } = document;
    if (kind === 'energy_label' || kind === 'product_sheet') ofLabel[kind] = documentLink(document, locale);
    else links.documents.push({ kind, ...documentLink(document, locale) });
  }
  return { ...links, ...ofLabel };
}

function sheetOf(attributes: ReturnType<typeof describeAttributes>): ProductDetail['technicalSheet'] {
  const groups = Map.groupBy(attributes, ({ group }) => group);
  return [...groups].map(([group, rows]) => ({
    group,
    rows: rows.map(({ name, value, unit }) => ({ name, value, unit })),
  }));
}

/** An article that the shop does not have yet is left out. A part that is not sold alone has no price. */
function kitItem(part: KitPart, cardFor: (article: string) => ProductCard | null, locale: Locale): KitItem[] {
  if ('name' in part) {
    const { name, quantity } = part;
    return [
      {
        id: null,
        name: name[locale],
        slug: null,
        quantity,
        measure: unitName('ud', locale),
        price: null,
        isVirtual: false,
        picture: null,
      },
    ];
  }
  const found = cardFor(part.article);
  if (!found) return [];
  const { id, name, slug, price, unit, isSellable, isVirtual, picture } = found;
  return [
    {
      id,
      name,
      slug,
      quantity: part.quantity,
      measure: unitName(unit, locale),
      price: isSellable ? price : null,
      isVirtual,
      picture,
    },
  ];
}
