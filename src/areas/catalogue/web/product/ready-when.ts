import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProductShownIn } from './product-shown-in.ts';

/**
 * 'el martes 24 de noviembre, desde las 11:00', in the shop's time. The day is always named: the page may be
 * kept past midnight, when 'today' would no longer be true.
 */
export const readyWhen = (moment: string, locale: Locale, t: ProductShownIn['t']): string =>
  t.detail.onDay(
    formatDate(moment, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    formatDate(moment, locale, { hour: '2-digit', minute: '2-digit' }),
  );
