import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '#platform/secret/signer.ts';
import { actors, buyerOf, startRules, type Rules, addProduct, parsedPickupOrder, secret } from './orders.fixture.ts';
import { orders, storedColumns } from './records/orders-tables.ts';
import type { Buyer } from './place/store-order.ts';
import type { StoredOrder } from './records/order-queries.ts';
import { eraseOrdersOfUser } from './erase-orders.ts';
import { joinAccount, listBuyers, speakToBuyersIn } from './orders-of-user.ts';
import { placeOrder } from './place/place-order.ts';

let rules: Rules;
let product: number;
let lastUser = 0;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'screws', stock: 100 });
});
afterAll(() => rules.stop());

/** The key of the link in an order's mail. */
const keyOf = (number: string): string => createSigner<'order link'>(secret).sign('order link', number);
const newUser = (): number => (lastUser += 1);
async function order(change: Partial<Buyer> = {}): Promise<StoredOrder> {
  const buyer = { ...buyerOf(newUser()), ...change };
  await rules.fill(buyer.userId, product);
  return (await placeOrder(rules.orders.placing, buyer, parsedPickupOrder)) as StoredOrder;
}
const orderAsGuest = (change: Partial<Buyer> = {}) => order({ isGuest: true, isEmailConfirmed: false, ...change });
const storedOf = async ({ id }: StoredOrder): Promise<StoredOrder> =>
  (await rules.database.select(storedColumns).from(orders).where(eq(orders.id, id)))[0]!;
const join = (userId: number, guests: readonly StoredOrder[]) =>
  rules.database.transaction((tx) =>
    joinAccount(tx, rules, { userId, checkoutUserIds: guests.map((guest) => guest.userId) }),
  );

describe('orders made without an account', () => {
  it('become the account’s, all of them, and nobody else’s do', async () => {
    const account = newUser();
    const guests = [await orderAsGuest(), await orderAsGuest()];
    const other = await orderAsGuest();
    await join(account, guests);
    for (const guest of guests)
      expect(await storedOf(guest)).toMatchObject({ userId: account, isGuest: false, number: guest.number });
    expect(await storedOf(other)).toEqual(other);
  });

  it('made with the same key of a client both become the account’s', async () => {
    const account = newUser();
    const guests = [await orderAsGuest({ requestKey: 'key:1' }), await orderAsGuest({ requestKey: 'key:1' })];
    await join(account, guests);
    expect((await rules.orders.exportOrders(account)).map(({ orderId }) => orderId)).toEqual(
      guests.map(({ id }) => id),
    );
  });

  it('are held for the usual time once their address is confirmed by the account, the paid ones are not', async () => {
    const unpaid = await orderAsGuest();
    const paid = await orderAsGuest();
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, paid.id, { actor: actors.shop, paymentStatus: 'paid' }),
    );
    await join(newUser(), [unpaid, paid]);
    const inSevenDays = new Date(unpaid.placedAt.getTime() + 7 * 86_400_000);
    expect((await storedOf(unpaid)).paymentDueAt).toEqual(inSevenDays);
    expect((await storedOf(paid)).paymentDueAt).toBeNull();
  });

  it('keep the time to pay that their confirmed address has given them', async () => {
    const confirmed = await orderAsGuest();
    const key = { number: confirmed.number, key: keyOf(confirmed.number) };
    await rules.orders.forCustomer.track(key, 'es');
    const before = await storedOf(confirmed);
    expect(before.emailConfirmedAt).not.toBeNull();
    rules.passDays(1);
    await join(newUser(), [confirmed]);
    rules.passDays(-1);
    expect(await storedOf(confirmed)).toMatchObject({
      emailConfirmedAt: before.emailConfirmedAt,
      paymentDueAt: before.paymentDueAt,
    });
  });

  it('are not confirmed again when nothing waits for their address, as when they are paid', async () => {
    const paid = await orderAsGuest();
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, paid.id, { actor: actors.shop, paymentStatus: 'paid' }),
    );
    await join(newUser(), [paid]);
    expect(await storedOf(paid)).toMatchObject({ emailConfirmedAt: null, paymentDueAt: null });
  });

  it('may be none', async () => {
    const account = newUser();
    await join(account, []);
    expect(await rules.orders.exportOrders(account)).toEqual([]);
  });
});

describe('the buyers among some users', () => {
  it('are those with an order, each once', async () => {
    const buyer = await order();
    await order({ userId: buyer.userId });
    const nobody = newUser();
    await order();
    expect(await listBuyers(rules.database, [nobody, buyer.userId])).toEqual([buyer.userId]);
    expect(await listBuyers(rules.database, [nobody])).toEqual([]);
    expect(await listBuyers(rules.database, [])).toEqual([]);
  });
});

it('the order of a deleted account names neither its address nor its network, others keep theirs', async () => {
  const left = await order({ network: 'signed' });
  const other = await order({ network: 'signed' });
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, left.id, { actor: actors.shop, status: 'cancelled' }),
  );
  await rules.database.transaction((tx) => eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, left.userId));
  expect(await storedOf(left)).toMatchObject({ email: '', network: null, customer: { type: 'individual', name: '' } });
  expect(await storedOf(other)).toEqual(other);
});

it('speaks Spanish to buyers whose language the shop has given up', async () => {
  const catalan = await order({ locale: 'ca' });
  await speakToBuyersIn(rules.database, ['es', 'ca']);
  expect(await storedOf(catalan)).toEqual(catalan);
  await speakToBuyersIn(rules.database, ['es']);
  expect(await storedOf(catalan)).toEqual({ ...catalan, locale: 'es' });
});
