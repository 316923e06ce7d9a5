import { expect, it } from 'vitest';
import type { ShopOrder } from '#areas/orders/server/orders-csv.ts';
import { tableOfDay } from './table-of-day.ts';

const order = {
  number: '26-889862',
  status: 'confirmed',
  paymentStatus: 'paid',
  weight: 51.4,
  comment: 'Timbre\nroto\u001B[2J',
  customer: { name: 'Marta', surname: 'Soler', phone: '+34612345678', organization: null },
  receiver: null,
  delivery: {
    type: 'delivery',
    address: { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' },
    date: '2026-11-27',
    slot: { from: '09:00', to: '11:00' },
    takeBack: true,
  },
} as unknown as ShopOrder;

it('stands in columns, one line for each order, whatever its customer has written', () => {
  const pickup = {
    ...order,
    number: '26-1',
    weight: null,
    comment: '',
    delivery: { ...order.delivery, address: null, slot: null, takeBack: undefined },
  };
  expect(tableOfDay([order, pickup as unknown as ShopOrder])).toEqual([
    'slot         order      status     payment  weight   street                                  receiver     phone         comment',
    '09:00-11:00  26-889862  confirmed  paid     51.4 kg  Carrer de Sant Bru, 18, 08911 Badalona  Marta Soler  +34612345678  Timbre roto [2J / take back an old appliance',
    'any time     26-1       confirmed  paid     ?        pickup                                  Marta Soler  +34612345678',
  ]);
  expect(tableOfDay([])).toEqual([]);
});

it('says from when a pickup is ready where that is later than its slot begins', () => {
  const slotOf = (readyAt: string) => {
    const delivery = { ...order.delivery, type: 'pickup', slot: { from: '15:00', to: '19:00' }, readyAt } as const;
    return tableOfDay([{ ...order, delivery }])[1]!.split('  ')[0];
  };
  expect(slotOf('2026-11-27T13:00:00Z')).toBe('15:00-19:00');
  expect(slotOf('2026-11-27T17:20:00Z')).toBe('18:20-19:00');
  expect(slotOf('2026-11-28T08:30:00Z')).toBe('2026-11-28 from 09:30');
});

it('keeps what is not paid out of the list of the van, and says so', () => {
  const unpaid = { ...order, number: '26-2', status: 'created', paymentStatus: 'pending' } as ShopOrder;
  const lines = tableOfDay([unpaid, order]);
  expect(lines.map((line) => line.split('  ')[1] ?? line)).toEqual([
    expect.anything(),
    '26-889862',
    '',
    'Not confirmed yet, and not to be loaded:',
    expect.anything(),
    '26-2',
  ]);
  expect(lines.at(-1)).toContain('created  pending');
  expect(tableOfDay([unpaid])).toEqual(lines.slice(3));
});
