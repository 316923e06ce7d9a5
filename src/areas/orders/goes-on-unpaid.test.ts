import { expect, it } from 'vitest';
import { goesOnUnpaid } from './goes-on-unpaid.ts';

it.each([
  ['card', 'pending', 'shipped', true],
  ['transfer', 'failed', 'delivered', true],
  ['crediya', 'processing', 'shipped', true],
  ['card', 'pending', 'confirmed', true],
  ['crediya', 'processing', 'confirmed', true],
  ['transfer', 'paid', 'confirmed', false],
  ['counter', 'pending', 'confirmed', false],
  ['card', 'paid', 'shipped', false],
  ['card', 'pending', 'preparing', false],
  ['card', 'pending', 'ready', false],
  ['counter', 'pending', 'shipped', false],
  ['counter', 'pending', 'delivered', true],
] as const)(
  'an order by %s whose payment is %s goes on to %s without its money: %s',
  (payment, paymentStatus, to, is) => expect(goesOnUnpaid({ payment, paymentStatus }, to)).toBe(is),
);
