import type { Locale } from '#i18n/locale.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { findSaleProducts, listStock } from '#areas/catalogue/server/catalogue.ts';
import {
  listAttempts,
  listMoney,
  type StoredAttempt,
  type StoredMoney,
  sumMoneyOfOrders,
  listRefundsOfSale,
  surplusLeft,
  whyNotTakenBack,
} from '#areas/payment/server/payment.ts';
import { listMemberNames } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listMailsOfOrder } from '#platform/mail/mail-jobs.ts';
import { listSentMails } from '#platform/mail/sent-mails.ts';
import { type Order, type OrderStatus, orderStatuses } from '../../contract.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import type { OrderedLines } from '../../staff-placing-calls.ts';
import { amountOf, listOrderLines, type StoredOrder } from '../records/order-queries.ts';
import { findPaidReturns, payReturns, sumClosedReturns } from '../records/paid-returns.ts';
import { listReturnsOf, type StoredReturn } from '../records/return-queries.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import { isOfShop } from '../returns/move-returns.ts';
import { mayMoveReturn } from '../returns/return-transitions.ts';
import { refundableOf } from '../status/refundable.ts';
import type { OutlookOf } from '../view/order-outlook.ts';
import { showOrder } from '../view/order-view.ts';
import { assigneeOf } from './list-staff-orders.ts';
import { findWork, listNotes } from './order-work-queries.ts';
import { moneyVerbs, showTimeline } from './order-timeline.ts';

/** A refund as the shop knows it; amounts in cents. */
export interface RefundOfOrder {
  readonly id: number;
  readonly amount: number;
  readonly state: 'requested' | 'refunded' | 'refused';
  readonly requestedAt: Date;
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly amount: number }[] | null;
  readonly corrective: string | null;
  readonly actorKind: string;
  readonly actorId: string | null;
}

export interface ShowStaffOrderParts {
  readonly outlookOf: OutlookOf;
  readonly now: () => Date;
  readonly listRefunds: (orderId: number) => Promise<readonly RefundOfOrder[]>;
}

/** Who looks at it, and in which language. */
export interface Viewer {
  readonly role: StaffRole;
  readonly locale: Locale;
}

/** From here on all pieces are prepared. */
const prepared: readonly OrderStatus[] = ['ready', 'shipped', 'delivered', 'returned'];

/** An order with all that the shop knows of it; what the viewer's role may not see is absent. */
export async function showStaffOrder(
  source: Queryable,
  stored: StoredOrder,
  { role, locale }: Viewer,
  parts: ShowStaffOrderParts,
): Promise<StaffOrder> {
  const shown = await showOrder(source, stored, locale, parts.outlookOf);
  const seesMoney = mayDo(role, 'money.read');
  const work = await findWork(source, stored.id);
  const notes = await listNotes(source, stored.id);
  const refunds = seesMoney ? await parts.listRefunds(stored.id) : [];
  const attempts = seesMoney ? await listAttempts(source, [stored.id]) : [];
  const charges = await listCharges(source, attempts);
  const names = await listMemberNames(source, [
    ...[...notes, ...refunds, ...charges]
      .filter(({ actorKind }) => actorKind === 'staff')
      .map(({ actorId }) => Number(actorId)),
    ...(work.assignee === null ? [] : [work.assignee]),
  ]);
  const byOf = ({ actorKind, actorId }: { actorKind: string; actorId: string | null }) => ({
    kind: actorKind,
    id: actorId,
    name: (actorKind === 'staff' && names.get(Number(actorId))) || null,
  });
  const { timeline: happened, version } = await showTimeline(source, stored, parts.now());
  const timeline = seesMoney ? happened : withoutMoney(happened);
  const lines = await showLines(source, stored, { locale, seesMoney });
  const formerArticles = await listFormerArticles(source, lines, { timeline, locale });
  return {
    ...visibleTo(role, shown),
    version,
    lines,
    returns: await showReturns(source, stored, { seesMoney, now: parts.now() }),
    ...(formerArticles.length > 0 && { formerArticles }),
    ...(seesMoney && {
      vat: stored.vat.map(showVat),
      money: await showMoney(source, stored, { attempts, charges, refunds }, { byOf, timeline }),
    }),
    mails: (await showMails(source, stored.id, happened)).filter(({ about }) => seesMoney || !isOfMoney(about)),
    notes: notes.map((note) => ({ id: note.id, text: note.text, at: note.at.toISOString(), by: byOf(note) })),
    timeline,
    next: orderStatuses.filter((status) => mayMakeOf(role, stored, status)),
    assignee: assigneeOf(work.assignee, names),
    tags: work.tags,
    trackingNumber: work.trackingNumber,
    locale: stored.locale,
  };
}

/** Whether somebody of the role may make this of an order now. Goods that come back are counted where they are taken in. */
export const mayMakeOf = (role: StaffRole, order: StoredOrder, status: OrderStatus): boolean =>
  status !== 'returned' &&
  mayChangeStatus(order, status, 'shop') &&
  mayDo(role, status === 'cancelled' ? 'orders.cancel' : 'orders.move');

