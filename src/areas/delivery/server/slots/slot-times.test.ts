import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { momentOf } from '#values/moment-of.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import type { DeliveryData } from '../delivery-data.ts';
import { deliverySlots, offeredSlots, pickupSlots } from './slot-times.ts';

const workday = '09:00 - 13:00 / 16:00 - 20:00';
const hours: OpeningHours = {
  week: [workday, workday, workday, workday, workday, '10:00 - 14:00', 'Cerrado'],
  exceptions: [{ date: '2026-11-24', workTime: 'Cerrado' }],
};
const pickup: NonNullable<DeliveryData['pickup']> = {
  days: 10,
  preparationMinutes: 120,
  cutOff: null,
  storageDays: 7,
  capacity: null,
  paymentDays: {},
};
const delivery: NonNullable<DeliveryData['delivery']> = {
  days: 14,
  week: [workday, workday, workday, workday, workday, '10:00 - 14:00', 'Cerrado'],
  exceptions: [],
  capacity: 6,
  leadDays: 1,
  cutOff: '14:00',
  paymentDays: {},
};
/** A Friday in winter, when Madrid is an hour ahead of UTC. */
const friday = (time: string): Date => new Date(`2026-11-20T${time}:00+01:00`);
const texts = (slots: readonly { date: string; from: string; to: string }[]): string[] =>
  slots.map(({ date, from, to }) => `${date} ${from}-${to}`);
const pickupAt = (moment: Date, change: Partial<typeof pickup> = {}) =>
  pickupSlots({ ...pickup, ...change }, hours, moment);
const deliveryAt = (moment: Date, change: Partial<typeof delivery> = {}, store = hours) =>
  deliverySlots({ ...delivery, ...change }, store, moment);
const datesOf = (slots: readonly { date: string }[]): string[] => [...new Set(slots.map(({ date }) => date))];

