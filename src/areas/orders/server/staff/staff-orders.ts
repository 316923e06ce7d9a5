import { eq } from 'drizzle-orm';
import type { ParsedInput } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import { mayDo } from '#values/staff-roles.ts';
import {
  describeChanges,
  findChange,
  listChangesOf,
  recordChange,
  type StoredChange,
} from '#areas/staff/server/staff.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { type OrderStatus, orderStatuses } from '../../contract.ts';
import {
  type changeStaffOrderStatus,
  type EditableOrderField,
  type listStaffOrders as listCall,
  type StaffOrder,
  type updateStaffOrder,
  undoSeconds,
} from '../../staff-calls.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { findOrderById, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import { orderHistory } from '../records/orders-tables.ts';
import { orderNotes } from '../records/order-work-tables.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import type { OutlookOf } from '../view/order-outlook.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { fieldVerb, isSameValue, readField } from './order-fields.ts';
import { undoRefusal, type UndoRefusal } from './order-timeline.ts';
import { findWork, storeWork } from './order-work-queries.ts';
import { mayMakeOf, type RefundOfOrder, showStaffOrder } from './show-staff-order.ts';

export interface StaffOrdersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly outlookOf: OutlookOf;
  readonly pickupCodes: PickupCodes;
}

type Changed = { order: StaffOrder; change: { id: number; undoUntil: string | null } };
type NotFound = Failure<'order_not_found'>;
type CannotUndo = Failure<'change_not_found' | 'not_permitted' | 'cannot_undo'>;

const subjectOf = ({ id, number }: StoredOrder) => ({ kind: 'order', id: String(id), label: number });
const cannotUndo = (reason: UndoRefusal) => failure('cannot_undo', { facts: { reason } });

/**
 * Orders for members of the staff, who see what their role may see. `listRefunds` is of the area above, which settles payments;
 * `isPresent` says who may sign in, and so may be given an order.
 */
