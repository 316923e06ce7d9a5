import { eq } from 'drizzle-orm';
import type { ParsedInput } from '#values/call.ts';
import { hourMs, secondMs } from '#values/durations.ts';
import { mayDo, type StaffPermission } from '#values/staff-roles.ts';
import { fileOf, findPdf, type Invoices } from '#areas/invoices/server/invoices.ts';
import { findChange, listChangesOf, recordChange, whileSignedIn } from '#areas/staff/server/staff.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { findSentMail } from '#platform/mail/sent-mails.ts';
import { orderStatuses } from '../../contract.ts';
import {
  type changeStaffOrderStatus,
  type listStaffOrders as listCall,
  type StaffOrder,
  type updateStaffOrder,
  undoSeconds,
} from '../../staff-calls.ts';
import { maxMailsAgain } from '../../staff-paper-calls.ts';
import type { announceStaffReturn, receiveStaffReturn } from '../../staff-return-calls.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { findOrderById, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import { returnVerb } from '../records/order-log.ts';
import { orderHistory } from '../records/orders-tables.ts';
import { orderNotes } from '../records/order-work-tables.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderMails } from '../order-mails.ts';
import type { StaffReturns } from '../returns/staff-returns.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import type { OutlookOf } from '../view/order-outlook.ts';
import type { EditError } from './edit/edit-order.ts';
import type { EditParts } from './edit/edit-parts.ts';
import { createOrderCount } from './count-all-orders.ts';
import { countOpenViews, listStaffOrders } from './list-staff-orders.ts';
import { createOrderChanges, subjectOf } from './order-changes.ts';
import { editVerb, isContent } from './order-fields.ts';
import { listOrdersToAttend } from './orders-to-attend.ts';
import { readStaffDay } from './staff-day.ts';
import { mayMakeOf, type RefundOfOrder, showStaffOrder } from './show-staff-order.ts';

export interface StaffOrdersParts extends EditParts {
  readonly database: Database;
  readonly invoices: Pick<Invoices, 'database' | 'settings'>;
  readonly mails: Pick<OrderMails, 'addAgain' | 'addChanged' | 'preview' | 'repeat'>;
  readonly changeStatus: ChangeStatus;
  readonly issueInvoice: OrderInvoices['issueFor'];
  readonly outlookOf: OutlookOf;
  readonly pickupCodes: PickupCodes;
  readonly returns: StaffReturns;
}

/** What is known above orders only. */
interface AboveOrders {
  /** Of the area that settles payments. */
  readonly listRefunds: (orderId: number) => Promise<readonly RefundOfOrder[]>;
  /** Who works with orders, and so may be given one. */
  readonly mayBeAssigned: (source: Queryable, memberId: number) => Promise<boolean>;
}

type Changed = { order: StaffOrder; change: { id: number; undoUntil: string | null } };
type NotFound = Failure<'order_not_found'>;
type CannotUndo = Failure<'change_not_found' | 'not_permitted' | 'cannot_undo'>;

