import { expect, it } from 'vitest';
import { entryLook } from './entry-look.ts';

const look = (verb: string, after: Readonly<Record<string, unknown>>, undoes: number | null = null): string => {
  const changes = Object.entries(after).map(([field, value]) => ({ field, before: null, after: value }));
  const { icon, look: kind } = entryLook({ verb, undoes, changes });
  return kind ? `${icon}, ${kind}` : icon;
};

it.each([
  ['orders, done', 'order.placed', { status: 'created' }],
  ['money, done', 'order.status', { status: 'confirmed', paymentStatus: 'paid' }],
  ['close, bad', 'order.status', { paymentStatus: 'failed' }],
  ['close, bad', 'order.status', { status: 'cancelled', paymentStatus: 'cancelled' }],
  ['delivery', 'order.status', { status: 'shipped' }],
  ['money', 'order.refund', { refund: 3 }],
  ['person', 'order.fields', { assignee: 2 }],
  ['edit', 'order.fields', { tags: ['obra'] }],
  ['edit', 'order.edit', { slot: {} }],
] as const)('shows %s for %s', (shown, verb, after) => {
  expect(look(verb, after)).toBe(shown);
});

it('shows what takes a change back as such, whatever it was', () => {
  expect(look('order.status', { status: 'confirmed' }, 7)).toBe('undo');
});
