import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

const november = '2026-11-25T00:00:00.000Z';
test.each([
  ['2026-11-25', november],
  ['2026-11-25T10:30:00Z', '2026-11-25T10:30:00.000Z'],
  ['2026-11-25 10:30:00', november],
  ['2026/11/25', november],
  ['25/11/2026', november],
  ['25-11-2026', november],
  ['25.11.26', november],
  ['25/11/2026 10:30', november],
  ['1/2/2026', '2026-02-01T00:00:00.000Z'],
  ['25 de noviembre de 2026', november],
  ['25-nov-2026', november],
  ['25 nov. 2026', november],
  ['3 d’agost de 2026', '2026-08-03T00:00:00.000Z'],
  ['29/02/2028', '2028-02-29T00:00:00.000Z'],
  ['29/02/2026', undefined],
  ['11/25/2026', undefined],
  ['25/11-2026', undefined],
  ['1', undefined],
  ['-1', undefined],
  ['0000-00-00', undefined],
  ['2026-13-01', undefined],
  ['pronto', undefined],
  ['', undefined],
])('the date %j is %s', (text, day) => expect(readDate(text)?.toISOString()).toBe(day));
