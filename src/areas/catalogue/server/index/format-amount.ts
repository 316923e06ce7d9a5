import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locale.ts';

// Spanish leaves four digits ungrouped; names and descriptions write '1.200 W', and so does every other list of the shop.
const options = { maximumFractionDigits: 6, useGrouping: 'always' } as const;
const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  es: new Intl.NumberFormat('es-ES', options),
  ca: new Intl.NumberFormat('ca-ES', options),
};

/** The same few thousand values stand on all cards, and formatting one costs more than all else of an attribute. */
const formatted: Readonly<Record<Locale, LRUCache<number, string>>> = {
  es: new LRUCache({ max: 5000 }),
  ca: new LRUCache({ max: 5000 }),
};

export function formatNumber(value: number, locale: Locale): string {
  const known = formatted[locale].get(value);
  if (known !== undefined) return known;
  const text = formats[locale].format(value);
  formatted[locale].set(value, text);
  return text;
}

/** '18 V', with a no-break space between number and unit. */
export const formatAmount = (value: number, unit: string, locale: Locale): string =>
  unit ? `${formatNumber(value, locale)}\u00A0${unit}` : formatNumber(value, locale);
