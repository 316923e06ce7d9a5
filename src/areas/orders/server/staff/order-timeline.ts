import { asc, eq } from 'drizzle-orm';
import { describeChanges, listChangesOf, type StoredChange } from '#areas/staff/server/staff.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type OrderStatus, orderStatuses } from '../../contract.ts';
import { awaitedField, placedVerb, returnVerb, statusVerb } from '../records/order-log.ts';
import { findUndoEnds } from '../records/bulk-ends.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { orderHistory } from '../records/orders-tables.ts';
import { mayChangeStatus, sideOf, mayRearrange } from '../status/order-transitions.ts';
import { isLastOfFields } from './last-of-fields.ts';
import { fieldVerb, editVerb } from './order-fields.ts';

/** What happened to an order, oldest first: changes of the log, and the history of orders from before all of it was logged. */
export async function showTimeline(
  source: Queryable,
  order: StoredOrder,
  now: Date,
): Promise<{ timeline: TimelineEntry[]; version: number }> {
  const history = await source
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(asc(orderHistory.id));
  const changes = await listChangesOf(source, 'order', String(order.id));
  const endOf = await findUndoEnds(source, changes, now);
  const described = await describeChanges(
    source,
    changes,
    (change) => undoRefusal(change, order, { now, until: endOf(change) }) === null,
  );
  const ends = new Map(changes.map((change) => [change.id, endOf(change)]));
  const logged = described.map((change): TimelineEntry => {
    const { subject: _, ...entry } = change;
    if (!entry.canUndo) return entry;
    if (!isLastOfFields(change, described)) return { ...entry, canUndo: false };
    return endsByMail(change) ? { ...entry, undoUntil: ends.get(change.id)!.toISOString() } : entry;
  });
  const others = history.flatMap((entry, index): TimelineEntry[] => {
    const { actorKind, actorId, at, status, paymentStatus } = entry;
    const before = history[index - 1];
    const isLogged = described.some(
      (change) =>
        change.at === at.toISOString() &&
        (change.verb === statusVerb || change.verb === placedVerb) &&
        change.changes.every(({ field, after }) => after === (field === 'status' ? status : paymentStatus)),
    );
    if (isLogged) return [];
    return [
      {
        id: null,
        at: at.toISOString(),
        actor: { kind: actorKind, id: actorId, name: null },
        device: null,
        verb: before ? statusVerb : placedVerb,
        changes: [
          { field: 'status', before: before?.status ?? null, after: status },
          { field: 'paymentStatus', before: before?.paymentStatus ?? null, after: paymentStatus },
        ].filter((change) => change.before !== change.after),
        reason: null,
        undoes: null,
        undoneBy: null,
        canUndo: false,
      },
    ];
  });
  const timeline = [...others, ...logged].toSorted((one, other) => one.at.localeCompare(other.at));
  return { timeline, version: history.length };
}

/** Whether it can be taken back only as long as its mail waits. Of a bulk that is under way it is not known how long that is. */
const endsByMail = ({ verb, bulk }: Pick<TimelineEntry, 'verb' | 'bulk'>): boolean =>
  (verb === statusVerb || verb === editVerb) && (bulk ?? null) === null;

export type UndoRefusal = 'mailed' | 'money' | 'number' | 'handed_over' | 'changed_since';

const isByShop = ({ actorKind, actorId }: StoredChange): boolean =>
  actorKind !== 'unknown' && sideOf({ kind: actorKind, id: actorId }) === 'shop';

/** Changes of money alone, which tell sums. */
export const moneyVerbs: readonly string[] = [
  ...['order.refund', 'order.refunded', 'order.money', 'order.part_paid', 'order.part_taken_back'],
];

const handedOver: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

/**
 * Why a change of an order cannot be taken back; null when it can, as far as the order itself says. Fields are compared where
 * they are changed.
 */
export function undoRefusal(
  change: StoredChange,
  order: StoredOrder,
  { now, until }: { readonly now: Date; /** As long as its mail waits. */ readonly until: Date },
): UndoRefusal | null {
  if (change.undoes !== null) return 'changed_since';
  if (change.verb === fieldVerb) return null;
  if (moneyVerbs.includes(change.verb)) return 'money';
  if (change.verb === returnVerb) return returnRefusal(change);
  if (change.verb === editVerb && change.changes.some(({ field }) => field === 'corrected')) return 'number';
  if (change.verb === editVerb) return now > until ? 'mailed' : mayRearrange(order) ? null : 'changed_since';
  // What others than the shop's people have done is not theirs to take back.
  if (change.verb !== statusVerb || !isByShop(change)) return 'changed_since';
  // A payment that is cancelled with its order is one that never came.
  if (change.changes.some(({ field, after }) => field === 'paymentStatus' && after !== 'cancelled')) return 'money';
  const moved = change.changes.find(({ field }) => field === 'status');
  const to = orderStatuses.find((status) => status === moved?.before);
  if (!moved || !to || order.status !== moved.after) return 'changed_since';
  if (handedOver.includes(order.status)) return 'handed_over';
  if (now > until) return 'mailed';
  // Mails about changes that nobody can take back do not wait.
  return mayChangeStatus(order, to, 'shop', true) ? null : 'mailed';
}

/** A return that the shop has opened is taken back as long as its goods are awaited; whether they are is asked of the return. */
function returnRefusal(change: StoredChange): UndoRefusal | null {
  if (isByShop(change) && change.changes.some(({ field, after }) => field === awaitedField && after !== null))
    return null;
  const state = change.changes.find(({ field }) => field === 'return')?.after;
  return state === 'goods_back' ? 'handed_over' : state === 'refunded' ? 'money' : 'changed_since';
}
