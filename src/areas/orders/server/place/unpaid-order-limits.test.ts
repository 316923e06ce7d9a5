import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { lockStock } from '#areas/inventory/server/inventory.ts';
import { Failure } from '#platform/http/failure.ts';
import {
  addProduct,
  buyerOf,
  parsedPickupOrder,
  pickupOrder,
  type Rules,
  startRules,
  stockOf,
} from '../orders.fixture.ts';
import type { Buyer } from './store-order.ts';

const tooMany = { code: 'too_many_open_orders' };

describe('unpaid orders are limited', () => {
  const limits = {
    guest: { orders: 3, pieces: 30, amount: 500 },
    account: { orders: 5, pieces: 200, amount: 3000 },
    network: { orders: 8 },
  };
  let rules: Rules;
  let product: number;
  let dear: number;
  let userId = 0;
  beforeAll(async () => {
    rules = await startRules({}, limits);
    product = await addProduct(rules.database, { article: 'screws', price: 100, stock: 999 });
    dear = await addProduct(rules.database, { article: 'saw', price: 10_000, stock: 999 });
  });
  afterAll(() => rules.stop());

  const newBuyer = (change: Partial<Buyer> = {}): Buyer => ({ ...buyerOf((userId += 1)), isGuest: true, ...change });
  const order = async (buyer: Buyer, quantity = 1, productId = product) => {
    await rules.basket.put({ userId: buyer.userId, cookie: undefined }, { productId, quantity }, 'es');
    return rules.orders.place(buyer, parsedPickupOrder);
  };
  const placed = { status: 'created' };

  it('to three of a guest’s session, and the basket stays', async () => {
    const guest = newBuyer();
    for (let count = 0; count < 3; count += 1) expect(await order(guest)).toMatchObject(placed);
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
    expect(await order(guest, 3, dear)).toMatchObject(placed);
    expect(await order(guest, 3, dear)).toMatchObject(tooMany);
    expect(await order(guest, 2, dear)).toMatchObject(placed);
    expect(await order(guest, 1)).toMatchObject(tooMany);
  });

  it('to five of an account', async () => {
    const account = newBuyer({ isGuest: false });
    for (let count = 0; count < 5; count += 1) expect(await order(account, 40)).toMatchObject(placed);
    expect(await order(account)).toMatchObject(tooMany);
  });

  it('by e-mail address, however it is written, across sessions', async () => {
    const email = 'Shared@ejemplo.cat';
    for (let count = 0; count < 3; count += 1) expect(await order(newBuyer({ email }))).toMatchObject(placed);
    expect(await order(newBuyer({ email: 'shared@EJEMPLO.cat' }))).toMatchObject(tooMany);
    expect(await order(newBuyer({ email, isGuest: false }))).toMatchObject(placed);
  });

  it('by network, whoever orders', async () => {
    const network = 'signed-network';
    for (let count = 0; count < 8; count += 1) expect(await order(newBuyer({ network }))).toMatchObject(placed);
    expect(await order(newBuyer({ network, isGuest: false }))).toMatchObject(tooMany);
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
        await rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, { by: 'shop', ...change }));
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
        rules.orders.changeStatus(tx, id, { by: 'system', paymentStatus: 'processing' }),
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
    const day = 86_400;
    expect(await order(guest)).toMatchObject({ facts: { retryAfterSeconds: day } });
    // One order alone is too large: no other has to end first.
    expect(await order(newBuyer(), 31)).toMatchObject({ facts: { retryAfterSeconds: 3600 } });
  });
});

describe('over HTTP', () => {
  let shop: Shop;
  let product: number;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    const { rows } = await shop.database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM catalogue_products`,
    );
    product = await addProduct(shop.database, { article: `p-${rows[0]!.count}`, price: 1000, stock: 500 });
  });

  async function newGuest(ip: string, email = 'ona@ejemplo.cat'): Promise<Browser> {
    const browser = shop.browser({ ip });
    await browser.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
    return browser;
  }
  const order = async (browser: Browser, key: string, quantity = 1) => {
    await browser.send('POST', '/sale/basket', { product_id: product, quantity });
    return browser.send('POST', '/sale/order', pickupOrder, { 'idempotency-key': key });
  };

  it('a guest who sends 446 calls holds no more than three orders and 300 pieces', async () => {
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addProduct(shop.database, { article: `all-${index}`, stock: 100 })),
    );
    const guest = await newGuest('198.51.100.40', 'greedy@ejemplo.cat');
    const statuses = new Set<number>();
    for (let call = 0; call < 446; call += 2) {
      await guest.send('POST', '/sale/basket', { product_id: others[(call / 2) % 20], quantity: 100 });
      statuses.add((await guest.send('POST', '/sale/order', pickupOrder)).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    const stocks = await Promise.all(others.map((id) => stockOf(shop.database, id)));
    expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(2000 - 300);
  }, 60_000);

  it('the refusal names itself in both languages, with the time to wait, and leaves the key unused', async () => {
    const guest = await newGuest('198.51.100.41', 'patient@ejemplo.cat');
    for (const key of ['a', 'b', 'c']) expect((await order(guest, key)).status).toBe(200);
    const refused = await order(guest, 'd');
    expect(refused).toMatchObject({ status: 429, body: { statusCode: 429, code: 'too_many_open_orders' } });
    expect(refused.body.message).toMatch(/pedidos sin pagar/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    const catalan = await guest.send('POST', '/sale/order', pickupOrder, { 'content-language': 'ca' });
    expect(catalan.body.message).toMatch(/comandes sense pagar/);

    await shop.database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE email = 'patient@ejemplo.cat'`);
    const placed = await order(guest, 'd');
    expect(placed.status).toBe(200);
    expect((await order(guest, 'd')).body).toEqual(placed.body);
  });

  it('guests of one network hold no more than forty orders, and the shop’s own machine is not counted', async () => {
    const orderAsGuest = async (index: number) =>
      (await order(await newGuest('198.51.100.42', `g${index}@ejemplo.cat`), 'a')).status;
    const statuses = await Promise.all(Array.from({ length: 42 }, (_, index) => orderAsGuest(index)));
    expect(statuses.sort()).toEqual([...Array(40).fill(200), 429, 429]);
    expect((await order(await newGuest('198.51.100.43', 'elsewhere@ejemplo.cat'), 'a')).status).toBe(200);
    await order(await newGuest('127.0.0.1', 'local@ejemplo.cat'), 'a');
    const { rows } = await shop.database.execute(sql`SELECT network FROM orders WHERE email = 'local@ejemplo.cat'`);
    expect(rows).toEqual([{ network: null }]);
  }, 60_000);

  it('an account holds up to twelve orders', async () => {
    const marta = await newAccount(shop);
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) statuses.push((await order(marta, `key-${index}`)).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });

  it('no stored order names the network address that it came from', async () => {
    await order(await newGuest('198.51.100.44', 'private@ejemplo.cat'), 'a');
    const { rows } = await shop.database.execute<{ network: string }>(
      sql`SELECT network FROM orders WHERE email = 'private@ejemplo.cat'`,
    );
    expect(rows[0]!.network).toMatch(/^[\w-]{43}$/);
  });
});
