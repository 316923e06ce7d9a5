import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockStock } from '#areas/inventory/server/inventory.ts';
import { Failure } from '#platform/http/failure.ts';
import { actors, guestOf, startRules, type Rules, addProduct, stockOf, parsedPickupOrder } from '../orders.fixture.ts';
import type { Buyer } from './store-order.ts';
import { holdUntil } from '../records/hold-time.ts';
import { unpaidOrderLocks } from './unpaid-order-limits.ts';
import { placeOrder } from './place-order.ts';

const tooMany = { code: 'too_many_open_orders' };

describe('unpaid orders are limited', () => {
  const limits = {
    guest: { orders: 3, pieces: 30, amount: 500 },
    account: { orders: 5, pieces: 200, amount: 3000 },
    network: { orders: 8 },
  };
  let rules: Rules;
  let product: number;
  let expensive: number;
  let userId = 0;
  beforeAll(async () => {
    rules = await startRules({}, limits);
    product = await addProduct(rules.database, { article: 'screws', price: 100, stock: 999 });
    expensive = await addProduct(rules.database, { article: 'saw', price: 10_000, stock: 999 });
  });
  afterAll(() => rules.stop());

  const newBuyer = (change: Partial<Buyer> = {}): Buyer => ({ ...guestOf((userId += 1)), ...change });
  const order = async (buyer: Buyer, quantity = 1, productId = product) => {
    await rules.fill(buyer.userId, productId, quantity);
    return placeOrder(rules.orders.placing, buyer, parsedPickupOrder);
  };
  const placed = { status: 'created' };
  const account = { isGuest: false, isEmailConfirmed: true };

  it('to three of a guest’s session, whatever the addresses, and the basket stays', async () => {
    const guest = newBuyer();
    for (let count = 0; count < 3; count += 1)
      expect(await order({ ...guest, email: `guest${count}@ejemplo.cat` })).toMatchObject(placed);
    const stock = await stockOf(rules.database, product);
    expect(await order(guest, 4)).toMatchObject(tooMany);
    expect(await stockOf(rules.database, product)).toBe(stock);
    expect((await rules.basket.getOfUser(guest.userId, 'es')).units).toBe(4);
    expect(await order(newBuyer())).toMatchObject(placed);
  });

  it('by pieces, exactly to the limit', async () => {
    const guest = newBuyer();
    expect(await order(guest, 31)).toMatchObject(tooMany);
    expect(await order(guest, 20)).toMatchObject(placed);
    expect(await order(guest, 11)).toMatchObject(tooMany);
    expect(await order(guest, 10)).toMatchObject(placed);
  });

  it('by amount, exactly to the limit', async () => {
    const guest = newBuyer();
    expect(await order(guest, 3, expensive)).toMatchObject(placed);
    expect(await order(guest, 3, expensive)).toMatchObject(tooMany);
    expect(await order(guest, 2, expensive)).toMatchObject(placed);
    expect(await order(guest, 1)).toMatchObject(tooMany);
  });

  it('to five of an account', async () => {
    const buyer = newBuyer(account);
    for (let count = 0; count < 5; count += 1) expect(await order(buyer, 40)).toMatchObject(placed);
    expect(await order(buyer)).toMatchObject(tooMany);
    expect(await order({ ...buyer, email: 'other@ejemplo.cat', isEmailConfirmed: false })).toMatchObject(tooMany);
  });

  it('by e-mail address, however it is written, across sessions', async () => {
    const email = 'Shared@ejemplo.cat';
    for (let count = 0; count < 3; count += 1) expect(await order(newBuyer({ email }))).toMatchObject(placed);
    expect(await order(newBuyer({ email: 'shared@EJEMPLO.cat' }))).toMatchObject(tooMany);
    expect(await order(newBuyer({ ...account, email }))).toMatchObject(placed);
  });

  it('by network, for any customers', async () => {
    const network = 'signed-network';
    for (let count = 0; count < 8; count += 1) expect(await order(newBuyer({ network }))).toMatchObject(placed);
    expect(await order(newBuyer({ ...account, network }))).toMatchObject(tooMany);
    expect(await order(newBuyer({ network: 'another' }))).toMatchObject(placed);
    expect(await order(newBuyer({ network: null }))).toMatchObject(placed);
  });

  it.each(['paid', 'cancelled', 'shipped'])('and none counts once it is %s', async (outcome) => {
    const network = `of-${outcome}`;
    const guest = newBuyer({ network });
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await order(guest)) as { id: number };
      if (outcome === 'shipped')
        await rules.database.execute(sql`UPDATE orders SET status = 'shipped' WHERE id = ${id}`);
      else {
        const change = outcome === 'paid' ? ({ paymentStatus: 'paid' } as const) : ({ status: 'cancelled' } as const);
        await rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, { actor: actors.shop, ...change }));
        const { rows } = await rules.database.execute(sql`SELECT network FROM orders WHERE id = ${id}`);
        expect(rows).toEqual([{ network: null }]);
      }
    }
    expect(await order(guest, 30)).toMatchObject(placed);
  });

  it('also while their payment is under way', async () => {
    const guest = newBuyer();
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await order(guest)) as { id: number };
      await rules.database.transaction((tx) =>
        rules.orders.changeStatus(tx, id, { actor: actors.system, paymentStatus: 'processing' }),
      );
    }
    expect(await order(guest)).toMatchObject(tooMany);
  });

  it('when many are placed at once by sessions that share an address and a network', async () => {
    const shared = { email: 'crowd@ejemplo.cat', network: 'crowd' };
    const buyers = Array.from({ length: 30 }, (_, index) =>
      newBuyer(index % 2 ? shared : { network: shared.network, email: `crowd-${index % 6}@ejemplo.cat` }),
    );
    const outcomes = await Promise.all(buyers.map((buyer) => order(buyer)));
    const refused = outcomes.filter((outcome) => outcome instanceof Failure);
    expect(outcomes.length - refused.length).toBe(8);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_open_orders']));
    const ofAddress = outcomes.filter((outcome, index) => index % 2 && !(outcome instanceof Failure));
    expect(ofAddress.length).toBeLessThanOrEqual(3);
  });

  it('without waiting for the orders of others', async () => {
    await rules.database.transaction(async (tx) => {
      for (const other of [newBuyer(), newBuyer({ network: 'busy' })])
        await rules.basket.takeForOrder(tx, other.userId, unpaidOrderLocks(other));
      expect(await order(newBuyer())).toMatchObject(placed);
      expect(await order(newBuyer({ network: 'quiet' }))).toMatchObject(placed);
    });
  });

  it('without waiting for stock that others have locked', async () => {
    const guest = newBuyer();
    for (let count = 0; count < 3; count += 1) await order(guest);
    await rules.database.transaction(async (tx) => {
      await lockStock(tx, [product]);
      expect(await order(guest)).toMatchObject(tooMany);
    });
  });

  it('until the first is due, which the refusal says in seconds', async () => {
    const guest = newBuyer();
    for (let count = 0; count < 3; count += 1) await order(guest);
    rules.passDays(1 / 24);
    expect(await order(guest)).toMatchObject({ facts: { retryAfterSeconds: 3600 } });
    // One order alone is too large: no other has to end first.
    expect(await order(newBuyer(), 31)).toMatchObject({ facts: { retryAfterSeconds: 3600 } });
    // The first is overdue, and gives its goods back within minutes.
    rules.passDays(1 / 24);
    expect(await order(guest)).toMatchObject({ facts: { retryAfterSeconds: 3600 } });
  });
});

