import { expect, it } from 'vitest';
import { needsSums } from './needs-sums.ts';

const receipt = { amount: 41.9 };

it('says sums where money came in parts', () => {
  expect(needsSums({ receipts: [receipt, receipt], due: 0, refunded: 0 })).toBe(true);
  expect(needsSums({ receipts: [receipt], due: 41.9, refunded: 0 })).toBe(true);
  expect(needsSums({ receipts: [receipt], due: 0, refunded: 0.5 })).toBe(true);
});

it('says none where one row says the same', () => {
  expect(needsSums({ receipts: [receipt], due: 0, refunded: 0 })).toBe(false);
  expect(needsSums({ receipts: [], due: 41.9, refunded: 0 })).toBe(false);
});
