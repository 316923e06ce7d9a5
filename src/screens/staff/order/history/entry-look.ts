import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import type { IconName } from '../../parts/icon.tsx';

export interface EntryLook {
  readonly icon: IconName;
  /** `done`: a step that was reached. `bad`: something failed or was given up. */
  readonly look?: 'done' | 'bad';
}

const statusLooks: Readonly<Record<OrderStatus, EntryLook>> = {
  created: { icon: 'orders' },
  confirmed: { icon: 'check' },
  preparing: { icon: 'box' },
  ready: { icon: 'pickup' },
  shipped: { icon: 'delivery' },
  delivered: { icon: 'check', look: 'done' },
  cancelled: { icon: 'close', look: 'bad' },
  returned: { icon: 'box' },
};

const verbLooks: Readonly<Record<string, EntryLook>> = {
  'order.placed': { icon: 'orders', look: 'done' },
  'order.mail': { icon: 'mail' },
  'order.payment': { icon: 'money' },
  'order.money': { icon: 'money' },
  'order.part_paid': { icon: 'money' },
  'order.part_taken_back': { icon: 'undo' },
  'order.refund': { icon: 'money' },
  'order.refunded': { icon: 'money' },
  'order.return': { icon: 'box' },
  'order.slot': { icon: 'today' },
};

/** The symbol of what happened to an order, by its kind. */
export function entryLook({ verb, undoes, changes }: Pick<TimelineEntry, 'verb' | 'undoes' | 'changes'>): EntryLook {
  if (undoes !== null) return { icon: 'undo' };
  const known = verbLooks[verb];
  if (known) return known;
  const after = (field: string): unknown => changes.find((change) => change.field === field)?.after;
  const [status, payment] = [after('status'), after('paymentStatus')];
  if (payment === 'paid') return { icon: 'money', look: 'done' };
  if (typeof status === 'string') return statusLooks[status as OrderStatus];
  if (payment !== undefined) return payment === 'failed' ? { icon: 'close', look: 'bad' } : { icon: 'money' };
  return { icon: after('assignee') === undefined ? 'edit' : 'person' };
}
