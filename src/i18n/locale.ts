/** The languages of the shop; Spanish is the default and has no path prefix (storefront.md section 9). */
export const locales = ['es', 'ca'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** '/ca/basket' → { locale: 'ca', path: '/basket' }. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/ca' || pathname.startsWith('/ca/')) return { locale: 'ca', path: pathname.slice(3) || '/' };
  return { locale: 'es', path: pathname };
}

/** The path of a page in a language: ('/basket', 'ca') → '/ca/basket'. */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/ca' : `/ca${path}`;
}
