import { brandedName } from '#values/product-name.ts';
import { isReduced } from '#areas/pricing/price.ts';
import { isEprelNumber } from '#areas/catalogue/energy-scale.ts';
import type { Offer } from '#areas/catalogue/server/catalogue.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { isGtin } from '#values/gtin.ts';

export interface MerchantTerms {
  readonly publicUrl: string;
  readonly locale: Locale;
  /** Euros that delivery of a product alone costs at most, null where it is not delivered at a fixed price; working days until it leaves. */
  readonly shippingOf: (offer: Offer) => { readonly price: number; readonly days: number } | null;
  /** Google's category for a section, by its address; the nearest one above counts. */
  readonly categories: Readonly<Record<string, string>>;
}

/** Limits of Google's product data specification. */
const limits = {
  ...{ id: 50, title: 150, description: 5000, pictures: 10, type: 750, size: 100 },
  ...{ highlight: 150, highlights: 10, detail: 140, detailValue: 1000, details: 60 },
};
/** Fewer highlights are refused. */
const fewestHighlights = 2;
/** Its names of measures. */
const measures = { l: 'l', kg: 'kg', m: 'm', m2: 'sqm', m3: 'cbm' } as const;

/** An item of a product feed, in XML; the attributes are those of Google's product data specification. */
export function describeItem(offer: Offer, { publicUrl, locale, shippingOf, categories }: MerchantTerms): string {
  const { card, content } = offer;
  const { base, sale, currency } = card.price;
  const [picture, ...more] = card.pictures.map(({ url }) => `${publicUrl}${url}/1280.jpg`);
  const gtin = isGtin(offer.ean) ? offer.ean : null;
  const shipping = shippingOf(offer);
  const price = (amount: number): string => `${amount.toFixed(2)} ${currency}`;
  const attributes: readonly (readonly [string, string | null | undefined])[] = [
    ['id', card.article.length <= limits.id ? card.article : String(card.id)],
    ['title', cut(brandedName(card.name, card.brand?.name), limits.title)],
    ['description', cut(offer.description || card.name, limits.description)],
    ['link', publicUrl + localisedPath(card.url, locale)],
    ['image_link', picture],
    ...more.slice(0, limits.pictures).map((url) => ['additional_image_link', url] as const),
    ['availability', card.stock.available ? 'in_stock' : 'out_of_stock'],
    ['price', price(base)],
    ['sale_price', isReduced(card.price) ? price(sale) : null],
    ['brand', card.brand?.name],
    ['gtin', gtin],
    ['mpn', offer.mpn],
    // Without a GTIN it takes a brand and its number to know a product again; the shop's own numbers identify it nowhere else.
    ['identifier_exists', gtin || (card.brand && offer.mpn) ? null : 'no'],
    ['condition', 'new'],
    ['google_product_category', offer.sections.flatMap(({ url }) => categories[url] ?? []).at(-1)],
    ['product_type', cut(offer.sections.map(({ name }) => name).join(' > '), limits.type)],
    ...variantOf(offer),
    ['is_bundle', offer.isKit ? 'yes' : null],
    ['unit_pricing_measure', content && card.unitPrice && `${content.amount / 1000}${measures[content.measure]}`],
    ['unit_pricing_base_measure', content && card.unitPrice && `1${measures[content.measure]}`],
    ...(offer.highlights.length >= fewestHighlights
      ? offer.highlights
          .slice(0, limits.highlights)
          .map((text) => ['product_highlight', cut(text, limits.highlight)] as const)
      : []),
    ['shipping_weight', offer.weight ? `${Number(offer.weight.toFixed(3))} kg` : null],
    ...energyOf(card),
    ['min_handling_time', shipping && String(shipping.days)],
    ['max_handling_time', shipping && String(shipping.days + 1)],
  ];
  const elements = attributes.map(([name, value]) => (value ? element(name, escapeXml(value)) : ''));
  for (const { group = '', name, value, unit } of offer.attributes.slice(0, limits.details))
    elements.push(
      element(
        'product_detail',
        (group && element('section_name', escapeXml(cut(group, limits.detail)))) +
          element('attribute_name', escapeXml(cut(name, limits.detail))) +
          element('attribute_value', escapeXml(cut(`${value} ${unit}`.trim(), limits.detailValue))),
      ),
    );
  if (isEprelNumber(card.eprel)) elements.push(element('certification', registryEntry(card.eprel)));
  if (shipping) elements.push(element('shipping', element('country', 'ES') + element('price', price(shipping.price))));
  return `<item>${elements.join('')}</item>\n`;
}

/** The class of the energy label with the ends of its scale. */
function energyOf({ energy_class: energyClass, energy_scale: scale = '' }: Offer['card']) {
  const [best, worst] = scale.split('-');
  return [
    ['energy_efficiency_class', energyClass],
    ['min_energy_efficiency_class', worst],
    ['max_energy_efficiency_class', best],
  ] as const;
}

/** The European registry of energy labels. */
const registryEntry = (number: string): string =>
  element('certification_authority', 'EC') +
  element('certification_name', 'EPREL') +
  element('certification_code', number);

/** Versions of a model are one group where a measure tells them apart, which is the attribute that price comparisons ask for. */
const variantOf = ({ model, version }: Offer): readonly (readonly [string, string])[] =>
  model && /\d/.test(version)
    ? [
        ['item_group_id', cut(model, limits.id)],
        ['size', cut(version, limits.size)],
      ]
    : [];

const element = (name: string, content: string): string => `<g:${name}>${content}</g:${name}>`;

/** Control characters may not stand in XML 1.0 at all. */
// oxlint-disable-next-line no-control-regex
const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** Cuts to so many characters, between two words where that is possible. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const short = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  return `${/\s/.test(short) ? short.replace(/\s+\S*$/, '') : short}…`;
}