it('an unpaid order counts for the networks around it, of which the larger ones may have more', async () => {
  const unlimited = { orders: 999, pieces: 999, amount: 99_999 };
  const rules = await startRules({}, { guest: unlimited, account: unlimited, network: { orders: 1 } });
  const product = await addProduct(rules.database, { article: 'screws', stock: 99 });
  const placedFrom = async (networks: readonly string[]): Promise<number> => {
    let placed = 0;
    for (const network of networks) {
      const buyer = { ...guestOf(rules.newUser()), network };
      await rules.fill(buyer.userId, product);
      if (!((await placeOrder(rules.orders.placing, buyer, parsedPickupOrder)) instanceof Failure)) placed += 1;
    }
    return placed;
  };
  const networkOf = (house: number, flat: number) => `48.56-${house}.64-${house}-${flat}`;
  const numbers = Array.from({ length: 18 }, (_, index) => index);
  expect(await placedFrom([networkOf(0, 0), networkOf(0, 0)])).toBe(1);
  expect(await placedFrom(numbers.map((flat) => networkOf(0, flat)))).toBe(3);
  expect(await placedFrom(numbers.map((house) => networkOf(house, 0)))).toBe(12);
  expect(await placedFrom(['another.56.64'])).toBe(1);
  await rules.stop();
});

describe('an unpaid order holds its goods', () => {
  const placedAt = new Date('2026-11-20T09:00:00Z');
  const inHours = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);

  it('for the usual time of its way to pay once the address is confirmed', () => {
    expect(holdUntil(inHours(168), placedAt, true)).toEqual(inHours(168));
  });

  it('for no more than two hours before that', () => {
    expect(holdUntil(inHours(168), placedAt, false)).toEqual(inHours(2));
    expect(holdUntil(inHours(0.5), placedAt, false)).toEqual(inHours(0.5));
  });
});
