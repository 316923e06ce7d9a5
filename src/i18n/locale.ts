/** The languages of the shop; Spanish is the default and has no path prefix (storefront.md section 9). */
export const locales = ['es', 'ca'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** A language, or Spanish in a shop that does without it. */
export const spokenLocale = (locale: Locale, languages: readonly Locale[]): Locale =>
  languages.includes(locale) ? locale : defaultLocale;

/** '/ca/basket' → { locale: 'ca', path: '/basket' }. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/ca' || pathname.startsWith('/ca/')) return { locale: 'ca', path: pathname.slice(3) || '/' };
  return { locale: 'es', path: pathname };
}

/** The path of the page of that path in a language that the shop speaks: ('/ca/basket', ['es']) → '/basket'. */
export function spokenPath(pathname: string, languages: readonly Locale[]): string {
  const { locale, path } = splitLocale(pathname);
  return languages.includes(locale) ? pathname : path;
}

/** The path of a page in a language: ('/basket', 'ca') → '/ca/basket'. */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/ca' : `/ca${path}`;
}
