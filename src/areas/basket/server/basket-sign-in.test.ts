import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { maxBasketLines, maxJoinedLines } from '../basket-limits.ts';
import { findBasket, writeLines } from './basket-queries.ts';
import { addManyProducts, expectDone, expectSound, quantities, startBasketRules, stock } from './basket.fixture.ts';
import { type BasketResult, ownerOf } from './change-basket.ts';
import { mergeBasket } from './merge-basket.ts';

const given = startBasketRules();

type Lines = ReadonlyMap<number, number>;
const joined = (one: Lines, other: Lines): Map<number, number> => {
  const all = new Map(one);
  for (const [id, quantity] of other) all.set(id, Math.max(quantity, all.get(id) ?? 0));
  return all;
};

/** A browser has one cookie for all its tabs; a tab signs in alone, the others notice later. */
class Browser {
  cookie: string | undefined;

  #take({ basket, cookie }: BasketResult) {
    if (cookie !== undefined) this.cookie = cookie ?? undefined;
    expectSound(basket);
    return basket;
  }

  #shopper = (user: number | null) => ({ userId: user, cookie: this.cookie });
  get = async (user: number | null) => this.#take(await given.rules.basket.get(this.#shopper(user), 'es'));
  remove = async (user: number | null, id: number) =>
    this.#take(await given.rules.basket.remove(this.#shopper(user), id, 'es'));
  clear = async (user: number | null) => this.#take(await given.rules.basket.clear(this.#shopper(user), 'es'));
  put = async (user: number | null, productId: number, quantity: number) =>
    this.#take(expectDone(await given.rules.basket.put(this.#shopper(user), { productId, quantity }, 'es')));
  signIn = (user: number) =>
    given.rules.database.transaction((tx) => mergeBasket(given.rules, tx, user, ownerOf(this.#shopper(null))));

  async fill(user: number | null, lines: Lines) {
    for (const [id, quantity] of lines) await this.put(user, id, quantity);
    return this;
  }
}

const product = fc.nat(4);
const quantity = fc.integer({ min: 1, max: stock });

type Act =
  | { kind: 'put'; product: number; quantity: number }
  | { kind: 'remove'; product: number }
  | { kind: 'clear' | 'read' | 'sign in' | 'sign out' };
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('put' as const), product, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), product }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('clear' as const, 'read' as const, 'sign in' as const, 'sign out' as const),
    }),
  },
);

