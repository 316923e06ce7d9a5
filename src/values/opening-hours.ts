import { addDays, shopTime, weekdayOf } from './shop-time.ts';

/** The work time of a closed day (storefront.md section 4); not translated, so that callers can rely on it. */
export const closedText = 'Cerrado';

/** Minutes since midnight: open from `start`, closed from `end`. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

export interface OpeningHours {
  /** Seven work times, Monday first: 'HH:MM - HH:MM / HH:MM - HH:MM', 'Cerrado' or nothing. */
  readonly week: readonly string[];
  /** Dates with other hours, such as holidays; they override the week. */
  readonly exceptions: readonly { readonly date: string; readonly workTime: string; readonly note?: string }[];
}

/** The ranges of a work time, in order; none for a closed day. Parts that are not 'HH:MM - HH:MM' are ignored. */
export function timeRanges(workTime: string | null | undefined): TimeRange[] {
  return (workTime ?? '')
    .split('/')
    .flatMap((part) => {
      const match = /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(part);
      if (!match) return [];
      const [startHour, startMinute, endHour, endMinute] = match.slice(1).map(Number) as [
        number,
        number,
        number,
        number,
      ];
      if (startMinute > 59 || endMinute > 59 || startHour > 23 || endHour > 24) return [];
      return [{ start: startHour * 60 + startMinute, end: endHour * 60 + endMinute }];
    })
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
}

/** 810 → '13:30'. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The longest pause between the ranges of a day, 'HH:MM - HH:MM': the siesta. Null for a day without one. */
export function siestaTime(workTime: string): string | null {
  const ranges = timeRanges(workTime);
  const pauses = ranges.slice(1).map(({ start }, index) => ({ from: ranges[index]!.end, to: start }));
  const siesta = pauses.filter(({ from, to }) => from < to).sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  return siesta ? `${clockText(siesta.from)} - ${clockText(siesta.to)}` : null;
}

/** The hours of a date: its exception, else its day of the week. */
export function hoursOn(hours: OpeningHours, date: string): { workTime: string; note?: string } {
  const exception = hours.exceptions.find((other) => other.date === date);
  const workTime = exception ? exception.workTime : (hours.week[weekdayOf(date) - 1] ?? '');
  return { workTime: workTime.trim() || closedText, ...(exception?.note && { note: exception.note }) };
}

/** The same as hours of the clock, earliest first; none on a closed day. */
export const openHoursOn = (hours: OpeningHours, date: string): { from: string; to: string }[] =>
  timeRanges(hoursOn(hours, date).workTime).map(({ start, end }) => ({ from: clockText(start), to: clockText(end) }));

export interface StoreStatus {
  readonly isOpen: boolean;
  readonly date: string;
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly workTime: string;
  readonly note?: string;
  /** While open: when it closes, 'HH:MM'. */
  readonly closesAt: string | null;
  /** While closed: the next opening within two weeks. */
  readonly opensNext: { readonly daysAhead: number; readonly weekday: number; readonly time: string } | null;
}

/** Whether the store is open at a moment, by the shop's clock: at or after a range's start and before its end. */
export function storeStatus(hours: OpeningHours, moment: Date): StoreStatus {
  const { date, weekday, minutes } = shopTime(moment);
  const today = hoursOn(hours, date);
  const ranges = timeRanges(today.workTime);
  const isNow = (range: TimeRange): boolean => range.start <= minutes && minutes < range.end;
  const isOpen = ranges.some(isNow);
  return {
    isOpen,
    date,
    weekday,
    minutes,
    ...today,
    closesAt: isOpen ? clockText(closingMinute(ranges, minutes)) : null,
    opensNext: isOpen ? null : nextOpening(hours, date, minutes),
  };
}

/** The closing minute; ranges that touch or overlap count as one. */
function closingMinute(ranges: readonly TimeRange[], minutes: number): number {
  let end = minutes;
  for (const range of ranges) if (range.start <= end && end < range.end) end = range.end;
  return end;
}

function nextOpening(hours: OpeningHours, date: string, minutes: number): StoreStatus['opensNext'] {
  for (let daysAhead = 0; daysAhead <= 14; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const next = timeRanges(hoursOn(hours, day).workTime).find(({ start }) => daysAhead > 0 || start > minutes);
    if (next) return { daysAhead, weekday: weekdayOf(day), time: clockText(next.start) };
  }
  return null;
}
