import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { addDays, shopTime } from '#values/shop-time.ts';

export interface DayWords {
  readonly today: string;
  readonly yesterday: string;
  readonly tomorrow: string;
}

/** 'hoy', 'ayer', 'mañana', 'mié 25 nov': a day as people at work say it. */
export function dayText(day: string, now: Date, words: DayWords, locale: Locale): string {
  const { date } = shopTime(now);
  if (day === date) return words.today;
  if (day === addDays(date, -1)) return words.yesterday;
  if (day === addDays(date, 1)) return words.tomorrow;
  return formatDate(`${day}T12:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** 'hoy 10:34'. */
export function momentText(moment: string, now: Date, words: DayWords, locale: Locale): string {
  const day = shopTime(new Date(moment)).date;
  const time = formatDate(moment, locale, { hour: 'numeric', minute: '2-digit' });
  return `${dayText(day, now, words, locale)} ${time}`;
}