describe('a basket changed in two tabs, with sign-ins and sign-outs,', () => {
  it('has the lines of its changes and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), act), { maxLength: 16 }), async (steps) => {
        const userId = given.nextUser();
        const browser = new Browser();
        const tabs: [number | null, number | null] = [null, null];
        const model = { visitors: new Map<number, number>(), users: new Map<number, number>() };
        for (const [tab, one] of steps) {
          if (one.kind === 'sign out') tabs.fill(null);
          else if (one.kind === 'sign in') {
            await browser.signIn(userId);
            tabs[tab] = userId;
          }
          const user = tabs[tab]!;
          // Every signed-in call merges the visitor's basket of the browser.
          if (user !== null) {
            model.users = joined(model.users, model.visitors);
            model.visitors.clear();
          }
          const own = user === null ? model.visitors : model.users;
          if (one.kind === 'put') {
            own.set(given.ids[one.product]!, one.quantity);
            await browser.put(user, given.ids[one.product]!, one.quantity);
          } else if (one.kind === 'remove') {
            own.delete(given.ids[one.product]!);
            await browser.remove(user, given.ids[one.product]!);
          } else if (one.kind === 'clear') {
            own.clear();
            await browser.clear(user);
          }
          expect(quantities(await browser.get(user))).toEqual(own);
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it('has the lines of both devices once both have signed in', async () => {
    const puts = fc.array(fc.record({ product, quantity }), { minLength: 1, maxLength: 5 });
    const times = fc.record({ before: puts, after: puts });
    await fc.assert(
      fc.asyncProperty(times, times, async (...devices) => {
        const userId = given.nextUser();
        await Promise.all(
          devices.map(async ({ before, after }) => {
            const browser = new Browser();
            for (const one of before) await browser.put(null, given.ids[one.product]!, one.quantity);
            await browser.signIn(userId);
            for (const one of after) await browser.put(userId, given.ids[one.product]!, one.quantity);
          }),
        );
        const merged = quantities(await new Browser().get(userId));
        const put = Map.groupBy(
          devices.flatMap(({ before, after }) => [...before, ...after]),
          (one) => given.ids[one.product]!,
        );
        expect([...merged.keys()].sort()).toEqual([...put.keys()].sort());
        for (const [id, wanted] of put) expect(wanted.map((one) => one.quantity)).toContain(merged.get(id));
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it('loses nothing when two tabs sign in while a third adds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = given.nextUser();
      const browser = await new Browser().fill(null, new Map([[given.ids[0]!, 2]]));
      const other = new Browser();
      other.cookie = browser.cookie;
      await Promise.all([browser.signIn(userId), other.put(null, given.ids[1]!, 3), browser.signIn(userId)]);
      browser.cookie = other.cookie;
      expect(quantities(await browser.get(userId))).toEqual(
        new Map([
          [given.ids[0]!, 2],
          [given.ids[1]!, 3],
        ]),
      );
    }
  });
});

describe('a visitor’s basket', () => {
  it('is merged into the user’s at sign-in; the larger quantity wins', async () => {
    const lines = fc.dictionary(product.map(String), quantity);
    const toMap = (record: Record<string, number>) =>
      new Map(Object.entries(record).map(([index, wanted]) => [given.ids[Number(index)]!, wanted]));
    await fc.assert(
      fc.asyncProperty(lines, lines, async (ofVisitor, ofUser) => {
        const userId = given.nextUser();
        await new Browser().fill(userId, toMap(ofUser));
        const browser = await new Browser().fill(null, toMap(ofVisitor));
        await browser.signIn(userId);
        expect(quantities(await browser.get(userId))).toEqual(joined(toMap(ofUser), toMap(ofVisitor)));
        expect(browser.cookie).toBeUndefined();
      }),
      { numRuns: propertyRuns(20) },
    );
  });

  it('joined to the user’s, is not overwritten by another tab that read the user’s before', async () => {
    const { userId } = given;
    const [drill, saw] = given.ids as [number, number];
    await new Browser().fill(userId, new Map([[drill, 1]]));
    const { stored } = await findBasket(given.rules.database, { userId }, []);
    const browser = await new Browser().fill(
      null,
      new Map([
        [drill, 5],
        [saw, 2],
      ]),
    );
    await browser.signIn(userId);
    expect(await writeLines(given.rules.database, stored!, stored!.lines, new Date())).toBeNull();
    expect(quantities(await browser.get(userId))).toEqual(
      new Map([
        [drill, 5],
        [saw, 2],
      ]),
    );
  });

  it('is found by its cookie only; an unknown cookie opens nothing and is never adopted', async () => {
    const owner = await new Browser().fill(null, new Map([[given.ids[0]!, 2]]));
    const cookie = owner.cookie!;
    const wrongs = [
      undefined,
      '',
      'x',
      cookie.slice(1),
      `${cookie}x`,
      'A'.repeat(32),
      "' OR 1=1 --",
      '\u0000',
      'x'.repeat(5000),
    ];
    for (const wrong of wrongs) {
      const browser = new Browser();
      browser.cookie = wrong;
      expect((await browser.get(null)).count).toBe(0);
      expect((await browser.clear(null)).count).toBe(0);
      expect(await browser.put(null, given.ids[0]!, 1)).toMatchObject({ units: 1 });
      expect(browser.cookie).toMatch(/^[\w-]{32}$/);
      expect(browser.cookie).not.toBe(wrong);
    }
    expect((await owner.get(null)).units).toBe(2);
  });
});

it('merges two full baskets; lines of a third wait until there is room', async () => {
  const { userId } = given;
  const all = await addManyProducts(given.rules, 'full-', 3 * maxBasketLines);
  const third = (part: number): number[] => all.slice(part * maxBasketLines, (part + 1) * maxBasketLines);
  const fill = async (browser: Browser, user: number | null, [first, ...others]: number[]) => {
    await browser.put(user, first!, 1);
    await given.rules.database.execute(sql`
      INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at)
      SELECT (SELECT id FROM baskets ORDER BY updated_at DESC, id DESC LIMIT 1), product_id, 1, 100, now()
      FROM unnest(${sql.param(others)}::int[]) AS product_id`);
  };
  const browser = new Browser();
  await fill(browser, userId, third(0));
  await fill(browser, null, third(1));
  await browser.signIn(userId);
  expect(await browser.get(userId)).toMatchObject({ count: maxJoinedLines, waiting: 0 });

  // Signed out, filled and signed in again.
  await fill(browser, null, third(2));
  const { version } = await new Browser().get(userId);
  await browser.signIn(userId);
  expect(await browser.get(userId)).toMatchObject({ count: maxJoinedLines, waiting: maxBasketLines, version });
  expect((await browser.get(null)).count).toBe(maxBasketLines);
  const refused = await given.rules.basket.put(
    { userId, cookie: undefined },
    { productId: given.ids[0]!, quantity: 1 },
    'es',
  );
  expect(refused).toMatchObject({ code: 'basket_full', facts: { maxLines: maxBasketLines } });

  const { version: versionWaiting } = await browser.get(null);
  for (const id of third(0).slice(0, 3)) await browser.remove(userId, id);
  expect(await browser.get(userId)).toMatchObject({ count: maxJoinedLines, waiting: maxBasketLines - 3 });
  expect((await browser.get(null)).version).toBeGreaterThan(versionWaiting);
  expect(await browser.clear(userId)).toMatchObject({ count: 0, waiting: 0 });
  expect(browser.cookie).toBeUndefined();
  expect(await browser.get(userId)).toMatchObject({ count: 0, waiting: 0 });
});