/** What happened, without refunds, sums and how money came: the reason of a payment has its reference. */
const withoutMoney = (timeline: StaffOrder['timeline']): StaffOrder['timeline'] =>
  timeline
    .filter(({ verb }) => !moneyVerbs.includes(verb))
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter(({ field }) => !sums.includes(field)),
      reason: entry.changes.some(({ field }) => field === 'paymentStatus') ? null : entry.reason,
    }));

const sums: readonly string[] = ['amount', 'received', 'refund', 'refunded', 'corrected', 'refundRefused', 'surplus'];

type VisibleOrder = Omit<
  StaffOrder,
  | 'version'
  | 'lines'
  | 'returns'
  | 'vat'
  | 'money'
  | 'mails'
  | 'notes'
  | 'timeline'
  | 'formerArticles'
  | 'next'
  | 'assignee'
  | 'tags'
  | 'trackingNumber'
  | 'locale'
>;

/** The order of the shoppers' calls without sums and persons that the role may not see. */
export function visibleTo(role: StaffRole, order: Order): VisibleOrder {
  const { customer, returns: _returns, ...rest } = order;
  const { email, document, ...person } = customer;
  const seen = {
    ...rest,
    customer: mayDo(role, 'persons.read') ? customer : person,
  };
  if (mayDo(role, 'money.read')) return seen;
  const {
    total: _total,
    price: _price,
    quantitySaving: _saving,
    deliveryPrice: _delivery,
    amount: _amount,
    refunded: _refunded,
    received: _received,
    surplus: _surplus,
    vat: _vat,
    attempts: _attempts,
    documents: _documents,
    ...withoutSums
  } = seen;
  return {
    ...withoutSums,
    items: order.items.map(({ price: _, total: __, sum: ___, ...item }) => item),
  };
}

/** The returns of an order, and what settling each would pay back. */
async function showReturns(
  source: Queryable,
  { id, paymentStatus }: StoredOrder,
  { seesMoney, now }: { readonly seesMoney: boolean; readonly now: Date },
): Promise<StaffOrder['returns']> {
  const returns = await listReturnsOf(source, [id]);
  const isPaid = paymentStatus === 'paid';
  const refunds = seesMoney && isPaid && returns.length > 0 ? await listRefundsOfSale(source, id) : null;
  const settled = returns.filter(({ state }) => state === 'refunded');
  const refundOf = (one: StoredReturn) =>
    eurosFromCents(refunds ? payReturns([...settled, { ...one, updatedAt: now }], refunds).owed : cents(0));
  return returns.map((one) => ({
    reference: one.reference,
    receivedAt: one.receivedAt.toISOString(),
    state: one.state,
    items: one.items.map(({ position, productId, quantity }) => ({ position, product_id: productId, quantity })),
    isOfShop: isOfShop(one),
    ...(seesMoney && { amount: eurosFromCents(cents(one.amount)) }),
    ...(seesMoney && mayMoveReturn(one.state, isPaid ? 'refunded' : 'closed', isPaid) && { refund: refundOf(one) }),
  }));
}

const showVat = ({ rate, gross, net, vat }: StoredOrder['vat'][number]): NonNullable<StaffOrder['vat']>[number] => ({
  rate,
  gross: eurosFromCents(cents(gross)),
  net: eurosFromCents(cents(net)),
  vat: eurosFromCents(cents(vat)),
});

/** Whether a mail says that money came, went back, or is to go back (settling's payment-mails.ts). */
const isOfMoney = (about: string): boolean => /, (?:surplus|part|part taken back|refunded)(?:, again)?$/.test(about);

/** Those that were sent, then those that are not yet. Of what was taken back nobody is mailed. */
async function showMails(
  source: Queryable,
  orderId: number,
  timeline: StaffOrder['timeline'],
): Promise<StaffOrder['mails']> {
  const undone: ReadonlySet<unknown> = new Set(
    timeline.filter(({ undoneBy }) => undoneBy !== null).map(({ id }) => id),
  );
  const unsent = (await listMailsOfOrder(source, orderId)).filter(
    ({ change }) => change === null || !undone.has(change),
  );
  const sent = (await listSentMails(source, orderId)).filter(({ id }) => !unsent.some((mail) => mail.id === id));
  return [
    ...sent
      .toReversed()
      .map(({ id, about, sentAt }) => ({ id, about, state: 'sent' as const, at: sentAt.toISOString() })),
    ...unsent.map(({ id, about, state, dueAt }) => ({
      id,
      about,
      state:
        state === 'failed' ? ('failed' as const) : state === 'active' ? ('sending' as const) : ('waiting' as const),
      at: dueAt.toISOString(),
    })),
  ];
}

