import type { Row } from '../read/import-columns.ts';
import { readDate } from '#values/read-date.ts';

/** Whether a row has a reduced price that is in force no more or not yet; also where its days cannot be read. */
export function isSaleOver(cells: Row, now: Date): boolean {
  const [price, from, to] = [cells['sale_price'] || cells['net_sale_price'], cells['@sale_from'], cells['@sale_to']];
  if (!price) return false;
  const hasBegun = (day: Date): boolean => day <= now;
  const lasts = (day: Date): boolean => day.getTime() + 86_400_000 > now.getTime();
  return !isSoIn(from, hasBegun) || !isSoIn(to, lasts);
}

/** True in each way of reading it: 3/4/2026 is a day of March to some programs. */
function isSoIn(text: string | undefined, isSo: (day: Date) => boolean): boolean {
  if (!text) return true;
  const monthFirst = text.replace(/^(\d{1,2})\/(\d{1,2})\//, '$2/$1/');
  const days = [text, monthFirst].flatMap((one) => readDate(one) ?? []);
  return days.length > 0 && days.every(isSo);
}
