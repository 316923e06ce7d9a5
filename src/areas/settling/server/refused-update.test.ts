import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';

/** Knows nothing of the order any more, whatever it is told. */
const forgetful = {
  ...testCard(),
  name: 'forgetful',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 } as const,
  update: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('there is no such order'))),
};

let rules: Rules;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [forgetful], { runsJobs: true });
});
afterAll(() => rules.stop());

async function notedRefusals(orderId: number): Promise<string[]> {
  const { rows } = await rules.database.execute<{ refused: string }>(
    sql`SELECT message ->> 'refused' AS refused FROM payments, jsonb_array_elements(messages) AS message WHERE order_id = ${orderId}`,
  );
  return rows.map(({ refused }) => refused);
}

it('mails the shop once when a provider does not accept for an hour that goods were handed over', async () => {
  const product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 10 });
  const mailShop = vi.spyOn(rules.jobs, 'add');
  const order = await rules.placeOrder(product, { payment: 'bizum' });
  await rules.database.execute(sql`UPDATE payments SET provider_id = 'known' WHERE order_id = ${order.id}`);
  await rules.settling.payments.recordPaid(actors.shop, order.number);
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
  const mails = () => mailShop.mock.calls.filter(([, { name }]) => name === 'payment-refused-update-mail');

  await vi.waitFor(() => expect(forgetful.update).toHaveBeenCalled(), 30_000);
  expect(mails()).toEqual([]);
  rules.passDays(1);
  await vi.waitFor(() => expect(mails()).toHaveLength(1), 30_000);
  const before = forgetful.update.mock.calls.length;
  await vi.waitFor(() => expect(forgetful.update.mock.calls.length).toBeGreaterThan(before), 60_000);
  expect(await notedRefusals(order.id)).toEqual(['shipped']);
  expect(mails()).toHaveLength(1);
});
