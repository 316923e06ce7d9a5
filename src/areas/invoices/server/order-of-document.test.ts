import { afterAll, beforeAll, expect, it } from 'vitest';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { findOrderOfDocument } from './document-queries.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

it('a document is found by its number alone, and is of no order where there is none', async () => {
  const product = await addProduct(rules.database, { article: 'drill' });
  await rules.placeOrder(product);
  const { id, userId, number } = await rules.placeOrder(product);
  await rules.settling.payments.recordPaid(actors.shop, number);
  const [invoice] = (await rules.orders.forCustomer.find(userId, id, 'es'))!.documents;
  expect(await findOrderOfDocument(rules.database, invoice!.number)).toBe(id);
  expect(await findOrderOfDocument(rules.database, 'F-26-none')).toBeNull();
});
