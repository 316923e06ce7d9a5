import type { Actor } from '#values/actor.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import { findInvoiceNumber } from '#areas/invoices/server/invoices.ts';
import { listAttempts, type StoredAttempt, sumReceived } from '#areas/payment/server/payment.ts';
import {
  describeChanges,
  findChange,
  isUndone,
  listChangesOf,
  recordChange,
  type StoredChange,
} from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { OrderStatus } from '../../contract.ts';
import { type EditableOrderField, editableOrderFields } from '../../staff-calls.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderMails } from '../order-mails.ts';
import { findUndoEnds } from '../records/bulk-ends.ts';
import { returnVerb } from '../records/order-log.ts';
import { findFormer, storeFormer } from '../records/order-edits.ts';
import { amountOf, findOrderById, listOrderLines, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import type { StaffReturns } from '../returns/staff-returns.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import { isAwaitingPayment } from '../status/order-transitions.ts';
import { contentsNow, type EditError, editOrder } from './edit/edit-order.ts';
import type { EditParts } from './edit/edit-parts.ts';
import {
  contentsOf,
  editOf,
  editVerb,
  faultsOf,
  fieldVerb,
  isContent,
  isPersonal,
  isSameValue,
  isWork,
  type OrderFields,
  readField,
  workLimits,
} from './order-fields.ts';
import { fieldsWith, isOnlyBy } from './last-of-fields.ts';
import { undoRefusal, type UndoRefusal } from './order-timeline.ts';
import { findWork, storeWork } from './order-work-queries.ts';

/** Who makes a change; `bulk` is the change of the bulk that it is part of. */
export interface ChangeBy {
  readonly actor: Actor;
  readonly bulk?: number | undefined;
}

export interface WantedChange {
  readonly field: EditableOrderField;
  /** What the caller has seen. */
  readonly from?: unknown;
  readonly to?: unknown;
}

export const subjectOf = ({ id, number }: Pick<StoredOrder, 'id' | 'number'>) => ({
  kind: 'order',
  id: String(id),
  label: number,
});
const cannotUndo = (reason: UndoRefusal, facts: object = {}) => failure('cannot_undo', { facts: { reason, ...facts } });

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** Changes of one order by the staff, in the caller's transaction, written into the log. Status is changed by `changeStatus`. */
export function createOrderChanges(
  parts: EditParts & {
    readonly changeStatus: ChangeStatus;
    readonly mails: Pick<OrderMails, 'addChanged'>;
    readonly returns: Pick<StaffReturns, 'takeBack'>;
    /** Issues what the state of an order calls for. */
    readonly issueInvoice: OrderInvoices['issueFor'];
    /** Whether an order may be given to a member of the staff. */
    readonly mayBeAssigned: (source: Queryable, memberId: number) => Promise<boolean>;
  },
) {
  const { clock, changeStatus, mayBeAssigned } = parts;

  return {
    /**
     * Changes fields whose values are those that the caller has seen, and answers the id of the change; where somebody else
     * has changed one of them nothing, and who has. After a failure the caller rolls back.
     */
    async setFields(
      tx: Queryable,
      orderId: number,
      changes: readonly WantedChange[],
      by: ChangeBy,
    ): Promise<
      number | Failure<'order_not_found' | 'invalid_request' | 'invalid_value' | 'changed_meanwhile' | EditError>
    > {
      const order = await lockOrder(tx, orderId);
      if (!order) return failure('order_not_found');
      const before = await findFields(tx, order);
      const invalid: { field: string; code: string }[] = [];
      let isMalformed = false;
      const stale: EditableOrderField[] = [];
      const after = { ...before };
      for (const { field, from, to } of changes) {
        const value = readField(field, to);
        const assignee = field === 'assignee' && value !== before.assignee ? (value as number | null) : null;
        const faults = faultsOf(field, to);
        isMalformed ||= faults?.isMalformed ?? false;
        if (faults) invalid.push(...faults.codes.map((code) => ({ field: `changes.${field}`, code })));
        else if (assignee !== null && !(await mayBeAssigned(tx, assignee)))
          invalid.push({ field: `changes.${field}`, code: 'assignee_unavailable' });
        else if (
          !isSameValue(field, before[field], from) &&
          !isSameValue(field, before[field], to) &&
          !(await isOwnSince(tx, orderId, { field, from }, by.actor))
        )
          stale.push(field);
        else Object.assign(after, { [field]: value });
      }
      const names = changes.map(({ field }) => field);
      // Its address and slot are those of the way.
      if (names.includes('delivery') && (names.includes('address') || names.includes('slot')))
        invalid.push({ field: 'changes.delivery', code: 'not_allowed' });
      if (invalid.length > 0)
        return failure(isMalformed ? 'invalid_request' : 'invalid_value', { fields: invalid, facts: workLimits });
      if (stale.length > 0) {
        const fields = await describeStale(tx, orderId, stale, changes);
        return failure('changed_meanwhile', {
          facts: { fields: fields.map((one) => ({ ...one, theirs: before[one.field] })) },
        });
      }
      return storeFields(tx, order, names, { before, after }, by);
    },

    /** Takes a change of an order back by its opposite; null when it is done. After a failure the caller rolls back. */
    async undo(
      tx: Queryable,
      changeId: number,
      by: ChangeBy,
    ): Promise<null | Failure<'change_not_found' | 'cannot_undo'>> {
      const change = await findChange(tx, changeId);
      const order = change?.subjectKind === 'order' ? await lockOrder(tx, Number(change.subjectId)) : null;
      if (!change || !order) return failure('change_not_found');
      const now = clock();
      const endOf = await findUndoEnds(tx, [change], now);
      // First: what an order was before is what it is again, and has changed since.
      if (await isUndone(tx, change.id)) return cannotUndo('changed_since', { detail: 'already_undone' });
      const reason = undoRefusal(change, order, { now, until: endOf(change) });
      if (reason) return cannotUndo(reason);
      if (change.verb === returnVerb) return undoReturn(tx, order, change, by);
      return change.verb === fieldVerb || change.verb === editVerb
        ? undoFields(tx, order, change, by)
        : undoStatus(tx, order, change, by);
    },
  };

  async function undoReturn(tx: Queryable, order: StoredOrder, { id, changes }: StoredChange, { actor }: ChangeBy) {
    const reference = String(changes.find(({ field }) => field === 'returnReference')?.after);
    const isDone = await parts.returns.takeBack(tx, actor, order.id, reference, id);
    return isDone ? null : cannotUndo('changed_since');
  }

  async function undoStatus(tx: Queryable, order: StoredOrder, { id, changes }: StoredChange, by: ChangeBy) {
    const status = changes.find(({ field }) => field === 'status')!.before as OrderStatus;
    const changed = await changeStatus(tx, order.id, { ...by, status, undoes: id });
    return changed ? null : cannotUndo('changed_since');
  }

  /** Writes fields that have changed, and what follows from them, with a line of the log; its id. */
  async function storeFields(
    tx: Queryable,
    order: StoredOrder,
    names: readonly EditableOrderField[],
    { before, after }: Record<'before' | 'after', OrderFields>,
    { actor, bulk }: ChangeBy,
    undoes?: number,
  ): Promise<number | Failure<EditError>> {
    const changed = names.filter((field) => !isSameValue(field, before[field], after[field]));
    const hasContent = changed.some(isContent);
    const former = hasContent ? await contentsNow(tx, order) : null;
    const edit = { ...editOf(changed, after), former: undoes === undefined ? null : await findFormer(tx, undoes) };
    if (edit.method) await followPayment(tx, order, actor, edit.former?.payment?.isFailed ?? false);
    const edited = hasContent ? await editOrder(tx, parts, actor, order, edit) : order;
    if (edited instanceof Failure) return edited;
    if (changed.some(isWork)) {
      const { assignee, tags, trackingNumber } = after;
      await storeWork(tx, order.id, { assignee, tags, trackingNumber });
    }
    const attempts = hasContent ? await listAttempts(tx, [order.id]) : [];
    const received = await sumReceived(tx, attempts);
    // The invoice that says no longer what is paid: at the end another comes in its place.
    const isOutdated = edited.isInvoiceOutdated && received >= amountOf(edited);
    const corrected = isOutdated ? await findInvoiceNumber(tx, order.id) : null;
    const changeOf = (field: EditableOrderField) => ({ field, before: before[field], after: after[field] });
    const [formerAmount, amount] = [amountOf(order), amountOf(edited)];
    const id = await recordChange(tx, {
      actor,
      at: clock(),
      verb: hasContent ? editVerb : fieldVerb,
      subject: subjectOf(order),
      changes: [
        ...changed.filter((field) => !isPersonal(field)).map(changeOf),
        ...(amount === formerAmount
          ? []
          : [{ field: 'amount', before: eurosFromCents(formerAmount), after: eurosFromCents(amount) }]),
        ...(hasContent && corrected !== null ? [{ field: 'corrected', before: null, after: corrected }] : []),
      ],
      personal: changed.filter(isPersonal).map(changeOf),
      bulk,
      ...(undoes !== undefined && { undoes }),
    });
    if (!former) return id;
    if (undoes === undefined) await storeFormer(tx, id, edited, former);
    if (undoes === undefined) await parts.mails.addChanged(tx, edited, id);
    await followPrice(tx, actor, edited, { attempts, received });
    return id;
  }

  /** What it costs by now is paid, or what it costs more is awaited; its invoice says so. */
  async function followPrice(
    tx: Queryable,
    actor: Actor,
    edited: StoredOrder,
    { attempts, received }: { readonly attempts: readonly StoredAttempt[]; readonly received: Cents },
  ): Promise<void> {
    const { id, number, payment: method, paymentStatus, paymentDueAt: dueAt } = edited;
    const amount = amountOf(edited);
    if (paymentStatus === 'paid' && dueAt) {
      await changeStatus(tx, id, { actor, paymentStatus: 'pending', with: 'attempt' });
      const rest = { id, number, method, amount: cents(amount - received), dueAt };
      await parts.payment.open(tx, actor, rest, clock());
      return;
    }
    if (paymentStatus === 'paid') return edited.isInvoiceOutdated ? parts.issueInvoice(tx, actor, edited) : undefined;
    if (!isAwaitingPayment(edited) || amount <= 0 || received !== amount) return;
    // The attempt that has paid it before has paid it again.
    const before = attempts.findLast(({ state }) => state === 'paid');
    const paid = { actor, paymentStatus: 'paid', ...(before && { attempt: { paymentId: before.id } }) } as const;
    if (!(await changeStatus(tx, id, { ...paid, status: 'confirmed' }))) await changeStatus(tx, id, paid);
  }

  /** Another attempt follows the one that failed; once that is taken back it has failed again. */
  async function followPayment(
    tx: Queryable,
    { id, paymentStatus }: StoredOrder,
    actor: Actor,
    isFailed: boolean,
  ): Promise<void> {
    if (paymentStatus === 'failed' && !isFailed)
      await changeStatus(tx, id, { actor, paymentStatus: 'pending', with: 'attempt' });
    if (paymentStatus === 'pending' && isFailed)
      await changeStatus(tx, id, { actor, paymentStatus: 'failed', with: 'undo' });
  }

  async function undoFields(tx: Queryable, order: StoredOrder, change: StoredChange, by: ChangeBy) {
    const before = await findFields(tx, order);
    const [described] = await describeChanges(tx, [change], () => false);
    const names: readonly string[] = editableOrderFields;
    const fields = described!.changes
      .filter(({ field }) => names.includes(field))
      .map((one) => ({ ...one, field: one.field as EditableOrderField }));
    if (fields.length === 0 || fields.some(({ field, after }) => !isSameValue(field, before[field], after)))
      return cannotUndo('changed_since');
    const after = { ...before, ...Object.fromEntries(fields.map((one) => [one.field, one.before])) };
    const changed = fields.map(({ field }) => field);
    // What it costs has changed with it: after another change of that it would be neither of both.
    const amount = described!.changes.find(({ field }) => field === 'amount');
    if (amount && amount.after !== eurosFromCents(amountOf(order))) return cannotUndo('changed_since');
    const isPaid = order.paymentStatus === 'paid';
    // It was paid since, or what its invoice says would be another: neither is taken back.
    if (isPaid && (amount || changed.includes('lines')) && (await findInvoiceNumber(tx, order.id)))
      return cannotUndo('number');
    const stored = await storeFields(tx, order, changed, { before, after }, by, change.id);
    // An order that has gone on since is not what it was.
    if (stored instanceof Failure) return cannotUndo(isPaid && isOfMoney(stored) ? 'money' : 'changed_since');
    const edited = (await findOrderById(tx, order.id))!;
    const [was, now] = [amount?.before ?? eurosFromCents(amountOf(order)), eurosFromCents(amountOf(edited))];
    return was === now ? null : cannotUndo('changed_since', { amount: { before: was, now } });
  }
}

/** Money that has come, or gone, would not be what it was. */
const isOfMoney = ({ facts }: Failure): boolean => facts.reason === 'received' || facts.reason === 'refunded';

const findFields = async (tx: Queryable, order: StoredOrder): Promise<OrderFields> => ({
  ...(await findWork(tx, order.id)),
  ...contentsOf(order, await listOrderLines(tx, order.id)),
});

/** Whether only the caller has changed the field since it was what they have seen: one's own second save never conflicts. */
async function isOwnSince(
  source: Queryable,
  orderId: number,
  seen: Pick<WantedChange, 'field' | 'from'>,
  actor: Actor,
): Promise<boolean> {
  const changes = await listChangesOf(source, 'order', String(orderId));
  return isOnlyBy(actor, seen, await describeChanges(source, changes, () => false));
}

/** Who has changed each of these fields last, and what the caller wanted. */
async function describeStale(
  source: Queryable,
  orderId: number,
  stale: readonly EditableOrderField[],
  wanted: readonly WantedChange[],
) {
  const changes = await listChangesOf(source, 'order', String(orderId));
  const described = await describeChanges(source, changes, () => false);
  return stale.map((field) => {
    const same = fieldsWith(field);
    const last = described.findLast((change) => change.changes.some((one) => same.includes(one.field)));
    return {
      field,
      yours: wanted.find((change) => change.field === field)?.to ?? null,
      by: last ? last.actor : null,
      at: last?.at ?? null,
    };
  });
}
