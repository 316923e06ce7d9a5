import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { favourites } from './lists-tables.ts';
import { createProductList } from './product-list.ts';

const maxProducts = 6;
const pageText = { title: 'List', description: '' };
let shop: Awaited<ReturnType<typeof startCatalogue>>;
let list: ReturnType<typeof createProductList>;
let ids: number[];
let userId = 0;

beforeAll(async () => {
  shop = await startCatalogue();
  ids = await shop.importProducts(9);
  list = createProductList(
    { database: shop.database, clock: shop.clock, catalogue: shop.catalogue },
    {
      table: favourites,
      selectFitting: (_tx, present, candidates) => candidates.slice(0, Math.max(0, maxProducts - present.length)),
      full: { code: 'list_full', facts: () => ({ maxProducts }) },
      pageUrl: '/list',
      pageTexts: { es: pageText, ca: pageText },
    },
  );
});
afterAll(() => shop.stop());

type Step =
  | { kind: 'add'; products: number[]; onlyFitting: boolean }
  | { kind: 'remove'; product: number }
  | { kind: 'clear' };
const product = fc.integer({ min: 0, max: 8 });
const products = fc.uniqueArray(product, { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), products, onlyFitting: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), product }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);
const run = (user: number, one: Step) => {
  if (one.kind === 'add')
    return list.add(
      user,
      one.products.map((index) => ids[index]!),
      one,
    );
  return one.kind === 'remove' ? list.remove(user, ids[one.product]!) : list.clear(user);
};

describe('a product list', () => {
  it('is an ordered set within its limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        userId += 1;
        let expected: number[] = [];
        for (const one of steps) {
          if (one.kind === 'add') {
            const added = one.products.map((index) => ids[index]!).filter((id) => !expected.includes(id));
            const room = maxProducts - expected.length;
            if (one.onlyFitting || added.length <= room) expected.push(...added.slice(0, room));
          } else expected = one.kind === 'remove' ? expected.filter((id) => id !== ids[one.product]) : [];
          const answer = await run(userId, one);
          if (answer instanceof Failure) expect(answer).toMatchObject({ code: 'list_full', facts: { maxProducts } });
          else expect(answer).toEqual({ list: expected, count: expected.length });
          expect((await list.get(userId)).list).toEqual(expected);
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it('stays a set within its limit under concurrent changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 20 }), async (steps) => {
        userId += 1;
        const answers = await Promise.all(steps.map((one) => run(userId, one)));
        const lists = answers.flatMap((answer) => (answer instanceof Failure ? [] : [answer.list]));
        for (const found of [...lists, await list.list(userId)]) {
          expect(found.length).toBeLessThanOrEqual(maxProducts);
          expect(new Set(found).size).toBe(found.length);
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it('adds a product once when it is added many times at once', async () => {
    userId += 1;
    const some = [ids[3]!, ids[1]!, ids[2]!];
    await Promise.all(Array.from({ length: 30 }, () => list.add(userId, some)));
    expect(await list.list(userId)).toEqual(some);
  });

  it('leaves the lists of other users alone', async () => {
    const [one, other] = [(userId += 1), (userId += 1)];
    await list.add(one, ids.slice(0, 2));
    await list.add(other, ids.slice(1, 3));
    await list.remove(one, ids[1]!);
    await list.clear(one);
    expect(await list.list(other)).toEqual(ids.slice(1, 3));
  });
});