/** Orders for members of the staff, who see what their role may see. */
export function createStaffOrders(parts: StaffOrdersParts & AboveOrders) {
  const { database, clock, changeStatus, pickupCodes, outlookOf, listRefunds } = parts;
  const countAll = createOrderCount();
  const signedIn = (visit: StaffVisit) => whileSignedIn(parts, visit);

  const orderChanges = createOrderChanges(parts);

  const show = (order: StoredOrder, { staff, locale }: StaffVisit): Promise<StaffOrder> =>
    showStaffOrder(database, order, { role: staff.role, locale }, { outlookOf, listRefunds, now: clock });

  const showAfter = async (orderId: number, visit: StaffVisit): Promise<StaffOrder> =>
    show((await findOrderById(database, orderId))!, visit);

  const changed = (order: StaffOrder, id: number): Changed => {
    const canUndo = order.timeline.some((entry) => entry.id === id && entry.canUndo);
    const until = new Date(clock().getTime() + undoSeconds * secondMs).toISOString();
    return { order, change: { id, undoUntil: canUndo ? until : null } };
  };

  /** Mails its customer once more, so often an hour; `add` answers which mail it was, for the log. */
  async function sendAgain<Code extends string = never>(
    orderId: number,
    visit: StaffVisit,
    add: (tx: Queryable, order: StoredOrder) => Promise<string | Failure<Code>>,
  ): Promise<{ order: StaffOrder } | Failure<'order_not_found' | 'too_many_mails' | Code>> {
    const refused = await signedIn(visit).transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order?.email) return failure('order_not_found');
      const at = clock();
      const since = new Date(at.getTime() - hourMs);
      const recent = (await listChangesOf(tx, 'order', String(orderId))).filter(
        (change) => change.verb === mailVerb && change.at > since,
      );
      if (recent.length >= maxMailsAgain) return failure('too_many_mails');
      const after = await add(tx, order);
      if (after instanceof Failure) return after;
      await recordChange(tx, {
        actor: visit.actor,
        at,
        verb: mailVerb,
        subject: subjectOf(order),
        changes: [{ field: 'mail', before: null, after }],
      });
      return null;
    });
    return refused ?? { order: await showAfter(orderId, visit) };
  }

  return {
    changes: orderChanges,

    /** What needs somebody is left out where orders are found while somebody types. */
    list: (search: ParsedInput<typeof listCall>['body'], { staff, locale }: StaffVisit, hasWarnings = true) =>
      listStaffOrders({ database, pickupCodes, countAll, now: clock() }, search, {
        locale,
        role: staff.role,
        hasWarnings,
      }),

    listToAttend: ({ staff, locale }: StaffVisit) =>
      listOrdersToAttend(database, { locale, role: staff.role, now: clock() }),

    count: ({ staff }: StaffVisit) => countOpenViews(database, { role: staff.role, now: clock() }),

    readDay: ({ staff, locale }: StaffVisit) =>
      readStaffDay({ database, delivery: parts.delivery, now: clock() }, { role: staff.role, locale }),

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
      const refused = await signedIn(visit).transaction(async (tx) => {
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
    ): Promise<
      | Changed
      | Failure<
          'order_not_found' | 'not_permitted' | 'invalid_request' | 'invalid_value' | 'changed_meanwhile' | EditError
        >
    > {
      const hasContent = changes.some(({ field }) => isContent(field));
      if (hasContent && !mayDo(visit.staff.role, 'orders.edit')) return failure('not_permitted');
      const done = await undoneIfRefused(signedIn(visit), (tx) =>
        orderChanges.setFields(tx, orderId, changes, { actor: visit.actor }),
      );
      if (done instanceof Failure) return done;
      return changed(await showAfter(orderId, visit), done);
    },

    async addNote(orderId: number, text: string, visit: StaffVisit): Promise<{ order: StaffOrder } | NotFound> {
      const isDone = await signedIn(visit).transaction(async (tx) => {
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

    /** Opens a return of pieces; the same key again opens no other. */
    async announceReturn(
      orderId: number,
      { lines, reason }: ParsedInput<typeof announceStaffReturn>['body'],
      clientKey: string | null,
      visit: StaffVisit,
    ) {
      let changeId: number | null = null;
      const onRecorded = (id: number): void => {
        changeId = id;
      };
      const requestKey = clientKey === null ? {} : { requestKey: `staff ${visit.staff.memberId} ${clientKey}` };
      const refused = await signedIn(visit).transaction((tx) =>
        parts.returns.announce(tx, visit.actor, orderId, { lines, reason, onRecorded, ...requestKey }),
      );
      if (refused) return refused;
      const order = await showAfter(orderId, visit);
      return changeId === null ? { order, change: null } : changed(order, changeId);
    },

    /** Pieces of a return have come. */
    async receiveReturn(
      { orderId, reference }: ParsedInput<typeof receiveStaffReturn>['params'],
      arrived: ParsedInput<typeof receiveStaffReturn>['body'],
      visit: StaffVisit,
    ) {
      const refused = await signedIn(visit).transaction((tx) =>
        parts.returns.receive(tx, visit.actor, orderId, reference, arrived),
      );
      return refused ?? { order: await showAfter(orderId, visit) };
    },

    /** A document of an order as PDF, by its number. */
    async findDocument(orderId: number, number: string) {
      const found = await findPdf(parts.invoices, orderId, number);
      return found ? fileOf(found) : failure('document_not_found');
    },

    async previewMail(orderId: number) {
      const order = await findOrderById(database, orderId);
      if (!order) return failure('order_not_found');
      const { subject, text } = await parts.mails.preview(order);
      return { to: order.email, subject, text: withoutKeys(text) };
    },

    /** A mail as it was sent. */
    async findMail(orderId: number, mailId: string) {
      const mail = await findSentMail(database, orderId, mailId);
      if (!mail) return failure('mail_not_found');
      const { to, subject, text, html, sentAt } = mail;
      return { to, subject, text: withoutKeys(text), html: withoutKeys(html), at: sentAt.toISOString() };
    },

    /** Sends the mail about its present status. */
    mailAgain: (orderId: number, visit: StaffVisit) =>
      sendAgain(orderId, visit, async (tx, order) => {
        await parts.mails.addAgain(tx, order);
        return order.status;
      }),

    /** Sends a mail again as it was sent. */
    repeatMail: (orderId: number, mailId: string, visit: StaffVisit) =>
      sendAgain(orderId, visit, async (tx, order) => {
        const mail = await findSentMail(tx, orderId, mailId);
        if (!mail) return failure('mail_not_found');
        await parts.mails.repeat(tx, order, mail);
        return mail.about;
      }),

    /** Takes a change back by its opposite. */
    async undo(changeId: number, visit: StaffVisit): Promise<{ order: StaffOrder } | CannotUndo> {
      const change = await findChange(database, changeId);
      if (change?.subjectKind !== 'order') return failure('change_not_found');
      const orderId = Number(change.subjectId);
      if (!mayDo(visit.staff.role, undoPermissions[change.verb] ?? 'orders.note')) return failure('not_permitted');
      const refused = await undoneIfRefused(signedIn(visit), (tx) =>
        orderChanges.undo(tx, changeId, { actor: visit.actor }),
      );
      return refused ?? { order: await showAfter(orderId, visit) };
    },
  };
}

/** What the keys of a mail's links allow is its customer's. */
const withoutKeys = (written: string): string => written.replace(/(?<=\bkey=)[\w.%~-]+/g, '…');

/** What the log calls a mail that was sent once more. */
const mailVerb = 'order.mail';

const undoPermissions: Readonly<Record<string, StaffPermission>> = {
  'order.status': 'orders.move',
  [returnVerb]: 'orders.edit',
  [editVerb]: 'orders.edit',
};

/** A transaction that leaves nothing behind when it answers a failure. */
async function undoneIfRefused<Result>(
  source: Pick<Queryable, 'transaction'>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  let refusal: Result | undefined;
  try {
    return await source.transaction(async (tx) => {
      const result = await work(tx);
      if (!(result instanceof Failure)) return result;
      refusal = result;
      throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return refusal!;
    throw error;
  }
}

/** Thrown inside a transaction that is to be rolled back. */
class Refused extends Error {}

export type StaffOrders = ReturnType<typeof createStaffOrders>;
