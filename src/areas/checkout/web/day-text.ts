import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { addDays, shopTime } from '#values/shop-time.ts';

const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A day (YYYY-MM-DD) or moment (ISO) by the shop's clock: 'hoy', 'mañana', 'miércoles 25 de noviembre'. */
export function dayText(
  dayOrMoment: string,
  locale: Locale,
  words: { readonly today: string; readonly tomorrow: string },
  now = new Date(),
): string {
  const isDay = dayOrMoment.length === 10;
  const day = isDay ? dayOrMoment : shopTime(new Date(dayOrMoment)).date;
  const today = shopTime(now).date;
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : partOfDay(day, locale, weekday);
}

/** '08:30' by the shop's clock. */
export const timeText = (moment: string, locale: Locale): string =>
  formatDate(moment, locale, { hour: '2-digit', minute: '2-digit' });

/** Parts of a day (YYYY-MM-DD). */
export const partOfDay = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  formatDate(`${day}T12:00:00Z`, locale, options);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
