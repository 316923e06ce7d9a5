import { shopTimeZone } from '#values/shop-time.ts';
import type { Locale } from './locale.ts';

/** The tags of BCP 47. */
export const localeTags: Record<Locale, string> = { es: 'es-ES', ca: 'ca-ES' };

/** Made when first needed: each costs a phone some milliseconds at the start. */
function perLocale<Formatter>(create: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made: Partial<Record<Locale, Formatter>> = {};
  return (locale) => (made[locale] ??= create(localeTags[locale]));
}
const number = perLocale((tag) => new Intl.NumberFormat(tag, { useGrouping: 'always' }));
const percents = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }));
const list = perLocale((tag) => new Intl.ListFormat(tag));
const inUnits = (unit: string) =>
  perLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
const units = { day: inUnits('day'), hour: inUnits('hour'), minute: inUnits('minute') };

/** Both languages group with points. Whole numbers and amounts do without `Intl`, whose first formatter blocks a phone for 0.1 s. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(,|$))/g, '.');

export const formatNumber = (value: number, locale: Locale): string =>
  Number.isSafeInteger(value) ? grouped(`${value}`) : number(locale).format(value);

/** 1299.9 → '1.299,90 €' with no-break space. */
export const formatEuros = (amount: number, _locale: Locale): string =>
  `${grouped(amount.toFixed(2).replace('.', ','))}\u00a0€`;

/** 13.6 → '13,60 %' with no-break space. */
export const formatPercent = (percent: number, locale: Locale): string => percents(locale).format(percent / 100);

/** Minutes in words, in hours where they are whole: '2 horas', '90 minutos', with a no-break space. */
export function formatDuration(minutes: number, locale: Locale): string {
  const inHours = minutes > 0 && minutes % 60 === 0;
  return inHours ? formatUnit(minutes / 60, 'hour', locale) : formatUnit(minutes, 'minute', locale);
}

/** 7 → '7 días', '7 dies', with a no-break space. */
export const formatDays = (days: number, locale: Locale): string => formatUnit(days, 'day', locale);

const formatUnit = (value: number, unit: keyof typeof units, locale: Locale): string =>
  units[unit](locale).format(value).replace(' ', '\u00a0');

/** Whole part and two-digit cents, as prices are shown (storefront.md section 1): 1299.9 → { whole: '1.299', cents: '90' }. */
export function splitEuros(amount: number, locale: Locale): { whole: string; cents: string } {
  const totalCents = Math.round(amount * 100);
  return {
    whole: formatNumber(Math.floor(totalCents / 100), locale),
    cents: String(totalCents % 100).padStart(2, '0'),
  };
}

/** The form for a count: plural(2, 'es', { one: 'producto', other: 'productos' }). */
export function pluralForm<Text>(count: number, _locale: Locale, forms: { one: Text; other: Text }): Text {
  // In both languages, says CLDR; `Intl` need not be asked at the start of each page.
  return count === 1 ? forms.one : forms.other;
}

/** 'Tarjeta, Bizum y seQura'. */
export const formatList = (texts: readonly string[], locale: Locale): string => list(locale).format(texts);

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
    formatter = new Intl.DateTimeFormat(localeTags[locale], { timeZone: shopTimeZone, ...options });
    cache.set(key, formatter);
  }
  return inSentence(formatter.format(new Date(moment)), locale, options);
}

/** 'lunes 23 de noviembre a las 17:44', where Intl puts commas after the weekday and before the hour. */
function inSentence(text: string, locale: Locale, { month }: Intl.DateTimeFormatOptions): string {
  const date = text.replace(/^([\p{L}.]+), (?=\d)/u, '$1 ');
  if (month !== 'long') return date;
  return date.replace(/, (?:a les )?(?=(\d\d):)/, (_, hour) =>
    locale === 'ca' ? ' a les ' : hour === '01' ? ' a la ' : ' a las ',
  );
}
