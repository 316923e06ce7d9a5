import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { maxBasketLines } from '../basket-limits.ts';
import { addManyProducts, expectDone, expectSound, quantities, startBasketRules, stock } from './basket.fixture.ts';
import type { Shopper } from './change-basket.ts';

const given = startBasketRules();

const customer = (): Shopper => ({ userId: given.userId, cookie: undefined });
const put = async (of: Shopper, productId: number, quantity: number) =>
  given.rules.basket.put(of, { productId, quantity }, 'es');
const get = async (of: Shopper) => (await given.rules.basket.get(of, 'es')).basket;

type Step =
  | { kind: 'put'; product: number; quantity: number }
  | { kind: 'remove'; product: number }
  | { kind: 'clear' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      product: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), product: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);
const take = (of: Shopper, one: Step) =>
  one.kind === 'put'
    ? put(of, given.ids[one.product]!, one.quantity)
    : one.kind === 'remove'
      ? given.rules.basket.remove(of, given.ids[one.product]!, 'es')
      : given.rules.basket.clear(of, 'es');

describe('a line with a quantity price', () => {
  it('costs it per unit once the quantity is reached, and is not reduced by it', async () => {
    const quantityPrices = [{ from: 10, price: 420 }];
    const article = `by-the-box-${given.userId}`;
    const box = await addProduct(given.rules.database, { article, price: 500, quantityPrices, stock });
    await put(customer(), box, 9);
    const below = await get(customer());
    expect(below.list[0]).toMatchObject({ price: { base: 5, sale: 0 }, sum: 45 });
    expect(below.list[0]).not.toHaveProperty('quantityFrom');
    expect(below).not.toHaveProperty('quantitySaving');
    await put(customer(), box, 10);
    const reached = await get(customer());
    expect(reached.list[0]).toMatchObject({ price: { base: 5, sale: 4.2 }, quantityFrom: 10, total: 50, sum: 42 });
    expect(reached).toMatchObject({ total: 50, price: 42, quantitySaving: 8, vat: [{ gross: 42, vat: 7.29 }] });
    // Its price was chosen with the quantity: nothing has changed since.
    expect(reached.list[0]).not.toHaveProperty('notice');
    await given.rules.database.execute(
      sql`UPDATE catalogue_products SET quantity_prices = '[{"from": 10, "price": 450}]' WHERE id = ${box}`,
    );
    expect((await get(customer())).list[0]!.notice).toMatchObject({ code: 'price_changed', previousPrice: 4.2 });
  });
});

