import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeliveryType, deliveryTypes } from '#areas/delivery/contract.ts';
import { type PaymentStatus, paymentStatuses } from '#areas/payment/contract.ts';
import { type OrderStatus, orderStatuses } from '../../contract.ts';
import { actors, addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { orders } from '../records/orders-tables.ts';
import type { StatusChange } from './change-status.ts';
import { activeStatuses, hasLeft, isAwaitingPayment, possibleMoves, type Side } from './order-transitions.ts';

const sides: readonly Side[] = ['customer', 'shop', 'system'];

/** The tables once more, read the other way: what each actor can do from each status. */
const statusChanges: Record<Side, Record<OrderStatus, string>> = {
  customer: {
    created: 'cancelled',
    confirmed: 'cancelled',
    preparing: '',
    ready: '',
    shipped: '',
    delivered: '',
    cancelled: '',
    returned: '',
  },
  shop: {
    created: 'confirmed cancelled',
    confirmed: 'preparing cancelled',
    preparing: 'ready shipped cancelled',
    ready: 'delivered cancelled',
    shipped: 'delivered returned',
    delivered: 'returned',
    cancelled: '',
    returned: '',
  },
  system: {
    created: 'confirmed cancelled',
    confirmed: 'cancelled',
    preparing: 'cancelled',
    ready: 'cancelled',
    shipped: '',
    delivered: '',
    cancelled: '',
    returned: '',
  },
};
const paymentChanges: Record<Side, Record<PaymentStatus, string>> = {
  customer: { pending: 'failed', processing: '', paid: '', failed: '', cancelled: '', refunded: '' },
  shop: {
    pending: 'paid',
    processing: 'failed paid',
    paid: 'refunded',
    failed: 'paid',
    cancelled: 'paid',
    refunded: '',
  },
  system: {
    pending: 'processing failed paid',
    processing: 'failed paid',
    paid: 'refunded',
    failed: 'processing paid',
    cancelled: 'paid',
    refunded: '',
  },
};

interface State {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly type: DeliveryType;
}

function mayBecome({ status, paymentStatus, type }: State, to: OrderStatus, by: Side): boolean {
  if (to === 'ready' && type === 'delivery') return false;
  if (to === 'shipped' && type === 'pickup') return false;
  const ofCustomer = status === 'confirmed' ? ['pending', 'failed', 'paid'] : ['pending', 'failed'];
  const cancellable = by === 'customer' ? ofCustomer : ['pending', 'failed', 'refunded'];
  if (to === 'cancelled' && !cancellable.includes(paymentStatus)) return false;
  return statusChanges[by][status].split(' ').includes(to);
}

const states: State[] = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) => deliveryTypes.map((type) => ({ status, paymentStatus, type }))),
);

let rules: Rules;
let orderId: number;
beforeAll(async () => {
  rules = await startRules();
  orderId = (await rules.placeOrder(await addProduct(rules.database, { article: 'drill' }))).id;
});
afterAll(() => rules.stop());

async function putInto({ status, paymentStatus, type }: State): Promise<void> {
  const delivery = { type, address: null, pickupPoint: null, date: null, slot: null };
  await rules.database.update(orders).set({ status, paymentStatus, delivery }).where(eq(orders.id, orderId));
}

const undone = new Error('undone');

