import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayment } from '#areas/payment/server/payment.ts';
import { payments } from '#areas/payment/server/payments-tables.ts';
import { bankTransfer } from '#areas/payment/server/providers/bank-transfer.ts';
import { actors, guestOf, startRules, type Rules, addProduct, parsedPickupOrder } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { confirmEmail, emailConfirmationDue } from './confirm-email.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';

const payment = createPayment({
  providers: [bankTransfer({ iban: 'ES00', beneficiary: 'Can Eina, S.L.' }, { path: () => '/qr' })],
});
const inDays = ({ placedAt }: StoredOrder, days: number) => new Date(placedAt.getTime() + days * 86_400_000);

let rules: Rules;
let product: number;
let lastUser = 0;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'screws' });
});
afterAll(() => rules.stop());

async function orderAsGuest(): Promise<StoredOrder> {
  const userId = (lastUser += 1);
  await rules.fill(userId, product);
  return (await placeOrder(rules.orders.placing, guestOf(userId), parsedPickupOrder)) as StoredOrder;
}
const confirm = (id: number, at: Date) =>
  rules.database.transaction((tx) => confirmEmail(tx, { clock: () => at, payment, delivery: rules.delivery }, id));
const expiryOf = async ({ id }: StoredOrder): Promise<Date> =>
  (await rules.database.select().from(payments).where(eq(payments.orderId, id)))[0]!.expiresAt;

describe('confirming the address of an order', () => {
  it('extends the time to pay a transfer from two hours to seven days', async () => {
    const order = await orderAsGuest();
    expect(order).toMatchObject({ emailConfirmedAt: null, paymentDueAt: inDays(order, 1 / 12) });
    const noon = new Date('2026-11-20T12:00:00Z');
    expect(await confirm(order.id, noon)).toMatchObject({
      id: order.id,
      emailConfirmedAt: noon,
      paymentDueAt: inDays(order, 7),
    });
    expect(await expiryOf(order)).toEqual(inDays(order, 7));
  });

  it('changes nothing the second time', async () => {
    const order = await orderAsGuest();
    const first = await confirm(order.id, inDays(order, 0.5));
    expect(await confirm(order.id, inDays(order, 0.6))).toEqual(first);
  });

  it('extends nothing once the order is paid', async () => {
    const order = await orderAsGuest();
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { actor: actors.shop, paymentStatus: 'paid' }),
    );
    const noon = new Date('2026-11-20T12:00:00Z');
    expect(await confirm(order.id, noon)).toMatchObject({ emailConfirmedAt: noon, paymentDueAt: null });
    expect(await expiryOf(order)).toEqual(inDays(order, 1 / 12));
  });

  it('does not shorten the time of a payment that was begun later', async () => {
    const order = await orderAsGuest();
    rules.passDays(1 / 24);
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card');
    const due = new Date(rules.clock().getTime() + 1_800_000);
    const confirmed = await rules.database.transaction((tx) => confirmEmail(tx, rules, order.id));
    expect(confirmed).toMatchObject({ emailConfirmedAt: rules.clock(), paymentDueAt: due });
    const times = await rules.database.select().from(payments).where(eq(payments.orderId, order.id));
    expect(times.find(({ state }) => state === 'pending')?.expiresAt).toEqual(due);
    rules.passDays(-1 / 24);
  });

  it('answers nothing for an unknown order', async () => {
    expect(await confirm(999_999, new Date())).toBeNull();
  });
});

describe('until when goods are held while an address is not confirmed', () => {
  const placedAt = new Date('2026-11-20T12:00:00Z');
  const at = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);
  const order = {
    status: 'created',
    emailConfirmedAt: null,
    paymentDueAt: at(24),
    payment: 'transfer',
    placedAt,
    delivery: { type: 'pickup', date: null },
  };
  const dueOf = (change: Partial<StoredOrder>, usual = at(48)) =>
    emailConfirmationDue({ ...order, ...change } as unknown as StoredOrder, { dueAt: () => usual });

  it('is told with the time that the link gives', () => {
    expect(dueOf({})).toEqual({ before: at(24), thenUntil: at(48) });
  });

  it.each<[string, Partial<StoredOrder>, Date?]>([
    ['an order that is no longer new', { status: 'confirmed' }],
    ['an order that is cancelled', { status: 'cancelled' }],
    ['an address that is confirmed', { emailConfirmedAt: at(1) }],
    ['an order without a time to pay', { paymentDueAt: null }],
    ['a link that gives no more time', {}, at(24)],
    ['a link that gives less time', {}, at(23)],
  ])('is not told for %s', (_, change, usual) => {
    expect(dueOf(change, usual)).toBeNull();
  });
});
