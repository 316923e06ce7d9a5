import { minuteMs } from './durations.ts';
import { shopTime } from './shop-time.ts';

/** The moment of a local date and time (HH:MM). A time that the change to summer time skips becomes the hour after. */
export function momentOf(date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const ahead = (moment: number): number => {
    const shown = shopTime(new Date(moment));
    return Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * minuteMs - moment;
  };
  // The offset at the local time read as UTC may be that of the other side of a time change, so it is read twice.
  return new Date(wall - ahead(wall - ahead(wall)));
}
