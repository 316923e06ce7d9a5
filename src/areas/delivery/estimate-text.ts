import { formatDate, formatEuros, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import type { DeliveryEstimate, EstimatedGoods } from './contract.ts';
import { estimateMessages as messages } from './estimate-messages.ts';

/** '08911 Badalona'; of a code that several towns share the first is named. */
export function placeText({ zipcode, municipalities }: DeliveryEstimate, locale: Locale): string {
  const [first = '', ...others] = municipalities;
  return `${zipcode} ${others.length > 0 ? messages[locale].andOthers(first) : first}`;
}

interface Sentences {
  readonly estimate: DeliveryEstimate;
  readonly locale: Locale;
  readonly now: Date;
}

interface LongSentences extends Sentences {
  /** How many of it the estimate is for. */
  readonly pieces: number | 'basket';
}

/** An estimate in a few words, a line each, for a card; empty for what can be had in no way. */
export function shortLines(
  { delivery, reason, pickup }: EstimatedGoods,
  { estimate, locale, now }: Sentences,
): string[] {
  const t = messages[locale].short;
  if (!delivery && !pickup && reason === 'not_deliverable') return [];
  const day = (date: string): string => dayText(date, { locale, now, weekday: 'short' });
  const lines = delivery
    ? [
        [
          delivery.price === 0 ? t.free : (delivery.from ? t.atMost : t.price)(formatEuros(delivery.price, locale)),
          ...thresholdOf(delivery, locale, t.freeFrom),
        ].join(', '),
        ...(delivery.first ? [t.first(day(delivery.first.date), delivery.first.from, delivery.first.to)] : []),
      ]
    : [reason === 'individual_terms' ? t.individual : t.none(estimate.zipcode)];
  return [...lines, ...(pickup ? [t.pickup(day(dateOf(pickup.readyAt)), timeText(pickup.readyAt, locale))] : [])];
}

/** An estimate in sentences, for the goods of a page or the basket. */
export function longLines(
  { delivery, reason, pickup, goodsClass }: EstimatedGoods,
  { estimate, locale, now, pieces }: LongSentences,
): string[] {
  const t = messages[locale].long;
  const place = placeText(estimate, locale);
  const day = (date: string): string => dayText(date, { locale, now, weekday: 'long' });
  const about = [
    pieces === 'basket' ? t.basket : t.pieces(pieces),
    ...(goodsClass
      ? [
          [
            goodsClass.kilograms && `${formatNumber(goodsClass.kilograms, locale)}\u00a0kg`,
            goodsClass.name.toLocaleLowerCase(locale),
            delivery && goodsClass.handover,
          ]
            .filter(Boolean)
            .join(', '),
        ]
      : []),
  ].join('; ');
  const lines = delivery
    ? [
        `${
          delivery.price === 0
            ? t.free(place)
            : (delivery.from ? t.atMost : t.price)(place, formatEuros(delivery.price, locale))
        } (${about})${thresholdOf(delivery, locale, t.freeFrom).join('')}.`,
        ...(delivery.first ? [t.first(day(delivery.first.date), delivery.first.from, delivery.first.to)] : []),
      ]
    : [reason === 'individual_terms' ? t.individual(place, about) : t.none(place)];
  return [...lines, ...(pickup ? [t.pickup(day(dateOf(pickup.readyAt)), timeText(pickup.readyAt, locale))] : [])];
}

const thresholdOf = (
  { price, freeFrom }: NonNullable<EstimatedGoods['delivery']>,
  locale: Locale,
  text: (amount: string) => string,
): string[] => (price > 0 && freeFrom !== null ? [text(formatEuros(freeFrom, locale))] : []);

const dateOf = (moment: string): string => shopTime(new Date(moment)).date;

/** '18:20' by the shop's clock. */
const timeText = (moment: string, locale: Locale): string =>
  formatDate(moment, locale, { hour: '2-digit', minute: '2-digit' });

/** A day (YYYY-MM-DD) by the shop's clock: 'hoy', 'mañana', 'vie 28' or 'el viernes 28 de noviembre'. */
function dayText(
  date: string,
  { locale, now, weekday }: { readonly locale: Locale; readonly now: Date; readonly weekday: 'short' | 'long' },
): string {
  const t = messages[locale];
  const today = shopTime(now).date;
  if (date === today) return t.today;
  if (date === addDays(today, 1)) return t.tomorrow;
  const part = (options: Intl.DateTimeFormatOptions): string => formatDate(`${date}T12:00:00Z`, locale, options);
  return weekday === 'short'
    ? `${part({ weekday })} ${part({ day: 'numeric' })}`
    : t.onDay(part({ weekday, day: 'numeric', month: 'long' }));
}
