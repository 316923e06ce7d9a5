import type { Locale } from '#i18n/locale.ts';
import { serverMessages } from './server-messages.ts';

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
  `${documentStart(page.locale)}<meta name="theme-color" content="#14171a">` +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${page.head}${page.assets}</head>` +
  `<body>${page.before}<div id="root">`;

const documentStart = (locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">';

const beforeData = '</div><script type="application/json" id="page-data">';
const afterData = '</script></body></html>';

/** Shown to a network address that had too many pages rendered. It is not rendered itself; its link leads to the same address. */
export function tooManyPagesDocument(locale: Locale): string {
  const t = serverMessages[locale];
  return (
    `${documentStart(locale)}<title>${t.busyTitle}</title></head>` +
    `<body><main><h1>${t.busyTitle}</h1><p>${t.busyText}</p><p><a href="">${t.tryAgain}</a></p></main></body></html>`
  );
}
