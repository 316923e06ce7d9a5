import { expect, it } from 'vitest';
import { leavesUnpaid } from './leaves-unpaid.ts';

it.each([
  ['card', 'pending', 'shipped', true],
  ['transfer', 'failed', 'delivered', true],
  ['crediya', 'processing', 'shipped', true],
  ['card', 'paid', 'shipped', false],
  ['card', 'pending', 'preparing', false],
  ['card', 'pending', 'ready', false],
  ['counter', 'pending', 'shipped', false],
  ['counter', 'pending', 'delivered', true],
] as const)('an order by %s whose payment is %s leaves as %s without its money: %s', (payment, paymentStatus, to, is) =>
  expect(leavesUnpaid({ payment, paymentStatus }, to)).toBe(is),
);
