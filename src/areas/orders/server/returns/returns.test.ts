import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { actors, stockOf } from '../orders.fixture.ts';
import { type Returns, startReturns } from './returns.fixture.ts';

let returns: Returns;
beforeAll(async () => {
  returns = await startReturns();
});
afterAll(() => returns.stop());

describe('a return', () => {
  const stock = async () => ({
    drill: await stockOf(returns.database, returns.drill),
    discs: await stockOf(returns.database, returns.discs),
  });

  it('puts its goods back into stock once, with a movement, when they come back', async () => {
    const order = await returns.placeDelivered();
    const before = await stock();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 2 }] });
    expect(await stock()).toEqual(before);
    const moved = await Promise.all(Array.from({ length: 5 }, () => returns.move(reference, 'goods_back')));
    expect(moved.filter((one) => one instanceof Failure)).toHaveLength(4);
    await returns.move(reference, 'refunded');
    expect(await stock()).toEqual({ ...before, discs: before.discs + 2 });
    const { rows } = await returns.database.execute(sql`
      SELECT product_id, quantity FROM inventory_movements WHERE kind = 'return' AND order_number = ${order.number}`);
    expect(rows).toEqual([{ product_id: returns.discs, quantity: 2 }]);
  });

  it('leaves out of stock the articles that are not fit for sale', async () => {
    const order = await returns.placeDelivered();
    const before = await stock();
    const { reference } = await returns.stateOk(order);
    const { move } = returns;
    expect(await move(reference, 'goods_back', { unsellable: ['hammer'] })).toMatchObject({
      code: 'not_returned',
      facts: { articles: ['hammer'] },
    });
    expect(await move(reference, 'goods_back', { unsellable: ['drill'] })).toMatchObject({ state: 'goods_back' });
    expect(await stock()).toEqual({ ...before, discs: before.discs + 3 });
  });

  it('of goods that were never sent puts them back when it ends, and cancelling adds no others', async () => {
    const order = await returns.place();
    await returns.change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
    const before = await stock();
    const { reference } = await returns.stateOk(order);
    expect(await returns.move(reference, 'refunded')).toMatchObject({ state: 'refunded' });
    const after = { drill: before.drill + 1, discs: before.discs + 3 };
    expect(await stock()).toEqual(after);
    expect(await returns.change(order, { actor: actors.shop, status: 'cancelled' })).toMatchObject({
      status: 'cancelled',
    });
    expect(await stock()).toEqual(after);
  });

  it('that is refunded although the goods stay with the customer puts nothing back', async () => {
    const order = await returns.placeDelivered();
    const before = await stock();
    const { reference } = await returns.stateOk(order);
    await returns.move(reference, 'refunded');
    expect(await stock()).toEqual(before);
  });

  it('goes from received to goods back to refunded, and in no other way', async () => {
    const order = await returns.placeDelivered();
    const { reference } = await returns.stateOk(order);
    const { move } = returns;
    expect(await move(reference, 'received')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'closed')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'goods_back')).toMatchObject({ state: 'goods_back' });
    expect(await returns.find(order)).toMatchObject({ status: 'returned' });
    expect(await move(reference, 'goods_back')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'refunded')).toMatchObject({ state: 'refunded' });
    expect(await returns.find(order)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await move(reference, 'goods_back')).toMatchObject({ code: 'not_allowed' });
    expect(await move('D-26-99999', 'refunded')).toMatchObject({ code: 'return_not_found' });
    expect(await returns.mailsAbout(reference)).toHaveLength(4);
  });

  it('of an order that was not paid ends without money', async () => {
    const order = await returns.place();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 1 }] });
    expect(await returns.move(reference, 'refunded')).toMatchObject({ code: 'not_allowed' });
    expect(await returns.move(reference, 'closed')).toMatchObject({ state: 'closed' });
  });

  it('makes the order returned and refunded once all of its returns are', async () => {
    const order = await returns.placeDelivered();
    const first = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 3 }] });
    const rest = await returns.stateOk(order);
    const statuses = async () => {
      const { status, paymentStatus } = await returns.find(order);
      return [status, paymentStatus];
    };
    await returns.move(first.reference, 'goods_back');
    expect(await statuses()).toEqual(['delivered', 'paid']);
    await returns.move(first.reference, 'refunded');
    expect(await statuses()).toEqual(['delivered', 'paid']);
    await returns.move(rest.reference, 'goods_back');
    expect(await statuses()).toEqual(['returned', 'paid']);
    await returns.move(rest.reference, 'refunded');
    expect(await statuses()).toEqual(['returned', 'refunded']);
  });

  it('that is refunded while the goods are on their way puts nothing back', async () => {
    const order = await returns.placeShipped();
    const before = await stock();
    const { reference } = await returns.stateOk(order);
    await returns.move(reference, 'refunded');
    expect(await stock()).toEqual(before);
    expect(await returns.find(order)).toMatchObject({ status: 'shipped', paymentStatus: 'refunded' });
  });

  it('of a part leaves the order delivered and paid', async () => {
    const order = await returns.placeDelivered();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 1 }] });
    await returns.move(reference, 'goods_back');
    await returns.move(reference, 'refunded');
    expect(await returns.find(order)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
    });
  });
});