export function createStaffOrders(parts: StaffOrdersParts) {
  const { database, clock, changeStatus, pickupCodes, outlookOf } = parts;

  return (
    listRefunds: (orderId: number) => Promise<readonly RefundOfOrder[]>,
    isPresent: (source: Queryable, memberId: number) => Promise<boolean>,
  ) => {
    const isAssignable = async (source: Queryable, memberId: number | null): Promise<boolean> =>
      memberId === null || isPresent(source, memberId);

    const show = (order: StoredOrder, { staff, locale }: StaffVisit): Promise<StaffOrder> =>
      showStaffOrder(database, order, { role: staff.role, locale }, { outlookOf, listRefunds, now: clock });

    const showAfter = async (orderId: number, visit: StaffVisit): Promise<StaffOrder> =>
      show((await findOrderById(database, orderId))!, visit);

    const changed = (order: StaffOrder, id: number): Changed => {
      const canUndo = order.timeline.some((entry) => entry.id === id && entry.canUndo);
      const until = new Date(clock().getTime() + undoSeconds * secondMs).toISOString();
      return { order, change: { id, undoUntil: canUndo ? until : null } };
    };

    return {
      list: (search: ParsedInput<typeof listCall>['body'], { staff, locale }: StaffVisit) =>
        listStaffOrders({ database, pickupCodes, now: clock() }, search, {
          locale,
          seesMoney: mayDo(staff.role, 'money.read'),
          seesPersons: mayDo(staff.role, 'persons.read'),
        }),

      async find(orderId: number, visit: StaffVisit): Promise<{ order: StaffOrder } | NotFound> {
        const order = await findOrderById(database, orderId);
        return order ? { order: await show(order, visit) } : failure('order_not_found');
      },

      /** Changes the status, unless status or payment have changed since the version that the caller has seen. */
      async changeStatus(
        orderId: number,
        { status, version, reason }: ParsedInput<typeof changeStaffOrderStatus>['body'],
        visit: StaffVisit,
      ): Promise<Changed | Failure<'order_not_found' | 'not_permitted' | 'not_possible'>> {
        const { role } = visit.staff;
        if (status === 'cancelled' && !mayDo(role, 'orders.cancel')) return failure('not_permitted');
        let changeId = 0;
        const refused = await database.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          if (!order) return failure('order_not_found');
          const present = await tx.$count(orderHistory, eq(orderHistory.orderId, orderId));
          const isPossible = present === version && mayMakeOf(role, order, status);
          const onRecorded = (id: number): void => {
            changeId = id;
          };
          const change = { actor: visit.actor, status, reason, onRecorded };
          if (isPossible && (await changeStatus(tx, orderId, change))) return null;
          const now = { status: order.status, paymentStatus: order.paymentStatus, version: present };
          const possible = orderStatuses.filter((one) => mayMakeOf(role, order, one));
          return failure('not_possible', { facts: { now, possible } });
        });
        if (refused) return refused;
        return changed(await showAfter(orderId, visit), changeId);
      },

      /** Changes fields whose values are those that the caller has seen; of others nothing, and who has changed them. */
      async update(
        orderId: number,
        { changes }: ParsedInput<typeof updateStaffOrder>['body'],
        visit: StaffVisit,
      ): Promise<Changed | Failure<'order_not_found' | 'invalid_value' | 'changed_meanwhile'>> {
        const done = await database.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          if (!order) return failure('order_not_found');
          const before = await findWork(tx, orderId);
          const invalid = [];
          const stale: EditableOrderField[] = [];
          const after = { ...before };
          for (const { field, from, to } of changes) {
            const value = readField(field, to);
            const isNewAssignee = field === 'assignee' && value !== before.assignee;
            if (value === undefined || (isNewAssignee && !(await isAssignable(tx, value as number | null))))
              invalid.push({ field: `changes.${field}`, code: 'not_allowed' });
            // One's own second save finds its own value: no conflict.
            else if (!isSameValue(field, before[field], from) && !isSameValue(field, before[field], to))
              stale.push(field);
            else Object.assign(after, { [field]: value });
          }
          if (invalid.length > 0) return failure('invalid_value', { fields: invalid });
          if (stale.length > 0) {
            const fields = await describeStale(tx, orderId, stale, changes);
            return failure('changed_meanwhile', {
              facts: { fields: fields.map((one) => ({ ...one, theirs: before[one.field] })) },
            });
          }
          await storeWork(tx, orderId, after);
          return recordChange(tx, {
            actor: visit.actor,
            at: clock(),
            verb: fieldVerb,
            subject: subjectOf(order),
            changes: changes
              .filter(({ field }) => !isSameValue(field, before[field], after[field]))
              .map(({ field }) => ({ field, before: before[field], after: after[field] })),
          });
        });
        if (done instanceof Failure) return done;
        return changed(await showAfter(orderId, visit), done);
      },

      async addNote(orderId: number, text: string, visit: StaffVisit): Promise<{ order: StaffOrder } | NotFound> {
        const isDone = await database.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          if (!order) return false;
          await tx.insert(orderNotes).values({ orderId, text, at: clock(), ...actorValues(visit.actor) });
          await recordChange(tx, {
            actor: visit.actor,
            at: clock(),
            verb: 'order.note',
            subject: subjectOf(order),
            changes: [],
            personal: [{ field: 'note', before: null, after: text }],
          });
          return true;
        });
        return isDone ? { order: await showAfter(orderId, visit) } : failure('order_not_found');
      },

      /** Takes a change back by its opposite. */
      async undo(changeId: number, visit: StaffVisit): Promise<{ order: StaffOrder } | CannotUndo> {
        const change = await findChange(database, changeId);
        if (change?.subjectKind !== 'order') return failure('change_not_found');
        const orderId = Number(change.subjectId);
        const permission = change.verb === 'order.status' ? 'orders.move' : 'orders.note';
        if (!mayDo(visit.staff.role, permission)) return failure('not_permitted');
        const refused = await database.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          if (!order) return failure('change_not_found');
          const reason = undoRefusal(change, order, clock()) ?? (await alreadyUndone(tx, change));
          if (reason) return cannotUndo(reason);
          return change.verb === fieldVerb
            ? undoFields(tx, order, change, visit)
            : undoStatus(tx, order, change, visit);
        });
        return refused ?? { order: await showAfter(orderId, visit) };
      },
    };
  };

  async function undoStatus(tx: Queryable, order: StoredOrder, { id, changes }: StoredChange, { actor }: StaffVisit) {
    const status = changes.find(({ field }) => field === 'status')!.before as OrderStatus;
    const changed = await changeStatus(tx, order.id, { actor, status, undoes: id });
    return changed ? null : cannotUndo('changed_since');
  }

  async function undoFields(tx: Queryable, order: StoredOrder, { id, changes }: StoredChange, { actor }: StaffVisit) {
    const before = await findWork(tx, order.id);
    const fields = changes.map((change) => ({ ...change, field: change.field as EditableOrderField }));
    if (fields.some(({ field, after }) => !isSameValue(field, before[field], after)))
      return cannotUndo('changed_since');
    const after = { ...before, ...Object.fromEntries(fields.map((change) => [change.field, change.before])) };
    await storeWork(tx, order.id, after);
    await recordChange(tx, {
      actor,
      at: clock(),
      verb: fieldVerb,
      subject: subjectOf(order),
      changes: fields.map(({ field, before: former, after: later }) => ({ field, before: later, after: former })),
      undoes: id,
    });
    return null;
  }
}

export type StaffOrders = ReturnType<ReturnType<typeof createStaffOrders>>;

async function alreadyUndone(source: Queryable, { id, subjectId }: StoredChange): Promise<UndoRefusal | null> {
  const changes = await listChangesOf(source, 'order', subjectId);
  return changes.some(({ undoes }) => undoes === id) ? 'changed_since' : null;
}

/** Who has changed each of these fields last, and what the caller wanted. */
async function describeStale(
  source: Queryable,
  orderId: number,
  stale: readonly EditableOrderField[],
  wanted: readonly { readonly field: EditableOrderField; readonly to?: unknown }[],
) {
  const changes = await listChangesOf(source, 'order', String(orderId));
  const described = await describeChanges(source, changes, () => false);
  return stale.map((field) => {
    const last = described.findLast((change) => change.changes.some((one) => one.field === field));
    return {
      field,
      yours: wanted.find((change) => change.field === field)?.to ?? null,
      by: last ? last.actor : null,
      at: last?.at ?? null,
    };
  });
}
