import type { Locale } from '#i18n/locale.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = { es: 'Español', ca: 'Català' };
