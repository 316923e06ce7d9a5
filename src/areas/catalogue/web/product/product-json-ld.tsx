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
  image: product.pictures.map(({ url }) => `${origin}${url}/1280.jpg`),
  ...(product.price.base > 0 && {
    offers: {
      '@type': 'Offer',
      url: product.seo.canonical,
      price: unitPrice(product.price).toFixed(2),
      priceCurrency: product.price.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availability(product)}`,
    },
  }),
});

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