/** Makes a change and takes it back; returns whether it happened. */
async function happens(change: StatusChange): Promise<boolean> {
  let hasHappened = false;
  const trial = rules.database.transaction(async (tx) => {
    const changed = await rules.orders.changeStatus(tx, orderId, change);
    hasHappened = changed !== null;
    if (changed) expect(changed).toMatchObject({ [change.status ? 'status' : 'paymentStatus']: expect.any(String) });
    if (change.status && changed) expect(changed.status).toBe(change.status);
    if (change.paymentStatus && changed) expect(changed.paymentStatus).toBe(change.paymentStatus);
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
  return hasHappened;
}

describe.each(states)('an order that is $status, $paymentStatus, for $type', (state) => {
  beforeAll(() => putInto(state));

  it('changes its status as the table says, and in no other way', async () => {
    for (const by of sides)
      for (const status of orderStatuses)
        expect(await happens({ actor: actors[by], status }), `${by}: ${status}`).toBe(mayBecome(state, status, by));
  });

  it('changes its payment as the table says, and in no other way', async () => {
    for (const by of sides)
      for (const paymentStatus of paymentStatuses)
        expect(await happens({ actor: actors[by], paymentStatus }), `${by}: ${paymentStatus}`).toBe(
          paymentChanges[by][state.paymentStatus].split(' ').includes(paymentStatus),
        );
  });

  it('offers its customer to cancel it where the table allows it', async () => {
    const { userId } = (await rules.database.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    const actions = (await rules.orders.forCustomer.find(userId, orderId, 'es'))!.actions;
    // Money that no history tells of came long ago: cancel-paid-order.test.ts has those that were paid just now.
    const isLate = state.paymentStatus === 'paid';
    expect(actions.includes('cancel')).toBe(!isLate && mayBecome(state, 'cancelled', 'customer'));
  });
});

it('a failed payment is pending again with another attempt only, and failed again when that is taken back', async () => {
  const tries: [PaymentStatus, StatusChange, boolean][] = [
    ['failed', { actor: actors.shop, paymentStatus: 'pending' }, false],
    ['failed', { actor: actors.shop, paymentStatus: 'pending', with: 'attempt' }, true],
    ['failed', { actor: actors.customer, paymentStatus: 'pending', with: 'attempt' }, true],
    ['failed', { actor: actors.system, paymentStatus: 'pending', with: 'attempt' }, false],
    ['pending', { actor: actors.shop, paymentStatus: 'failed', with: 'undo' }, true],
    ['pending', { actor: actors.customer, paymentStatus: 'failed', with: 'undo' }, false],
    ['paid', { actor: actors.shop, paymentStatus: 'failed', with: 'undo' }, false],
    ['pending', { actor: actors.shop, paymentStatus: 'failed' }, false],
    ['pending', { actor: actors.shop, paymentStatus: 'paid', with: 'undo' }, false],
  ];
  for (const [paymentStatus, change, isAllowed] of tries) {
    await putInto({ status: 'created', paymentStatus, type: 'pickup' });
    expect([paymentStatus, change, await happens(change)]).toEqual([paymentStatus, change, isAllowed]);
  }
  const failed = { status: 'created', paymentStatus: 'failed', delivery: { type: 'pickup' } } as const;
  for (const side of sides) expect(possibleMoves(failed, side)).not.toContain('pending');
});

it('every status leads to a final one, and no active status is final', () => {
  const ends = orderStatuses.filter((status) => !activeStatuses.includes(status));
  expect(ends).toEqual(['delivered', 'cancelled', 'returned']);
});

it('goods have left once they were sent or handed over', () => {
  expect(orderStatuses.filter((status) => hasLeft({ status }))).toEqual(['shipped', 'delivered', 'returned']);
});

it('somebody is told what they may change: the statuses first, then those of the payment', () => {
  const order = { status: 'created', paymentStatus: 'pending', delivery: { type: 'pickup' } } as const;
  expect(possibleMoves(order, 'shop')).toEqual(['confirmed', 'cancelled', 'paid']);
  expect(possibleMoves({ ...order, status: 'delivered', paymentStatus: 'paid' }, 'customer')).toEqual([]);
});

it.each(orderStatuses.flatMap((status) => paymentStatuses.map((paymentStatus) => [status, paymentStatus] as const)))(
  'money pays an order that is %s with payment %s, or comes too late',
  (status, paymentStatus) => {
    const awaits = status !== 'cancelled' && ['pending', 'processing', 'failed', 'cancelled'].includes(paymentStatus);
    expect(isAwaitingPayment({ status, paymentStatus, delivery: { type: 'pickup' } })).toBe(awaits);
  },
);
