import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { orderRequest } from '../../contract.ts';
import { addProduct, guestOf, homeDelivery, pickupOrder, startRules } from '../orders.fixture.ts';
import { placeOrder } from '../place/place-order.ts';

it('gives goods and places back whole and once although its connection dies in the midst of it', async () => {
  const rules = await startRules();
  onTestFinished(() => rules.stop());
  const { database } = rules;
  const product = await addProduct(database, { article: 'drill', stock: 20 });
  for (let order = 0; order < 3; order += 1) {
    const userId = rules.newUser();
    await rules.fill(userId, product, 2);
    const request = orderRequest.parse({ ...pickupOrder, delivery: homeDelivery });
    await placeOrder(rules.orders.placing, guestOf(userId), request);
  }
  const state = async () =>
    (
      await database.execute(sql`
        SELECT stock, held,
          (SELECT sum(taken)::int FROM delivery_slots) AS taken, (SELECT sum(held)::int FROM delivery_slots) AS "heldPlaces",
          (SELECT count(*)::int FROM orders WHERE hold = 'waiting' AND delivery -> 'lacksPlace' IS NOT NULL) AS waiting,
          (SELECT count(*)::int FROM inventory_movements WHERE kind = 'release') AS released
        FROM catalogue_products WHERE id = ${product}`)
    ).rows[0];
  const untouched = { stock: 14, held: 6, taken: 3, heldPlaces: 3, waiting: 0, released: 0 };
  expect(await state()).toEqual(untouched);
  rules.passDays(130 / 1440);

  // The row of the slot is written after the stock and before the order: there the first of them stops, and dies.
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM delivery_slots FOR UPDATE`);
    const failed = rules.expireUnpaidOrders().catch((error: unknown) => error);
    const died = sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    // Each of the others is tried, and stops there, too.
    const kill = async () => database.execute(died);
    const killing = setInterval(() => void kill(), 20);
    expect(await failed).toBeInstanceOf(Error);
    clearInterval(killing);
  });
  expect(await state()).toEqual(untouched);

  for (let run = 0; run < 2; run += 1) await rules.expireUnpaidOrders();
  expect(await state()).toEqual({ stock: 20, held: 0, taken: 0, heldPlaces: 0, waiting: 3, released: 3 });
});
