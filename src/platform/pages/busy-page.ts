import type { Locale } from '#i18n/locale.ts';
import { serverMessages } from './server-messages.ts';

/** What is shown to whom too many pages were rendered for: written, not rendered. Its link leads to the same address. */
export function busyPage(locale: Locale): string {
  const t = serverMessages[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${t.busyTitle}</title></head>` +
    `<body><main><h1>${t.busyTitle}</h1><p>${t.busyText}</p><p><a href="">${t.tryAgain}</a></p></main></body></html>`
  );
}