describe('a basket after any changes', () => {
  it('has the lines of its changes, and totals that are their sums', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        given.nextUser();
        const expected = new Map<number, number>();
        for (const one of steps) {
          const answer = await take(customer(), one);
          if (one.kind === 'clear') expected.clear();
          else if (one.kind === 'remove') expected.delete(given.ids[one.product]!);
          else if (one.quantity <= stock) expected.set(given.ids[one.product]!, one.quantity);
          else expect(answer).toMatchObject({ code: 'quantity_too_high', facts: { maxQuantity: stock } });
          const basket = await get(customer());
          expectSound(basket);
          expect(quantities(basket)).toEqual(expected);
        }
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it('ends as the answer with the highest version under concurrent changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 15 }), async (steps) => {
        given.nextUser();
        const answers = await Promise.all(steps.map((one) => take(customer(), one)));
        const baskets = answers.flatMap((answer) => (answer instanceof Failure ? [] : [answer.basket]));
        for (const basket of baskets) expectSound(basket);
        const last = await get(customer());
        expectSound(last);
        // The final state is that of the highest version answered.
        const highest = Math.max(0, ...baskets.map(({ version }) => version));
        expect(last.version).toBe(highest);
        const answered = baskets.filter(({ version }) => version === highest).map(quantities);
        if (highest > 0) expect(answered).toContainEqual(quantities(last));
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

it.each([0, -1, 999_999, 2_147_483_647, 2_147_483_648])('a basket neither takes nor loses a product %i', async (id) => {
  await put(customer(), given.ids[0]!, 1);
  expect(await put(customer(), id, 1)).toMatchObject({ code: 'product_not_found' });
  const { basket, cookie } = await given.rules.basket.remove(customer(), id, 'es');
  expect([basket.units, cookie]).toEqual([1, undefined]);
});

describe('a basket shows', () => {
  it('a changed price, until the quantity is set again', async () => {
    const id = await addProduct(given.rules.database, { article: `raised-${given.userId}`, price: 1000 });
    await put(customer(), id, 2);
    await given.rules.database.execute(sql`UPDATE catalogue_products SET price = 1250 WHERE id = ${id}`);
    const [item] = (await get(customer())).list;
    expect(item!.notice).toMatchObject({ code: 'price_changed', previousPrice: 10 });
    expect(item!.available).toBe(true);
    expect(expectDone(await put(customer(), id, 1)).basket.list[0]!.notice).toBeUndefined();
  });

  it('lines that cannot be ordered: too few, sold out, no longer sold', async () => {
    const id = await addProduct(given.rules.database, { article: `rare-${given.userId}`, price: 1000, stock: 5 });
    await put(customer(), id, 5);
    const shown = async (change: ReturnType<typeof sql>) => {
      await given.rules.database.execute(sql`UPDATE catalogue_products SET ${change} WHERE id = ${id}`);
      const { basket } = await given.rules.basket.get(customer(), 'ca');
      expectSound(basket);
      expect(basket).toMatchObject({ count: 1, isOrderable: false });
      return basket.list[0]!;
    };
    expect(await shown(sql`stock = 3`)).toMatchObject({
      available: false,
      maxQuantity: 3,
      notice: { code: 'fewer_available' },
    });
    expect(await shown(sql`stock = 0`)).toMatchObject({
      available: false,
      maxQuantity: 0,
      notice: { code: 'sold_out' },
    });
    expect(await shown(sql`stock = 9, is_archived = true`)).toMatchObject({
      isArchived: true,
      maxQuantity: 0,
      notice: { code: 'no_longer_sold' },
    });
    expect(await put(customer(), id, 1)).toMatchObject({ code: 'product_not_sellable' });
  });

  it('the stock of a product as its card does', async () => {
    const { database } = given.rules;
    const service = await addProduct(database, { article: `service-${given.userId}`, stock: 0, isVirtual: true });
    const drill = await addProduct(database, { article: `drill-${given.userId}`, stock: 7 });
    await put(customer(), service, 1);
    await put(customer(), drill, 2);
    const shown = async () =>
      (await get(customer())).list.map((item) => ({
        ...item.stock,
        isSellable: item.isSellable,
        isVirtual: item.isVirtual,
      }));
    expect(await shown()).toEqual([
      { available: true, quantity: 999, isSellable: true, isVirtual: true },
      { available: true, quantity: 7, isSellable: true, isVirtual: false },
    ]);
    await database.execute(sql`UPDATE catalogue_products SET stock = 0 WHERE id = ${drill}`);
    await database.execute(sql`UPDATE catalogue_products SET price = NULL WHERE id = ${service}`);
    expect(await shown()).toEqual([
      { available: false, quantity: 0, isSellable: false, isVirtual: true },
      { available: false, quantity: 0, isSellable: true, isVirtual: false },
    ]);
  });

  it('the parts of a kit: products by their present names, and parts not sold on their own', async () => {
    const id = await addProduct(given.rules.database, { article: 'kit' });
    const disc = await addProduct(given.rules.database, { article: 'kit-disc' });
    const kit = [
      { article: 'kit-disc', quantity: 2 },
      { article: 'kit-gone', quantity: 1 },
      { name: { es: 'Maletín', ca: 'Maletí' }, quantity: 1 },
    ];
    await given.rules.database.execute(
      sql`UPDATE catalogue_products SET kit = ${JSON.stringify(kit)} WHERE id = ${id}`,
    );
    const { list } = expectDone(await given.rules.basket.put(customer(), { productId: id, quantity: 1 }, 'ca')).basket;
    expect(list[0]!.set).toEqual([
      { name: 'Producte kit-disc', quantity: 2, measure: 'u.', slug: 'kit-disc' },
      { name: 'kit-gone', quantity: 1, measure: 'u.', slug: null },
      { name: 'Maletí', quantity: 1, measure: 'u.', slug: null },
    ]);
    await put(customer(), disc, 1);
    const names = (await get(customer())).list.map(({ set }) => set.map(({ name }) => name));
    expect(names).toEqual([['Producto kit-disc', 'kit-gone', 'Maletín'], []]);
  });

  it('a refusal when it is full, while its lines can still be changed', async () => {
    const many = await addManyProducts(given.rules, 'many-', maxBasketLines + 1);
    const outcomes = await Promise.all(many.map((id) => put(customer(), id, 1)));
    expect(outcomes.filter((outcome) => outcome instanceof Failure)).toMatchObject([
      { code: 'basket_full', facts: { maxLines: maxBasketLines } },
    ]);
    const basket = await get(customer());
    expect(basket.count).toBe(maxBasketLines);
    expect(await put(customer(), basket.list[0]!.product_id, 2)).toMatchObject({
      basket: { units: maxBasketLines + 1 },
    });
  });
});
