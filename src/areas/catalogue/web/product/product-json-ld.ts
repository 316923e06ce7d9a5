import { isReduced, unitPrice } from '#areas/pricing/price.ts';
import { isGtin } from '#values/gtin.ts';
import type { Thing } from '#web/json-ld.ts';
import type { ProductDetail } from '../../contract.ts';
import { isEprelNumber } from '../../energy-scale.ts';

export interface Site {
  /** The shop's address without a slash at the end. */
  readonly origin: string;
  /** Names the company, which the home page describes. */
  readonly sellerId: string;
  /** The absolute address of a path without language. */
  readonly addressOf: (path: string) => string;
  /** Names the shop's return policy, which the home page describes; null: it promises none. */
  readonly returnPolicy: Thing | null;
}

/** The most pictures that search engines look at. */
const maxPictures = 6;
/** The most other versions that a page describes. */
const maxVariants = 20;

type Product = Pick<
  ProductDetail,
  | 'name'
  | 'article'
  | 'ean'
  | 'mpn'
  | 'brand'
  | 'maker'
  | 'pictures'
  | 'price'
  | 'content'
  | 'unitPrice'
  | 'guarantee'
  | 'seo'
  | 'isArchived'
  | 'isSellable'
  | 'isVirtual'
  | 'stock'
  | 'delivery'
  | 'kit'
  | 'model'
  | 'modelName'
  | 'version'
  | 'versions'
  | 'technicalSheet'
  | 'energy_class'
  | 'energy_scale'
  | 'eprel'
  | 'withdrawalExemption'
>;

/** A product as search engines show it: the price and the stock that its page shows. */
export const productJsonLd = (product: Product, site: Site): Thing => ({
  '@type': 'Product',
  '@id': `${product.seo.canonical}#product`,
  name: product.name,
  sku: product.article,
  description: product.seo.description,
  url: product.seo.canonical,
  ...(isGtin(product.ean) && { gtin: product.ean }),
  ...(product.mpn && { mpn: product.mpn }),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
  ...(product.modelName && { model: product.modelName }),
  ...(product.maker && { manufacturer: organizationOf(product.maker) }),
  ...(product.model && product.version && variantOf(product.model, product, site)),
  ...propertiesOf(product),
  ...energyOf(product),
  image: product.pictures.slice(0, maxPictures).map(({ url }) => `${site.origin}${url}/1280.jpg`),
  ...(product.price.base > 0 && { offers: offerOf(product, site) }),
});

const offerOf = (product: Product, { addressOf, sellerId, returnPolicy }: Site): Thing => ({
  '@type': 'Offer',
  url: product.seo.canonical,
  price: unitPrice(product.price).toFixed(2),
  priceCurrency: product.price.currency,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${availability(product)}`,
  seller: { '@id': sellerId },
  ...priceSpecificationOf(product),
  ...(product.guarantee && { warranty: warrantyOf(product.guarantee) }),
  ...(product.delivery?.prices &&
    product.delivery.regions?.length !== 0 && {
      shippingDetails: shippingOf(product.delivery, product.delivery.prices),
    }),
  ...returnPolicyOf(product, returnPolicy),
  ...(product.kit.length > 0 && { includesObject: product.kit.map((part) => partOf(part, addressOf)) }),
});

const availability = ({
  isArchived,
  isSellable,
  stock,
}: Pick<Product, 'isArchived' | 'isSellable' | 'stock'>): string =>
  isArchived ? 'Discontinued' : isSellable && stock.available ? 'InStock' : 'OutOfStock';

/** The products of a model are variants of one group, each with a page of its own. */
const variantOf = (model: string, { name, brand, version, versions }: Product, site: Site) => ({
  inProductGroupWithID: model,
  isVariantOf: {
    '@type': 'ProductGroup',
    productGroupID: model,
    name,
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    // A measure tells them apart, or what nothing of the vocabulary names.
    ...(/\d/.test(version) && { variesBy: 'size' }),
    hasVariant: versions
      .filter(({ price, picture }) => price.base > 0 && picture)
      .slice(0, maxVariants)
      .map((other) => shortVariant(other, site)),
  },
});

/** Another version, as much of it as search engines require. */
const shortVariant = (other: Product['versions'][number], { origin, addressOf }: Site): Thing => ({
  '@type': 'Product',
  name: other.name,
  url: addressOf(other.url),
  image: `${origin}${other.picture!.url}/1280.jpg`,
  offers: {
    '@type': 'Offer',
    price: unitPrice(other.price).toFixed(2),
    priceCurrency: other.price.currency,
    availability: `https://schema.org/${availability(other)}`,
  },
});

