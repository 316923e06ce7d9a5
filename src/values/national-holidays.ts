/** Public holidays of the whole of Spain with a fixed date, MM-DD (Real Decreto 2001/1983 art. 45). */
const fixedDates: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '08-15',
  '10-12',
  '11-01',
  '12-06',
  '12-08',
  '12-25',
]);

/** Whether a date, YYYY-MM-DD, is a public holiday of the whole of Spain: one of the fixed dates, or Good Friday. */
export const isNationalHoliday = (date: string): boolean =>
  fixedDates.has(date.slice(5)) || date === goodFriday(Number(date.slice(0, 4)));

/** Two days before Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function goodFriday(year: number): string {
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451);
  const daysAfterMarch22 = epact + weekday - 7 * late;
  return new Date(Date.UTC(year, 2, 22 + daysAfterMarch22 - 2)).toISOString().slice(0, 10);
}
