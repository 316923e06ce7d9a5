import type { Locale } from './locale.ts';

const tags: Record<Locale, string> = { es: 'es-ES', ca: 'ca-ES' };
const zone = 'Europe/Madrid';

const number = {
  es: new Intl.NumberFormat(tags.es, { useGrouping: 'always' }),
  ca: new Intl.NumberFormat(tags.ca, { useGrouping: 'always' }),
};
const euros = {
  es: new Intl.NumberFormat(tags.es, { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
  ca: new Intl.NumberFormat(tags.ca, { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
};
const plural = { es: new Intl.PluralRules(tags.es), ca: new Intl.PluralRules(tags.ca) };

export const formatNumber = (value: number, locale: Locale): string => number[locale].format(value);

/** 1299.9 → '1.299,90 €' with no-break space. */
export const formatEuros = (amount: number, locale: Locale): string => euros[locale].format(amount);

/** Whole part and two-digit cents, as prices are shown (storefront.md section 1): 1299.9 → { whole: '1.299', cents: '90' }. */
export function splitEuros(amount: number, locale: Locale): { whole: string; cents: string } {
  const totalCents = Math.round(amount * 100);
  return {
    whole: formatNumber(Math.floor(totalCents / 100), locale),
    cents: String(totalCents % 100).padStart(2, '0'),
  };
}

/** The form for a count: plural(2, 'es', { one: 'producto', other: 'productos' }). */
export function pluralForm<Text>(count: number, locale: Locale, forms: { one: Text; other: Text }): Text {
  return plural[locale].select(count) === 'one' ? forms.one : forms.other;
}

const cache = new Map<string, Intl.DateTimeFormat>();

/** A date in the shop's time zone, whatever the visitor's (decisions.md section 8). */
export function formatDate(
  moment: Date | string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const key = locale + JSON.stringify(options);
  let formatter = cache.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(tags[locale], { timeZone: zone, ...options });
    cache.set(key, formatter);
  }
  return formatter.format(new Date(moment));
}
