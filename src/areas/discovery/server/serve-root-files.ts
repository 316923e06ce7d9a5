import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Locale, localisedPath } from '#i18n/locale.ts';

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

/** The design's --ink and --ground. */
const colours = { theme_color: '#14171a', background_color: '#f1eee7' };

/** `/robots.txt`, and `/manifest.webmanifest` for shops on a home screen, in Catalan below `/ca`. */
export function serveRootFiles(
  server: FastifyInstance,
  { publicUrl, languages, shop, publicFiles }: RootFilesParts,
): void {
  const isOwn = (name: string): boolean => existsSync(join(publicFiles, name));
  const caching = 'public, max-age=86400';

  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    ...languages.flatMap((locale) => closedPaths.map((path) => `Disallow: ${localisedPath(path, locale)}`)),
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
