import type { Locale } from '#i18n/locale.ts';

/** The whole document around a rendered page, in UTF-8. No inline script or style: the CSP allows none. */
export const htmlDocument = (page: {
  locale: Locale;
  head: string;
  assets: string;
  before: string;
  html: Buffer;
  data: Buffer;
}): Buffer =>
  Buffer.concat([Buffer.from(beforeRoot(page)), page.html, Buffer.from(beforeData), page.data, Buffer.from(afterData)]);

const beforeRoot = (page: { locale: Locale; head: string; assets: string; before: string }): string =>
  `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="theme-color" content="#14171a"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${page.head}${page.assets}</head>` +
  `<body>${page.before}<div id="root">`;

const beforeData = '</div><script type="application/json" id="page-data">';
const afterData = '</script></body></html>';
