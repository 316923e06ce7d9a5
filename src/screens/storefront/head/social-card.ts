import { localeTags } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** Social networks show pictures of this size whole; drawings (SVG) they do not show at all. */
const cardSize = { width: 1200, height: 630 };

interface Card {
  /** Written into attributes as they are: already escaped. */
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly locale: Locale;
  /** All of the shop. */
  readonly languages: readonly Locale[];
  /** The absolute address of a picture of `cardSize`. */
  readonly picture: string;
  /** The price of a product. */
  readonly price: { readonly amount: string; readonly currency: string } | null;
}

/** What a link to the page looks like in social networks and messengers: Open Graph, and the card of X. */
export function writeSocialCard({
  title,
  description,
  url,
  siteName,
  locale,
  languages,
  picture,
  price,
}: Card): string {
  const tag = (name: Locale): string => localeTags[name].replace('-', '_');
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', price ? 'product' : 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', tag(locale)],
    ...languages.filter((other) => other !== locale).map((other) => ['og:locale:alternate', tag(other)] as const),
    ['og:image', picture],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', title],
    ...(price
      ? ([
          ['product:price:amount', price.amount],
          ['product:price:currency', price.currency],
        ] as const)
      : []),
  ];
  return (
    properties.map(([name, content]) => `<meta property="${name}" content="${content}"/>`).join('') +
    '<meta name="twitter:card" content="summary_large_image"/>'
  );
}