async function showLines(
  source: Queryable,
  { id, status }: StoredOrder,
  { locale, seesMoney }: { locale: Locale; seesMoney: boolean },
): Promise<StaffOrder['lines']> {
  const lines = await listOrderLines(source, id);
  const places = await listStock(
    source,
    lines.map(({ productId }) => productId),
  );
  const refunded = seesMoney ? (await findPaidReturns(source, id)).pieces : new Map<number, number>();
  return lines.map((line) => ({
    position: line.position,
    product_id: line.productId,
    article: line.article,
    name: line.name[locale],
    quantity: line.quantity,
    picked: prepared.includes(status) ? line.quantity : 0,
    shelf: places.get(line.productId)?.shelf ?? null,
    stock: places.get(line.productId)?.stock ?? null,
    unit: line.unit,
    picture: line.picture,
    ...(seesMoney && {
      sum: eurosFromCents(cents(line.sum)),
      refunded: Math.min(line.quantity, refunded.get(line.position) ?? 0),
    }),
  }));
}

/** The articles that changes of an order name, and which are in it no longer, by their names of now. */
async function listFormerArticles(
  source: Queryable,
  lines: StaffOrder['lines'],
  { timeline, locale }: { readonly timeline: StaffOrder['timeline']; readonly locale: Locale },
): Promise<NonNullable<StaffOrder['formerArticles']>> {
  const present = new Set(lines.map(({ product_id }) => product_id));
  const named = timeline
    .flatMap(({ changes }) => changes.filter(({ field }) => field === 'lines'))
    .flatMap(({ before, after }) => [before, after] as readonly (OrderedLines | null)[])
    .flatMap((ordered) => (ordered ?? []).map(({ product_id }) => product_id))
    .filter((id) => !present.has(id));
  const products = await findSaleProducts(source, named, locale);
  return [...products].map(([id, { name }]) => ({ product_id: id, name }));
}

/** The money that has come for attempts, oldest first. */
const listCharges = async (source: Queryable, attempts: readonly StoredAttempt[]): Promise<StoredMoney[]> => {
  const money = await listMoney(
    source,
    attempts.map(({ id }) => id),
  );
  return money.filter(({ kind }) => kind === 'charge');
};

type By = StaffOrder['notes'][number]['by'];

async function showMoney(
  source: Queryable,
  stored: StoredOrder,
  {
    attempts,
    charges,
    refunds,
  }: {
    readonly attempts: readonly StoredAttempt[];
    readonly charges: readonly StoredMoney[];
    readonly refunds: readonly RefundOfOrder[];
  },
  {
    byOf,
    timeline,
  }: { byOf: (actor: { actorKind: string; actorId: string | null }) => By; timeline: StaffOrder['timeline'] },
): Promise<NonNullable<StaffOrder['money']>> {
  // The log has the reason, written in the same transaction.
  const reasonAt = (at: string): string | null =>
    timeline.find((entry) => entry.verb === 'order.refund' && entry.at === at)?.reason ?? null;
  const money = await sumMoneyOfOrders(source, [stored.id]);
  const received = addCents(...money.map(({ charged }) => charged));
  const refunded = addCents(...money.map((one) => one.refunded));
  const isExpected = stored.status !== 'cancelled' && stored.status !== 'returned';
  const surplus = addCents(...money.map((one) => one.surplus));
  const due = isExpected
    ? Math.max(0, amountOf(stored) - (await sumClosedReturns(source, stored.id)) - (received - surplus))
    : 0;
  return {
    due: eurosFromCents(cents(due)),
    received: eurosFromCents(received),
    refunded: eurosFromCents(refunded),
    surplus: eurosFromCents(surplusLeft(money)),
    refundable: eurosFromCents(await refundableOf(source, stored, true)),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      method: attempt.method,
      provider: attempt.provider,
      state: attempt.state,
      reason: attempt.reason,
      amount: eurosFromCents(attempt.amount),
      startedAt: attempt.createdAt.toISOString(),
      updatedAt: attempt.updatedAt.toISOString(),
    })),
    receipts: charges.map((charge) => ({
      id: charge.id,
      attempt: charge.paymentId,
      way: charge.way ?? attempts.find((attempt) => attempt.id === charge.paymentId)!.method,
      amount: eurosFromCents(cents(charge.amount)),
      at: charge.at.toISOString(),
      by: byOf(charge),
      ...(charge.isSurplus && { isSurplus: true }),
      ...(charge.reverses !== null && { reverses: charge.reverses }),
      canTakeBack:
        whyNotTakenBack(charge, { paymentStatus: stored.paymentStatus, money: charges, sums: money }) === null,
    })),
    refunds: refunds.map(({ id, amount, state, requestedAt, lines, corrective, ...actor }) => ({
      id,
      amount: eurosFromCents(cents(amount)),
      reason: reasonAt(requestedAt.toISOString()),
      state,
      at: requestedAt.toISOString(),
      by: byOf(actor),
      lines: lines && lines.map((line) => ({ ...line, amount: eurosFromCents(cents(line.amount)) })),
      corrective,
    })),
  };
}
