import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';

export interface RootFilesParts {
  readonly publicUrl: string;
  readonly languages: readonly Locale[];
  /** Its description may change while the shop runs. */
  readonly shop: {
    readonly name: string;
    readonly description: Readonly<Record<Locale, string>>;
    readonly theme: { readonly ink: string } | null;
  };
  /** The shop's own files: one of the same name is served instead. */
  readonly publicFiles: string;
}

/** What search engines need not fetch: calls, and pages of one visitor. */
const closedPaths = [
  '/basket',
  '/checkout',
  '/compare',
  '/favorites',
  '/financing/status',
  '/order/',
  '/profile/',
  '/search/',
];

/**
 * Filters and orders of listings (docs/decisions/listing-pages.md) that are not alone in an address, and any order: the same
 * products again. A first filter and further pages stay open, also behind the parameters of a campaign.
 */
const closedQueries = [
  '/*?sort=',
  '/*?*&sort=',
  ...['available=', 'brand=', 'price.', 'ready.', 'sale=', 'sections=', 'a.', 'is.'].map((key) => `/*?*&${key}`),
];

/** The design's --ink and --ground. */
const colours = { theme_color: '#14171a', background_color: '#f1eee7' };

/**
 * `/robots.txt`, `/opensearch.xml`, `/.well-known/change-password`, and `/manifest.webmanifest` for shops on a home
 * screen; those with words in Catalan below `/ca`.
 */
export function serveRootFiles(
  server: FastifyInstance,
  { publicUrl, languages, shop, publicFiles }: RootFilesParts,
): void {
  const isOwn = (name: string): boolean => existsSync(join(publicFiles, name));
  const caching = 'public, max-age=86400';

  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /backoffice',
    ...languages.flatMap((locale) => closedPaths.map((path) => `Disallow: ${localisedPath(path, locale)}`)),
    ...closedQueries.map((query) => `Disallow: ${query}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  if (!isOwn('robots.txt'))
    server.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robots),
    );

  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = (locale: Locale) => ({
    id: localisedPath('/', locale),
    name: shop.name,
    short_name: shop.name,
    description: shop.description[locale],
    lang: locale,
    start_url: localisedPath('/', locale),
    scope: '/',
    display: 'standalone',
    ...colours,
    ...(shop.theme && { theme_color: shop.theme.ink }),
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  // The form of the account is where a password is changed (https://w3c.github.io/webappsec-change-password-url/).
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile/personal'));
  for (const locale of languages) {
    const path = localisedPath('/opensearch.xml', locale);
    if (isOwn(path)) continue;
    server.get(path, (_request, reply) =>
      reply
        .type('application/opensearchdescription+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(searchDescription(shop, publicUrl, locale)),
    );
  }
  const ofAll = '/manifest.webmanifest';
  for (const locale of languages) {
    const path = localisedPath(ofAll, locale);
    if (isOwn(path)) continue;
    server.get(path, (_request, reply) =>
      isOwn(ofAll)
        ? reply.redirect(ofAll)
        : reply
            .type('application/manifest+json; charset=utf-8')
            .header('cache-control', caching)
            .send(JSON.stringify(manifest(locale))),
    );
  }
}

/** What a browser needs to search the shop from its address bar (OpenSearch 1.1); names have 16 letters at most. */
const searchDescription = ({ name, description }: RootFilesParts['shop'], publicUrl: string, locale: Locale): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">' +
  `<ShortName>${escapeHtml(name.slice(0, 16))}</ShortName>` +
  `<Description>${escapeHtml(description[locale].slice(0, 1024))}</Description>` +
  `<Language>${locale}</Language><InputEncoding>UTF-8</InputEncoding>` +
  `<Image width="192" height="192" type="image/png">${escapeHtml(publicUrl)}/icon-192.png</Image>` +
  `<Url type="text/html" template="${escapeHtml(publicUrl + localisedPath('/search/', locale))}{searchTerms}"/>` +
  '</OpenSearchDescription>\n';
