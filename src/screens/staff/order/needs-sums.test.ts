import { expect, it } from 'vitest';
import { needsSums } from './needs-sums.ts';

const paid = { state: 'paid', amount: 41.9 } as const;

it('says sums where money came in parts, of which the last alone is a row', () => {
  expect(needsSums({ attempts: [paid], due: 0, received: 83.8, refunded: 0 })).toBe(true);
  expect(needsSums({ attempts: [], due: 41.9, received: 41.9, refunded: 0 })).toBe(true);
  expect(needsSums({ attempts: [paid], due: 0, received: 41.9, refunded: 0.5 })).toBe(true);
});

it('says none where one row says the same', () => {
  expect(needsSums({ attempts: [paid], due: 0, received: 41.9, refunded: 0 })).toBe(false);
  expect(needsSums({ attempts: [], due: 41.9, received: 0, refunded: 0 })).toBe(false);
});