/** The technical sheet, and what tells the version from others. */
function propertiesOf({ technicalSheet, model, version }: Product) {
  const properties = [
    ...(model && version ? [{ '@type': 'PropertyValue', name: 'version', value: version }] : []),
    ...technicalSheet.flatMap(({ rows }) =>
      rows.map(({ name, value, unit }) => ({
        '@type': 'PropertyValue',
        name,
        value,
        ...(unit && { unitText: unit }),
      })),
    ),
  ];
  return properties.length > 0 ? { additionalProperty: properties } : {};
}

/** 'A++' is called EUEnergyEfficiencyCategoryA2Plus. */
const categoryOf = (energyClass: string): string => {
  const pluses = energyClass.length - 1;
  return `https://schema.org/EUEnergyEfficiencyCategory${energyClass[0]}${pluses > 0 ? `${pluses}Plus` : ''}`;
};

/** The energy label; a sample's number is in no registry. */
function energyOf({ energy_class: energyClass, energy_scale: scale, eprel }: Product) {
  if (!energyClass || !scale) return {};
  const [best = '', worst = ''] = scale.split('-');
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: categoryOf(energyClass),
      energyEfficiencyScaleMin: categoryOf(worst),
      energyEfficiencyScaleMax: categoryOf(best),
    },
    ...(isEprelNumber(eprel) && {
      hasCertification: {
        '@type': 'Certification',
        issuedBy: { '@type': 'Organization', name: 'European_Commission' },
        name: 'EPREL',
        certificationIdentification: eprel,
      },
    }),
  };
}

const organizationOf = ({ name, address, contact }: NonNullable<ProductDetail['maker']>): Thing => ({
  '@type': 'Organization',
  name,
  ...(address && { address }),
  ...(contact && { [contact.includes('@') ? 'email' : 'url']: contact }),
});

/** The price of what the product contains, and the one before a reduction. */
function priceSpecificationOf(product: Product) {
  const { content, price, unitPrice: measured } = product;
  const specifications = [
    ...(content && measured ? [measuredPriceOf(product, content)] : []),
    ...(isReduced(price) ? [formerPriceOf(price)] : []),
  ];
  const [only, ...more] = specifications;
  return only ? { priceSpecification: more.length > 0 ? specifications : only } : {};
}

const formerPriceOf = ({ base, currency }: Product['price']): Thing => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: base.toFixed(2),
  priceCurrency: currency,
});

/** UN/CEFACT codes. */
const unitCodes = { l: 'LTR', kg: 'KGM', m: 'MTR', m2: 'MTK', m3: 'MTQ' } as const;

/** The price of what the product contains, and the measure to which search engines reduce it. */
const measuredPriceOf = ({ price }: Product, { amount, measure }: NonNullable<ProductDetail['content']>): Thing => ({
  '@type': 'UnitPriceSpecification',
  price: unitPrice(price).toFixed(2),
  priceCurrency: price.currency,
  referenceQuantity: {
    ...quantityOf(amount, unitCodes[measure]),
    valueReference: quantityOf(1, unitCodes[measure]),
  },
});

const warrantyOf = ({ years, terms }: NonNullable<ProductDetail['guarantee']>): Thing => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: quantityOf(years, 'ANN'),
  description: terms,
});

/** The delivery from the cheapest to the dearest zone in which the price is fixed, in the regions where it is. */
const shippingOf = (
  { leadDays, regions }: NonNullable<ProductDetail['delivery']>,
  { min, max }: { readonly min: number; readonly max: number },
): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ES', ...(regions && { addressRegion: regions }) },
  shippingRate: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    ...(min === max ? { value: max } : { minValue: min, maxValue: max }),
  },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    // After the day's last hour for orders it is a day more; the van goes out and arrives on one day.
    handlingTime: { '@type': 'QuantitativeValue', minValue: leadDays, maxValue: leadDays + 1, unitCode: 'DAY' },
    transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
  },
});

const returnPolicyOf = ({ withdrawalExemption, isVirtual }: Product, policy: Thing | null) =>
  policy && withdrawalExemption === null && !isVirtual ? { hasMerchantReturnPolicy: policy } : {};

/** A part is described only, as it has no offer of its own here. */
const partOf = ({ name, slug, quantity }: ProductDetail['kit'][number], addressOf: Site['addressOf']): Thing => ({
  '@type': 'TypeAndQuantityNode',
  amountOfThisGood: quantity,
  unitCode: 'C62',
  typeOfGood: { '@type': 'ProductModel', name, ...(slug && { url: addressOf(`/product/${slug}`) }) },
});

const quantityOf = (value: number, unitCode: string): Thing => ({ '@type': 'QuantitativeValue', value, unitCode });
