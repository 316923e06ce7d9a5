import { expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { calendarFile } from './calendar-file.ts';

const order = {
  number: '26-889862',
  date: '2026-11-20T09:00:00.000Z',
  delivery: { date: '2026-11-25', slot: { from: '09:00', to: '11:00' } },
} as Order;
const texts = {
  title: 'Llega el miércoles, de 9 a 11',
  place: 'Carrer de Sant Bru, 18, 2.º 1.ª; 08911 Badalona, Barcelonès',
};

test('names the slot in the shop’s time, and what and where, as calendars read it', () => {
  const file = calendarFile(order, texts)!;
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'UID:order-26-889862',
      'DTSTART:20261125T080000Z',
      'DTEND:20261125T100000Z',
      'SUMMARY:Llega el miércoles\\, de 9 a 11',
      'LOCATION:Carrer de Sant Bru\\, 18\\, 2.º 1.ª\\; 08911 Badalona\\, Barcelonès',
    ]),
  );
});

test('is none without a day and hours', () => {
  for (const delivery of [
    { date: null, slot: null },
    { date: '2026-11-25', slot: null },
  ])
    expect(calendarFile({ ...order, delivery: { ...order.delivery, ...delivery } }, texts)).toBeNull();
});
