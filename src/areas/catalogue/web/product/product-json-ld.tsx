import { unitPrice } from '#areas/pricing/price-basket.ts';
import type { ProductDetail } from '../../contract.ts';

/**
 * Structured data for search engines (schema.org), in a data block that the content security policy allows. Search engines read
 * the server's markup, so the browser's bundle does not contain the code that writes it.
 */
export const ProductJsonLd = ({ product }: { product: ProductDetail }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writeJsonLd(product) : '' }}
  />
);

function writeJsonLd(product: ProductDetail): string {
  const origin = new URL(product.seo.canonical).origin;
  return JSON.stringify([productOf(product, origin), breadcrumbsOf(product, origin)]).replaceAll('<', '\\u003c');
}

const productOf = (product: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.article,
  description: product.seo.description,
  ...(product.ean && { gtin13: product.ean }),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
  ...(product.maker && { manufacturer: organizationOf(product.maker) }),
  image: product.pictures.map(({ url }) => `${origin}${url}/1280.jpg`),
  ...(product.price.base > 0 && {
    offers: {
      '@type': 'Offer',
      url: product.seo.canonical,
      price: unitPrice(product.price).toFixed(2),
      priceCurrency: product.price.currency,
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.content && product.unitPrice && { priceSpecification: measuredPriceOf(product, product.content) }),
      ...(product.guarantee && { warranty: warrantyOf(product.guarantee) }),
      availability: `https://schema.org/${availability(product)}`,
    },
  }),
});

const organizationOf = ({ name, address, contact }: NonNullable<ProductDetail['maker']>) => ({
  '@type': 'Organization',
  name,
  ...(address && { address }),
  ...(contact && { [contact.includes('@') ? 'email' : 'url']: contact }),
});

/** UN/CEFACT codes. */
const unitCodes = { l: 'LTR', kg: 'KGM', m: 'MTR', m2: 'MTK', m3: 'MTQ' } as const;

/** The price of what the product contains, and the measure to which search engines reduce it. */
const measuredPriceOf = ({ price }: ProductDetail, { amount, measure }: NonNullable<ProductDetail['content']>) => ({
  '@type': 'UnitPriceSpecification',
  price: unitPrice(price).toFixed(2),
  priceCurrency: price.currency,
  referenceQuantity: {
    ...quantityOf(amount, unitCodes[measure]),
    valueReference: quantityOf(1, unitCodes[measure]),
  },
});

const warrantyOf = ({ years, terms }: NonNullable<ProductDetail['guarantee']>) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: quantityOf(years, 'ANN'),
  description: terms,
});

const quantityOf = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

const availability = ({ isArchived, isSellable, stock }: ProductDetail): string =>
  isArchived ? 'Discontinued' : isSellable && stock.available ? 'InStock' : 'OutOfStock';

const breadcrumbsOf = ({ breadcrumbs }: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + url,
  })),
});
