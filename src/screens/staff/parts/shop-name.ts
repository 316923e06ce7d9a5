import { type Locale, locales } from '#i18n/locale.ts';

/** The shop's name, which the document has. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

/** The languages in which the shop speaks to its customers and mails its people. */
export function shopLanguages(): readonly Locale[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content.split(' ');
  return locales.filter((locale) => named?.includes(locale) ?? true);
}

/** Whether this is a demo, which offers samples to try things with. */
export const isDemo = (): boolean => document.querySelector('meta[name="demo"]') !== null;
