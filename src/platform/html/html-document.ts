import { type Locale, localisedPath } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { headScript } from './head-script.ts';
import { serverMessages } from './server-messages.ts';

/** The whole document around a rendered page, in UTF-8. The CSP allows the one inline script in it and no inline style. */
export const htmlDocument = (page: {
  locale: Locale;
  themeColour: string;
  head: string;
  assets: string;
  before: string;
  html: Buffer;
  data: Buffer;
}): Buffer =>
  Buffer.concat([
    Buffer.from(beforeRoot(page)),
    page.html,
    Buffer.from(`</div>${beforeData}`),
    page.data,
    Buffer.from(afterData),
  ]);

const beforeRoot = (page: {
  locale: Locale;
  themeColour: string;
  head: string;
  assets: string;
  before: string;
}): string =>
  `${documentStart(page.locale)}<script>${headScript}</script><meta name="theme-color" content="${page.themeColour}">` +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${localisedPath('/manifest.webmanifest', page.locale)}">${page.head}${page.assets}</head>` +
  `<body>${page.before}<div id="root">`;

const documentStart = (locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">';

const beforeData = '<script type="application/json" id="page-data">';
const afterData = '</script></body></html>';

/** Shown to a network address that had too many pages rendered. Its link leads to the same address. */
export const tooManyPagesDocument = (locale: Locale): string =>
  failureDocument(locale, serverMessages[locale].busyTitle, serverMessages[locale].busyText);

/** Shown where no error page can be rendered. */
export function errorDocument(locale: Locale, statusCode: number): string {
  const t = serverMessages[locale];
  if (statusCode === 503) return failureDocument(locale, t.unavailableTitle, t.unavailableText);
  if (statusCode >= 500) return failureDocument(locale, t.failedTitle, t.failedText);
  return failureDocument(locale, t.unknownTitle, t.unknownText);
}

const failureDocument = (locale: Locale, title: string, text: string): string =>
  plainDocument(locale, { title, lines: [text], link: { href: '', text: serverMessages[locale].tryAgain } });

interface PlainPage {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: { readonly href: string; readonly text: string };
}

/** A document that React does not render, so that it needs neither the time nor the data. */
export const plainDocument = (locale: Locale, { title, lines, link }: PlainPage): string =>
  `${documentStart(locale)}<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>` +
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
  `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p></main></body></html>`;
