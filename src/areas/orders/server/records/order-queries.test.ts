import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Rules, startRules } from '../orders.fixture.ts';
import { updateOrder } from './order-queries.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

it('does not change an order that does not exist', async () => {
  await expect(updateOrder(rules.database, 999_999, { comment: 'x' })).rejects.toThrow('there is no order 999999');
});
