import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { raiseVersions } from './basket-queries.ts';
import { expectDone, expectSound, quantities, startBasketRules, stock } from './basket.fixture.ts';
import type { Shopper } from './change-basket.ts';

const given = startBasketRules();

const customer = (): Shopper => ({ userId: given.userId, cookie: undefined });
const visitor = (cookie?: string): Shopper => ({ userId: null, cookie });
const get = async (of: Shopper) => (await given.rules.basket.get(of, 'es')).basket;
const put = async (of: Shopper, productId: number, quantity: number) =>
  expectDone(await given.rules.basket.put(of, { productId, quantity }, 'es'));
const products = () => given.ids as [number, number, number, number, number];

describe('adding products with their quantities', () => {
  const addLines = async (...lines: readonly (readonly [id: number, quantity: number])[]) => {
    const wanted = lines.map(([productId, quantity]) => ({ productId, quantity }));
    const { basket } = await given.rules.basket.addLines(customer(), wanted, 'ca');
    const { added, notAddedProducts, ...answer } = basket;
    expectSound(answer);
    return { added, notAddedProducts, answer };
  };

  it('answers the basket as it is read again: lines that were there first, new ones by their ids', async () => {
    const [a, b, c, d, e] = products();
    await put(customer(), d, 1);
    given.rules.passDays(1 / 1440);
    const { added, answer } = await addLines([e, 1], [c, 2], [b, 3], [d, 4], [a, 5]);
    expect(added).toBe(5);
    expect([...quantities(answer)]).toEqual([
      [d, 4],
      [a, 5],
      [b, 3],
      [c, 2],
      [e, 1],
    ]);
    expect(answer).toEqual((await given.rules.basket.get(customer(), 'ca')).basket);
  });

  it('adds as much as there is and says so, and leaves a larger quantity as it is', async () => {
    const [a, b] = products();
    await put(customer(), b, 9);
    const { added, notAddedProducts, answer } = await addLines([a, stock + 1], [b, 3]);
    expect(quantities(answer)).toEqual(
      new Map([
        [b, 9],
        [a, stock],
      ]),
    );
    expect(added).toBe(2);
    expect(notAddedProducts).toMatchObject([{ id: a, reason: 'fewer_available' }]);
  });
});

describe('the cookie of a basket', () => {
  it('is a new one with the first line of a visitor, and the same again with the next', async () => {
    const [a, b] = products();
    const first = await put(visitor(), a, 1);
    expect(first.cookie).toMatch(/^[\w-]{32}$/);
    expect((await put(visitor(first.cookie!), b, 1)).cookie).toBe(first.cookie);
    expect((await get(visitor(first.cookie!))).units).toBe(2);
  });

  it('is none for a customer, whether the basket is new or not', async () => {
    const [a, b] = products();
    expect(await put(customer(), a, 1)).not.toHaveProperty('cookie');
    expect(await put(customer(), b, 1)).not.toHaveProperty('cookie');
  });

  it('is removed when the visitor signs in, whose basket is gone once it has been joined', async () => {
    const [a, b, c] = products();
    const { cookie } = await put(visitor(), a, 1);
    await put(customer(), b, 1);
    const count = async () => (await given.rules.database.execute(sql`SELECT FROM baskets`)).rows.length;
    const before = await count();
    expect(await put({ ...customer(), cookie: cookie! }, c, 1)).toMatchObject({ cookie: null, basket: { units: 3 } });
    expect(await count()).toBe(before - 1);
    expect((await get(visitor(cookie!))).units).toBe(0);
  });
});

it('a quantity above the stock is refused for its field', async () => {
  const [a] = products();
  expect(await given.rules.basket.put(customer(), { productId: a, quantity: stock + 1 }, 'es')).toMatchObject({
    code: 'quantity_too_high',
    fields: [{ field: 'quantity', code: 'quantity_too_high' }],
  });
});

it('removing a product that is not there is no change, nor is emptying an empty basket', async () => {
  const [a, b] = products();
  const { version } = (await put(customer(), a, 1)).basket;
  expect((await given.rules.basket.remove(customer(), b, 'es')).basket).toMatchObject({ version, units: 1 });
  const emptied = (await given.rules.basket.clear(customer(), 'es')).basket;
  expect(emptied).toMatchObject({ version: version + 1, units: 0 });
  expect((await given.rules.basket.clear(customer(), 'es')).basket.version).toBe(version + 1);
});

describe('a basket that is taken for an order', () => {
  const userId = () => given.userId;
  const take = () =>
    given.rules.database.transaction((tx) => given.rules.basket.takeForOrder(tx, userId(), ['a lock']));

  it('is answered as it was, and is empty then', async () => {
    const [a, b] = products();
    await put(customer(), b, 2);
    given.rules.passDays(1 / 1440);
    const { version } = (await put(customer(), a, 3)).basket;
    const taken = (await take())!;
    expect(taken).toMatchObject({
      version,
      lines: [
        { productId: b, quantity: 2 },
        { productId: a, quantity: 3 },
      ],
    });
    expect(taken.lines[1]!.addedAt).toEqual(given.rules.clock());
    expect(await get(customer())).toMatchObject({ version: version + 1, units: 0 });
    expect((await take())!.lines).toEqual([]);
  });

  it('is none for a customer who never had one', async () => {
    expect(await take()).toBeNull();
  });

  it('has the lines of a change that was made at the same moment', async () => {
    const [a] = products();
    await put(customer(), a, 3);
    const { database, clock } = given.rules;
    const { rows } = await database.execute<{ id: number }>(
      sql`SELECT id::int FROM baskets WHERE user_id = ${userId()}`,
    );
    const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const { taking } = await database.transaction(async (tx) => {
      await raiseVersions(tx, [rows[0]!.id], clock());
      const started = take();
      await vi.waitFor(async () => expect((await database.execute(waiting)).rows).toHaveLength(1), 30_000);
      return { taking: started };
    });
    expect((await taking)!.lines).toMatchObject([{ productId: a, quantity: 3 }]);
  });
});

it('what was ordered before is added to the lines that are there', async () => {
  const [a, b] = products();
  await put(customer(), a, 9);
  const again = [
    { productId: a, quantity: 3 },
    { productId: b, quantity: 2 },
  ];
  const outcomes = await given.rules.database.transaction((tx) => given.rules.basket.addAgain(tx, given.userId, again));
  expect(outcomes).toEqual(
    new Map([
      [a, 3],
      [b, 2],
    ]),
  );
  expect(quantities(await get(customer()))).toEqual(
    new Map([
      [a, 9],
      [b, 2],
    ]),
  );
});
