import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { shopTime } from '#values/shop-time.ts';

/** When an order can no longer be cancelled: the time, and the day unless it is today. */
export function cancelUntil(at: string, now: Date, locale: Locale): readonly [time: string, day?: string] {
  const time = formatDate(at, locale, { hour: '2-digit', minute: '2-digit' });
  if (shopTime(new Date(at)).date === shopTime(now).date) return [time];
  return [time, formatDate(at, locale, { weekday: 'long', day: 'numeric', month: 'long' })];
}
