import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';

/** `paid` is the money's step; the others are statuses. */
export type StepName = OrderStatus | 'paid';

export interface OrderStep {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Where the order stands: one of them. */
  readonly isCurrent: boolean;
  readonly at?: string;
  readonly by?: TimelineEntry['actor'];
}

type Stepping = Pick<StaffOrder, 'date' | 'status' | 'paymentStatus' | 'payment' | 'delivery' | 'history' | 'timeline'>;

/** What comes after an order has been placed, by how it gets to its customer. */
function wayOf({ delivery }: Stepping, reached: readonly OrderStatus[]): readonly OrderStatus[] {
  const between = delivery.type === 'delivery' ? 'shipped' : 'ready';
  // A voucher is not fetched, but sharpening is.
  const isSkipped = delivery.virtual === 'all' && !reached.includes(between);
  return ['confirmed', 'preparing', ...(isSkipped ? [] : ([between] as const)), 'delivered'];
}

const ranks: readonly OrderStatus[] = [
  'created',
  'confirmed',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'returned',
];

/** The statuses that an order has had and not taken back. */
function reachedBy(history: Stepping['history']): { readonly status: OrderStatus; readonly at: string }[] {
  let reached: { status: OrderStatus; at: string }[] = [];
  for (const entry of history) {
    const rank = ranks.indexOf(entry.status);
    if (rank >= 0) reached = reached.filter(({ status }) => ranks.indexOf(status) < rank);
    reached.push(entry);
  }
  return reached;
}

/** The steps of an order from its payment to its customer's hands; one that was given up or came back ends with that. */
export function orderSteps(order: Stepping): OrderStep[] {
  const { status, paymentStatus, payment, timeline } = order;
  const isOver = status === 'cancelled' || status === 'returned';
  const reached = reachedBy(order.history);
  const names = reached.map((one) => one.status);
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const money: readonly StepName[] = isPaid || status !== 'cancelled' ? ['paid'] : [];
  // At the counter money comes with the hand-over, and an order begins without it.
  const isPaidLast = payment === 'counter';
  const way = isOver ? names.filter((name) => name !== 'created') : wayOf(order, names);
  const all: readonly StepName[] = [
    ...(isPaidLast || isOver ? ['created' as const] : []),
    ...(isPaidLast && !isOver ? [...way.slice(0, -1), ...money, ...way.slice(-1)] : [...money, ...way]),
  ];
  const current = all.includes(status) ? status : all[0];
  const steps = all.map((name): OrderStep => {
    const isDone = name === 'created' || (name === 'paid' ? isPaid : names.includes(name));
    const entry = changeTo(timeline, name);
    const at = name === 'created' ? order.date : (reached.find((one) => one.status === name)?.at ?? entry?.at);
    return {
      name,
      isDone,
      isCurrent: name === current,
      ...(isDone && at !== undefined && { at }),
      ...(isDone && entry && { by: entry.actor }),
    };
  });
  // Money may come after an order was given up, and at the counter before the hand-over.
  const since = ({ at }: OrderStep): string => at ?? order.date;
  const paidAt = steps.find(({ name, isDone }) => name === 'paid' && isDone)?.at;
  if (isOver) return steps.toSorted((one, other) => since(one).localeCompare(since(other)));
  if (!isPaidLast || paidAt === undefined) return steps;
  const [paid, others] = [steps.filter(({ name }) => name === 'paid'), steps.filter(({ name }) => name !== 'paid')];
  const isBefore = ({ name, isDone, at }: OrderStep): boolean =>
    isDone && (name === 'created' || at === undefined || at < paidAt);
  return [...others.filter(isBefore), ...paid, ...others.filter((step) => !isBefore(step))];
}

/** The change that has brought an order there, unless it was taken back. */
function changeTo(timeline: readonly TimelineEntry[], name: StepName): TimelineEntry | undefined {
  const field = name === 'paid' ? 'paymentStatus' : 'status';
  return timeline.findLast(
    ({ changes, undoes, undoneBy }) =>
      undoes === null && undoneBy === null && changes.some((change) => change.field === field && change.after === name),
  );
}