describe('an order whose goods the shop has back', () => {
  const takeBack = (number: string, unsellable: readonly string[] = []) =>
    returns.orders.returns.takeBack(actors.shop, number, { unsellable });
  const stock = async () => ({
    drill: await stockOf(returns.database, returns.drill),
    discs: await stockOf(returns.database, returns.discs),
  });
  const correctives = async (order: Parameters<typeof returns.find>[0]) =>
    (await returns.find(order)).documents.filter(({ kind }) => kind === 'corrective').map(({ amount }) => amount);

  it('is a return: what is fit for sale is in stock, and the refund corrects the invoice by article', async () => {
    const order = await returns.placeShipped();
    const before = await stock();
    const taken = await takeBack(order.number, ['drill']);
    if (taken instanceof Failure) throw new Error(taken.code);
    expect(taken).toMatchObject({ order: { status: 'returned', paymentStatus: 'paid' } });
    expect(await stock()).toEqual({ ...before, discs: before.discs + 3 });
    const [{ reference, items }] = taken.returns as unknown as [(typeof taken.returns)[number]];
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 3]);
    // The mail of the order says it, nobody has withdrawn.
    expect(await returns.mailsAbout(reference)).toEqual([]);
    await returns.move(reference, 'refunded');
    const { paymentStatus, amount } = await returns.find(order);
    expect([paymentStatus, await correctives(order)]).toEqual(['refunded', [-amount]]);
    expect(await returns.mailsAbout(reference)).toEqual(['customer']);
  });

  it('takes back with it what a customer has withdrawn from, once', async () => {
    const order = await returns.placeDelivered();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 2 }] });
    const before = await stock();
    const both = await Promise.all([takeBack(order.number), takeBack(order.number)]);
    const taken = both.find((one) => !(one instanceof Failure));
    expect(both.filter((one) => one instanceof Failure)).toMatchObject([{ code: 'not_allowed' }]);
    expect(taken).toMatchObject({
      order: { status: 'returned' },
      returns: [{ reference, state: 'goods_back' }, { state: 'goods_back' }],
    });
    expect(await stock()).toEqual({ drill: before.drill + 1, discs: before.discs + 3 });
  });

  it('refuses orders that were not sent, unknown ones and unknown articles, and changes nothing', async () => {
    const order = await returns.placePaid();
    expect(await takeBack(order.number)).toMatchObject({ code: 'not_allowed', facts: { now: 'confirmed and paid' } });
    expect(await takeBack('26-none')).toMatchObject({ code: 'order_not_found' });
    const sent = await returns.placeShipped();
    expect(await takeBack(sent.number, ['hammer'])).toMatchObject({ code: 'not_returned' });
    expect(await returns.find(sent)).toMatchObject({ status: 'shipped', returns: [] });
  });

  it('may be awaited before, once its money has gone back', async () => {
    const order = await returns.placeShipped();
    const awaited = await returns.orders.returns.expectGoods(actors.shop, order.number);
    expect(awaited).toMatchObject({ state: 'received' });
    expect(await returns.orders.returns.expectGoods(actors.shop, order.number)).toBeNull();
    expect(await takeBack(order.number)).toMatchObject({ returns: [{ reference: awaited!.reference }] });
    const unsent = await returns.placePaid();
    expect(await returns.orders.returns.expectGoods(actors.shop, unsent.number)).toBeNull();
  });
});