describe('the pickup slots', () => {
  it('are the opening hours of ten days, exceptions included', () => {
    const slots = pickupAt(friday('08:00'));
    const readyAt = friday('11:00').toISOString();
    expect(slots[0]).toEqual({ type: 'pickup', date: '2026-11-20', from: '09:00', to: '13:00', notFor: [], readyAt });
    expect(slots.every((slot) => slot.readyAt === readyAt)).toBe(true);
    expect(datesOf(slots)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(slots).toHaveLength(5 * 2 + 2);
  });

  it('end after the goods are ready', () => {
    expect(texts(pickupAt(friday('10:55')))[0]).toBe('2026-11-20 09:00-13:00');
    expect(texts(pickupAt(friday('11:00')))[0]).toBe('2026-11-20 16:00-20:00');
    expect(texts(pickupAt(friday('17:55')))[0]).toBe('2026-11-20 16:00-20:00');
    expect(texts(pickupAt(friday('18:00')))[0]).toBe('2026-11-21 10:00-14:00');
  });

  it('follow the date of the shop, not that of UTC', () => {
    expect(texts(pickupAt(new Date('2026-11-20T23:30:00Z')))[0]).toBe('2026-11-21 10:00-14:00');
  });

  it('name the payments that come too late: a transfer takes working days of banks', () => {
    const slots = pickupAt(friday('08:00'), { paymentDays: { transfer: 2 } });
    const tooEarly = slots.filter(({ notFor }) => notFor.includes('transfer'));
    // Monday is the first day, Tuesday a holiday, Wednesday the second.
    expect(datesOf(tooEarly)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  });
});

it('a transfer takes days on which banks work: Fridays, and days with other hours, but no holidays', () => {
  const store = { ...hours, exceptions: [...hours.exceptions, { date: '2026-11-25', workTime: '10:00 - 14:00' }] };
  const tooEarly = (moment: Date, transfer: number) =>
    datesOf(
      pickupSlots({ ...pickup, paymentDays: { transfer } }, store, moment).filter(({ notFor }) =>
        notFor.includes('transfer'),
      ),
    );
  expect(tooEarly(new Date('2026-11-19T08:00:00+01:00'), 1)).toEqual(['2026-11-19']);
  expect(tooEarly(friday('08:00'), 2)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  expect(tooEarly(friday('08:00'), 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-25']);
  store.exceptions = [
    ...hours.exceptions,
    { date: '2026-11-25', workTime: 'Cerrado' },
    { date: '2026-11-26', workTime: '10:00 - 14:00' },
  ];
  expect(tooEarly(friday('08:00'), 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-26']);
});

describe('the delivery slots', () => {
  it('start after the lead time; past the cut-off hour an order counts as of the next working day', () => {
    expect(texts(deliveryAt(friday('13:59')))[0]).toBe('2026-11-21 10:00-14:00');
    expect(texts(deliveryAt(friday('14:00')))[0]).toBe('2026-11-23 09:00-13:00');
  });

  it('count no closed day as lead time', () => {
    const sunday = new Date('2026-11-22T10:00:00+01:00');
    // The days from Monday on; Tuesday is a holiday, so the next working day is Wednesday.
    expect(texts(deliveryAt(sunday))[0]).toBe('2026-11-25 09:00-13:00');
    expect(texts(deliveryAt(sunday, { leadDays: 2 }))[0]).toBe('2026-11-26 09:00-13:00');
  });

  it('of today, where there is no lead time, have not begun', () => {
    expect(texts(deliveryAt(friday('08:59'), { leadDays: 0 }))[0]).toBe('2026-11-20 09:00-13:00');
    expect(texts(deliveryAt(friday('09:00'), { leadDays: 0 }))[0]).toBe('2026-11-20 16:00-20:00');
    expect(texts(deliveryAt(friday('16:00'), { leadDays: 0 }))[0]).toBe('2026-11-21 10:00-14:00');
  });

  it('reach as far as the shop says', () => {
    expect(datesOf(deliveryAt(friday('10:00'), { days: 4 }))).toEqual(['2026-11-21', '2026-11-23']);
    expect(datesOf(deliveryAt(friday('10:00'))).at(-1)).toBe('2026-12-03');
  });

  it('are not offered on days on which the store or the round does not work', () => {
    const exceptions = [{ date: '2026-11-25', workTime: 'Cerrado' }];
    const dates = datesOf(deliveryAt(friday('10:00'), { exceptions }));
    expect(dates).not.toContain('2026-11-22');
    expect(dates).not.toContain('2026-11-24');
    expect(dates).not.toContain('2026-11-25');
    expect(dates).toContain('2026-11-26');
  });

  it('end with the store’s hours on a day with other hours', () => {
    const eve = { ...hours, exceptions: [{ date: '2026-11-25', workTime: '09:00 - 14:00' }] };
    const ofDay = deliveryAt(friday('10:00'), {}, eve).filter(({ date }) => date === '2026-11-25');
    expect(texts(ofDay)).toEqual(['2026-11-25 09:00-13:00']);
  });

  it('may end after the store closes on an ordinary day, and in any of its hours on a day with other hours', () => {
    const week = Array<string>(7).fill('09:00 - 11:00 / 16:00 - 18:00 / 18:00 - 21:00');
    const other = { date: '2026-11-25', workTime: '09:00 - 13:00 / 16:00 - 18:00' };
    const eve = { ...hours, exceptions: [other, { date: '2026-11-28', workTime: 'Cerrado' }] };
    const onDay = (day: string) =>
      deliveryAt(friday('10:00'), { week }, eve)
        .filter(({ date }) => date === day)
        .map(({ from }) => from);
    expect(onDay('2026-11-24')).toEqual(['09:00', '16:00', '18:00']);
    expect(onDay('2026-11-25')).toEqual(['09:00', '16:00']);
  });

  it('name the payments that come too late, the lead time added', () => {
    const slots = deliveryAt(friday('10:00'), { paymentDays: { transfer: 1 } });
    const suited = slots.filter(({ notFor }) => !notFor.includes('transfer'));
    // The money is there on Monday; Tuesday is a holiday.
    expect(texts(suited)[0]).toBe('2026-11-25 09:00-13:00');
    expect(slots[0]).toMatchObject({ date: '2026-11-21', notFor: ['transfer'] });
  });

  it('keep their hours across both changes of the clock', () => {
    for (const [moment, date] of [
      ['2026-10-23T10:00:00+02:00', '2026-10-26'],
      ['2027-03-26T10:00:00+01:00', '2027-03-29'],
    ] as const) {
      const slots = deliveryAt(new Date(moment)).filter((slot) => slot.date === date);
      expect(texts(slots)).toEqual([`${date} 09:00-13:00`, `${date} 16:00-20:00`]);
    }
    // Half past one in the night comes twice on 25 October 2026; the shop's date is the same both times.
    const [before, after] = ['2026-10-25T01:30:00+02:00', '2026-10-25T01:30:00+01:00'].map((at) => new Date(at));
    expect(deliveryAt(before!)).toEqual(deliveryAt(after!));
  });

  it('are none in a shop that does not deliver, or that never opens', () => {
    expect(deliverySlots(null, hours, friday('10:00'))).toEqual([]);
    const closed = { week: Array<string>(7).fill('Cerrado'), exceptions: [] };
    expect(deliveryAt(friday('10:00'), {}, closed)).toEqual([]);
  });
});

it('lists the slots for pickup, then those for delivery', () => {
  const slots = offeredSlots({ pickup, delivery }, hours, friday('10:00'));
  expect(slots).toEqual([...pickupAt(friday('10:00')), ...deliveryAt(friday('10:00'))]);
});

describe('around the changes of the clock on 29 March and 25 October 2026', () => {
  const daily = '00:30 - 03:30 / 09:00 - 13:00 / 16:00 - 23:30';
  const dates = ['2026-03-27', '2026-10-23'].flatMap((first) =>
    Array.from({ length: 5 }, (_, days) => addDays(first, days)),
  );
  const moment = fc
    .tuple(fc.constantFrom(...dates), fc.integer({ min: 0, max: 1439 }))
    .map(([date, minutes]) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000));
  const store = fc.uniqueArray(fc.constantFrom(...dates), { maxLength: 3 }).map((closed) => ({
    week: Array<string>(7).fill(daily),
    exceptions: closed.map((date) => ({ date, workTime: 'Cerrado' })),
  }));

  it('no slot is past, on a closed day, offered twice or of another day', () => {
    fc.assert(
      fc.property(moment, store, (now, open) => {
        const offered = offeredSlots({ pickup, delivery: { ...delivery, week: open.week, leadDays: 0 } }, open, now);
        expect(new Set(offered.map((slot) => JSON.stringify(slot))).size).toBe(offered.length);
        for (const { type, date, from, to, readyAt } of offered) {
          expect(timeRanges(hoursOn(open, date).workTime)).not.toEqual([]);
          expect(from < to).toBe(true);
          expect(momentOf(date, to).getTime()).toBeGreaterThan(now.getTime());
          if (readyAt) expect(momentOf(date, to).getTime()).toBeGreaterThan(Date.parse(readyAt));
          if (type === 'delivery') expect(momentOf(date, from).getTime()).toBeGreaterThan(now.getTime());
          expect(shopTime(momentOf(date, to))).toMatchObject({ date });
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
