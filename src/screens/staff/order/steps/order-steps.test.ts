import { expect, it } from 'vitest';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { orderSteps } from './order-steps.ts';

const at = (minute: number): string => `2026-11-24T10:${String(minute).padStart(2, '0')}:00Z`;

/** An order that has had these statuses, one a minute, and had one of them again where it was taken back. */
function orderOf(statuses: readonly OrderStatus[], changed: object = {}): StaffOrder {
  const history = statuses.map((status, minute) => ({ status, at: at(minute) }));
  const timeline = statuses.map((status, minute) => ({
    ...{ id: minute, at: at(minute), device: null, verb: 'order.status', reason: null, canUndo: false },
    ...{ undoes: null, undoneBy: null, actor: { kind: 'staff', id: '1', name: `Pau ${minute}` } },
    changes: [{ field: 'status', before: null, after: status }],
  }));
  return {
    ...{ date: at(0), status: statuses.at(-1), history, timeline, paymentStatus: 'paid', payment: 'card' },
    ...{ delivery: { type: 'pickup' }, ...changed },
  } as unknown as StaffOrder;
}

/** 'paid confirmed [preparing] (ready)': brackets where it stands, round ones what is still to come. */
const shown = (order: StaffOrder): string =>
  orderSteps(order)
    .map(({ name, isDone, isCurrent }) => (isCurrent ? `[${name}${isDone ? '' : '?'}]` : isDone ? name : `(${name})`))
    .join(' ');

it.each<[string, OrderStatus[], object]>([
  ['[paid] (confirmed) (preparing) (ready) (delivered)', ['created'], {}],
  ['[paid?] (confirmed) (preparing) (ready) (delivered)', ['created'], { paymentStatus: 'pending' }],
  ['(paid) [confirmed] (preparing) (ready) (delivered)', ['created', 'confirmed'], { paymentStatus: 'failed' }],
  [
    'paid confirmed [preparing] (shipped) (delivered)',
    ['created', 'confirmed', 'preparing'],
    { delivery: { type: 'delivery' } },
  ],
  ['paid confirmed preparing ready [delivered]', ['created', 'confirmed', 'preparing', 'ready', 'delivered'], {}],
  // Preparing it was taken back.
  ['paid [confirmed] (preparing) (ready) (delivered)', ['created', 'confirmed', 'preparing', 'confirmed'], {}],
  // A voucher is not collected, unless it was.
  [
    'paid confirmed [preparing] (delivered)',
    ['created', 'confirmed', 'preparing'],
    { delivery: { type: 'pickup', virtual: 'all' } },
  ],
  [
    'paid confirmed preparing [ready] (delivered)',
    ['created', 'confirmed', 'preparing', 'ready'],
    { delivery: { type: 'pickup', virtual: 'all' } },
  ],
  // At the counter it is paid when it is handed over, or before.
  [
    '[created] (confirmed) (preparing) (ready) (paid) (delivered)',
    ['created'],
    { payment: 'counter', paymentStatus: 'pending' },
  ],
  ['created [confirmed] (preparing) (ready) paid (delivered)', ['created', 'confirmed'], { payment: 'counter' }],
  ['created [cancelled]', ['created', 'cancelled'], { paymentStatus: 'cancelled' }],
  ['created paid confirmed [cancelled]', ['created', 'confirmed', 'cancelled'], { paymentStatus: 'refunded' }],
  [
    'created paid confirmed preparing shipped [returned]',
    ['created', 'confirmed', 'preparing', 'shipped', 'returned'],
    { paymentStatus: 'refunded', delivery: { type: 'delivery' } },
  ],
])('shows %s', (steps, statuses, changed) => {
  expect(shown(orderOf(statuses, changed))).toBe(steps);
});

it('says when each step was reached and by whom, the last time where it was taken back', () => {
  const order = orderOf(['created', 'confirmed', 'preparing', 'confirmed', 'preparing']);
  const step = orderSteps(order).find(({ name }) => name === 'preparing');
  expect(step).toMatchObject({ at: at(4), by: { name: 'Pau 4' } });
});

it('shows money of the counter where it came, before what was done later', () => {
  const order = orderOf(['created', 'confirmed', 'preparing', 'ready'], { payment: 'counter' });
  const paidAfter = (minute: number) => ({
    ...{ ...order.timeline[0]!, at: at(minute) },
    changes: [{ field: 'paymentStatus', before: 'pending', after: 'paid' }],
  });
  const paid = (minute: number) => shown({ ...order, timeline: [...order.timeline, paidAfter(minute)] });
  expect(paid(0)).toBe('created paid confirmed preparing [ready] (delivered)');
  expect(paid(9)).toBe('created confirmed preparing [ready] paid (delivered)');
});

it('shows money that came after an order was given up in its place', () => {
  const order = orderOf(['created', 'cancelled']);
  const came = { ...order.timeline[0]!, at: at(9), changes: [{ field: 'paymentStatus', before: null, after: 'paid' }] };
  expect(shown({ ...order, timeline: [...order.timeline, came] })).toBe('created [cancelled] paid');
});
