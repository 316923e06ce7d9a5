import { expect, it } from 'vitest';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import type { OrderWarning } from '#areas/orders/staff-warnings.ts';
import { matterAct } from './matter-act.ts';

const as = (role: StaffRole, warning: OrderWarning) =>
  matterAct(warning, 7, (permission) => mayDo(role, permission)).to;

it('leads from money that is left to giving just that back, and from a part to the rest', () => {
  expect(as('owner', { kind: 'to_refund', amount: 122.9 })).toBe('/orders/7?do=refund&amount=122.90');
  expect(as('sales', { kind: 'surplus', amount: 0.5 })).toBe('/orders/7?do=refund&amount=0.50');
  expect(as('sales', { kind: 'refund_refused' })).toBe('/orders/7?do=refund');
  expect(as('accounts', { kind: 'part_paid', amount: 40 })).toBe('/orders/7?do=pay');
  expect(as('sales', { kind: 'mail_failed' })).toBe('/orders/7?do=mail');
});

it('opens the order for those who may not do it, and where nothing but a call helps', () => {
  expect(as('accounts', { kind: 'to_refund', amount: 122.9 })).toBe('/orders/7');
  expect(as('warehouse', { kind: 'mail_failed' })).toBe('/orders/7');
  expect(as('owner', { kind: 'undecided' })).toBe('/orders/7');
});
