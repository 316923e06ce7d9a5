import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { localisedPath } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { writeJsonLd } from '#web/json-ld.ts';
import { describePage, type DescribedPage } from './structured-data.ts';
import { writeSocialCard } from './social-card.ts';

/**
 * What the server adds to the head of a page for machines: a card for social networks and structured data. Browsers need none
 * of it, so it is neither hydrated nor part of the page's data. `head` is what React has rendered, `url` the page's address.
 */
export async function writePageHead(page: DescribedPage, head: string, url: string): Promise<string> {
  const { base } = page.frame;
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const [, canonical = url] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  const product = page.file === 'catalogue/product-screen' ? (page.data as { product: ProductDetail }).product : null;
  const card = writeSocialCard({
    title,
    description,
    url: canonical,
    siteName: base.name,
    locale: page.locale,
    languages: base.languages,
    picture: base.url + (product?.picture ? `${product.picture.url}/share.jpg` : '/share.jpg'),
    price:
      product && product.price.base > 0
        ? { amount: unitPrice(product.price).toFixed(2), currency: product.price.currency }
        : null,
  });
  const search =
    '<link rel="search" type="application/opensearchdescription+xml" ' +
    `title="${escapeHtml(base.name)}" href="${localisedPath('/opensearch.xml', page.locale)}">`;
  return card + search + writeJsonLd(await describePage(page));
}
