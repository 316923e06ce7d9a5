import type { FastifyInstance } from 'fastify';
import { type Catalogue, type Offer, readOffers } from '#areas/catalogue/server/catalogue.ts';
import { canBeHadBy } from '#areas/catalogue/fulfilment.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import type { GeneratedFiles } from '#platform/http/generated-files.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { centsFromEuros } from '#values/money.ts';
import { describeItem, type MerchantTerms } from './merchant-item.ts';

export interface MerchantFeedParts {
  readonly publicUrl: string;
  readonly languages: readonly Locale[];
  readonly catalogue: Pick<Catalogue, 'version' | 'database' | 'catalogueIndex'>;
  readonly delivery: Pick<Delivery, 'describeFor'>;
  readonly shop: { readonly name: string; readonly description: Readonly<Record<Locale, string>> };
  readonly categories: MerchantTerms['categories'];
  readonly files: GeneratedFiles;
}

/** `/feeds/google-es.xml`, and the same for `ca` where the shop speaks it: the goods on sale for Google Merchant Center (RSS 2.0). */
export function serveMerchantFeeds(server: FastifyInstance, parts: MerchantFeedParts): void {
  for (const locale of parts.languages) {
    const name = `google-${locale}`;
    server.get(`/feeds/${name}.xml`, async (request, reply) => {
      if (!(await server.isWithinRenderLimit(request, reply))) return reply.code(429).type('text/plain').send('');
      return parts.files.send(request, reply, name, await parts.catalogue.version(), () => writeFeed(parts, locale));
    });
  }
}

async function* writeFeed(parts: MerchantFeedParts, locale: Locale): AsyncGenerator<string> {
  const { publicUrl, catalogue, delivery, shop, categories } = parts;
  const terms: MerchantTerms = { publicUrl, locale, categories, shippingOf: (offer) => shippingOf(delivery, offer) };
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>${escapeHtml(shop.name)}</title><link>${escapeHtml(publicUrl + localisedPath('/', locale))}</link>` +
    `<description>${escapeHtml(shop.description[locale])}</description>\n`
  );
  for await (const offer of readOffers(catalogue, locale)) yield describeItem(offer, terms);
  yield '</channel></rss>\n';
}

/** A feed knows countries only: the price is named where it holds in all of Spain, that of the dearest zone. */
function shippingOf(
  delivery: MerchantFeedParts['delivery'],
  { card, deliveryClass, fulfilment }: Offer,
): { price: number; days: number } | null {
  if (!canBeHadBy({ isVirtual: false, fulfilment }, 'delivery')) return null;
  const price = centsFromEuros(unitPrice(card.price));
  const terms = delivery.describeFor({ isVirtual: false, deliveryClass, price });
  return terms?.prices && terms.regions === null ? { price: terms.prices.max, days: terms.leadDays } : null;
}
