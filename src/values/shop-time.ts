import { minuteMs } from './durations.ts';

/** The IANA name of the shop's time zone. */
export const shopTimeZone = 'Europe/Madrid';

/** A moment in the shop's time zone, whatever the visitor's (decisions.md section 8). */
export interface ShopTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** 1 is Monday, 7 is Sunday (storefront.md section 4). */
  readonly weekday: number;
  /** Minutes since midnight in local time. */
  readonly minutes: number;
}

let clockParts: Intl.DateTimeFormat | undefined;
/** Made when first needed: it costs a phone some milliseconds at the start. */
const clock = (): Intl.DateTimeFormat =>
  (clockParts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** Times by minute since 1970: each page needs the present one several times, and formatting costs as much as a card. */
const known = new Map<number, ShopTime>();
const maxKnown = 100;

/** The moment in the shop's time zone, summer time included. */
export function shopTime(moment: Date): ShopTime {
  const minute = Math.floor(moment.getTime() / minuteMs);
  let time = known.get(minute);
  if (!time) {
    if (known.size >= maxKnown) known.clear();
    known.set(minute, (time = readShopTime(moment)));
  }
  return time;
}

function readShopTime(moment: Date): ShopTime {
  const part = Object.fromEntries(
    clock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) };
}

/** The day of the week of a date without a time: 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/** The date a number of days later. */
export function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
