import { createHash } from 'node:crypto';
import type { Actor } from '#values/actor.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { Clock } from '#values/clock.ts';
import { daySeconds } from '#values/durations.ts';
import type { WithdrawalExemption } from '#areas/catalogue/contract.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { answerOrderMails } from '#platform/mail/waiting-mails.ts';
import type { withdraw as withdrawCall } from '../../contract.ts';
import type { ParsedInput } from '#values/call.ts';
import { takeNumber } from '#areas/invoices/server/invoices.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import { mayChangeStatus, sideOf } from '../status/order-transitions.ts';
import { completeOrders, lockOrder, type WholeOrder } from '../records/order-queries.ts';
import {
  countWithdrawn,
  type Declaration,
  findReturnByReference,
  hasTakenEffect,
  insertReturn,
  listDeclared,
  updateReturnState,
} from '../records/return-queries.ts';
import type { ReturnMails } from './return-mails.ts';
import type { ReturnedItem } from '../records/returns-tables.ts';
import { type IsHoliday, withdrawalPeriod } from './withdrawal-period.ts';

export type Statement = Pick<ParsedInput<typeof withdrawCall>['body'], 'name' | 'items' | 'statement' | 'sealsIntact'>;
export type WithdrawError =
  | 'order_not_found'
  | 'not_a_consumer'
  | 'too_many_attempts'
  | 'not_withdrawable'
  | 'too_many_withdrawn'
  | 'exempt_from_withdrawal'
  | 'idempotency_conflict';

/** Withdrawals by number and address alone that may wait for their link at a time, each with a mail to the customer. */
const maxDeclared = 5;

/** A company has no right to withdraw: the law gives it to consumers (RDLeg 1/2007 art. 3 and 102). */
export const isConsumers = ({ order }: Pick<WholeOrder, 'order'>): boolean => order.customer.type !== 'legal';

/**
 * Withdraws from an order: stored, with receipt and notice, in one transaction. The same statement again answers the same
 * withdrawal. A whole order that nobody works on and nobody has paid is cancelled with it. A statement that nobody has proven
 * to be the customer's is only stored and mailed; it takes effect by `confirm`, as of when it was made.
 */
export function createWithdraw(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly mails: Pick<ReturnMails, 'add' | 'lock'>;
  readonly isHoliday: IsHoliday;
}) {
  const { database, clock, changeStatus, mails, isHoliday } = parts;
  return {
    withdraw: (
      actor: Actor,
      orderId: number,
      statement: Statement,
      { clientKey, isProven }: { readonly clientKey: string | null; readonly isProven: boolean },
    ): Promise<Declaration | Failure<WithdrawError>> =>
      database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return failure('order_not_found');
        const [whole] = await completeOrders(tx, [order]);
        if (!isConsumers(whole!)) return failure('not_a_consumer');
        const declared = await listDeclared(tx, orderId);
        const requestHash = hashOf(statement);
        // What a stranger declares takes no key from the customer.
        const requestKey = `${isProven ? '' : 'declared:'}${clientKey ?? `statement:${requestHash}`}`;
        const earlier = [...whole!.returns, ...declared].find((one) => one.requestKey === requestKey);
        if (earlier) return earlier.requestHash === requestHash ? earlier : failure('idempotency_conflict');
        const goods = goodsOf(whole!, statement, clock());
        if (goods instanceof Failure) return goods;
        if (!isProven && declared.length >= maxDeclared)
          return failure('too_many_attempts', { facts: { retryAfterSeconds: daySeconds } });
        await mails.lock(tx, order);
        const state = isProven ? await takeEffect(tx, actor, whole!, goods) : 'declared';
        const { number: reference, takenAt } = await takeNumber(tx, 'D', clock);
        const stored = await insertReturn(tx, actor, order, {
          reference,
          requestKey,
          requestHash,
          name: statement.name,
          statement: statement.statement ?? '',
          items: goods.items,
          amount: goods.amount,
          state,
          receivedAt: takenAt,
          updatedAt: takenAt,
        });
        await mails.add(tx, stored, order);
        return stored;
      }),

    /** Has a declared withdrawal take effect, as of when it was made; the second time nothing. Null: it is unknown. */
    confirm: (actor: Actor, reference: string): Promise<Declaration | Failure<'not_withdrawable'> | null> =>
      database.transaction(async (tx) => {
        const found = await findReturnByReference(tx, reference);
        const order = found && (await lockOrder(tx, found.orderId));
        // Read again behind the order's lock.
        const declared = order && (await findReturnByReference(tx, reference));
        if (!declared || hasTakenEffect(declared)) return declared;
        const [whole] = await completeOrders(tx, [order]);
        const items = declared.items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
        const goods = goodsOf(whole!, { items, sealsIntact: true }, declared.receivedAt);
        if (goods instanceof Failure) return failure('not_withdrawable');
        await mails.lock(tx, order);
        const state = await takeEffect(tx, actor, whole!, goods);
        const { items: chosen, amount } = goods;
        const change = { state, at: clock(), items: chosen, amount } as const;
        const stored = await updateReturnState(tx, actor, order, declared, change);
        // Who has opened the mail has answered those to their address.
        await answerOrderMails(tx, order.number, clock());
        await mails.add(tx, stored, order);
        return stored;
      }),
  };

  /** What a statement made at a moment gives back of an order, or why it cannot. */
  function goodsOf(
    whole: WholeOrder,
    statement: Pick<Statement, 'items' | 'sealsIntact'>,
    madeAt: Date,
  ): Goods | Failure<'not_withdrawable' | 'too_many_withdrawn' | 'exempt_from_withdrawal'> {
    const left = linesLeft(whole);
    const allowed = left.filter((line) => mayWithdraw(line, statement.sealsIntact ?? false));
    const { isOpen } = withdrawalPeriod({ ...whole.order, history: whole.history }, madeAt, isHoliday);
    if (!isOpen || (allowed.length === 0 && !statement.items)) return failure('not_withdrawable');
    const items = chooseItems({ left, allowed }, statement.items ?? null);
    if (items instanceof Failure) return items;
    const isWhole = left.every(({ position, pieces }) =>
      items.some((item) => item.position === position && item.quantity === pieces),
    );
    const amount = addCents(...items.map((item) => cents(item.amount)), deliveryRefund(whole, isWhole));
    // Of one that is paid in part all that came goes back, and no more.
    const isCapped = isWhole && whole.part > 0 && whole.returns.length === 0;
    return { items, amount: isCapped ? cents(Math.min(amount, whole.part)) : amount, isWhole };
  }

  async function takeEffect(tx: Queryable, actor: Actor, whole: WholeOrder, { isWhole }: Goods) {
    const isCancelled = isWhole && whole.returns.length === 0 && (await cancelUnpaid(tx, actor, whole));
    return isCancelled ? 'closed' : 'received';
  }

  async function cancelUnpaid(tx: Queryable, actor: Actor, { order }: WholeOrder): Promise<boolean> {
    if (order.paymentStatus === 'paid' || !mayChangeStatus(order, 'cancelled', sideOf(actor))) return false;
    return (await changeStatus(tx, order.id, { actor, status: 'cancelled' })) !== null;
  }
}

export interface ReturnedGoods {
  readonly items: readonly ReturnedItem[];
  /** What goes back for them, in cents. */
  readonly amount: Cents;
}

interface Goods extends ReturnedGoods {
  /** All that is left of the order. */
  readonly isWhole: boolean;
}

/** The same words and pieces, in whatever order, are the same statement. */
function hashOf({ name, items, statement, sealsIntact }: Statement): string {
  const sorted = items?.toSorted((one, other) => one.product_id - other.product_id);
  return createHash('sha256')
    .update(JSON.stringify([name, statement ?? '', sorted ?? null, ...(sealsIntact ? [true] : [])]))
    .digest('base64url');
}

interface LineLeft {
  readonly position: number;
  readonly productId: number;
  /** Pieces that nobody withdrew from yet. */
  readonly pieces: number;
  readonly withdrawn: number;
  readonly sum: Cents;
  readonly quantity: number;
  readonly exemption: WithdrawalExemption | null;
}

/** The lines of an order of which there is something left to withdraw from. */
export function linesLeft({ lines, returns }: Pick<WholeOrder, 'lines' | 'returns'>): LineLeft[] {
  const withdrawn = countWithdrawn(returns);
  return lines
    .map(({ position, productId, quantity, sum, withdrawalExemption: exemption }) => {
      const before = withdrawn.get(position) ?? 0;
      return {
        position,
        productId,
        quantity,
        sum: cents(sum),
        exemption,
        withdrawn: before,
        pieces: quantity - before,
      };
    })
    .filter(({ pieces }) => pieces > 0);
}

/** Goods made to measure never, sealed ones as long as they are sealed (RDLeg 1/2007 art. 103 c and e). */
const mayWithdraw = ({ exemption }: LineLeft, areSealsIntact: boolean): boolean =>
  exemption === null || (exemption === 'sealed' && areSealsIntact);

/** Whether something is left of an order that its customer may withdraw from. */
export const hasWithdrawable = (whole: Pick<WholeOrder, 'order' | 'lines' | 'returns'>): boolean =>
  isConsumers(whole) && linesLeft(whole).some((line) => mayWithdraw(line, true));

function chooseItems(
  { left, allowed }: { readonly left: readonly LineLeft[]; readonly allowed: readonly LineLeft[] },
  wanted: (Statement['items'] & object) | null,
): ReturnedItem[] | Failure<'too_many_withdrawn' | 'exempt_from_withdrawal'> {
  const quantities = new Map<number, number>();
  for (const { product_id, quantity } of wanted ?? [])
    quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity);
  const wrong = (wanted ?? []).flatMap(({ product_id }, index) => {
    const pieces = left.find(({ productId }) => productId === product_id)?.pieces ?? 0;
    return quantities.get(product_id)! > pieces ? [{ index, product_id, left: pieces }] : [];
  });
  if (wrong.length > 0)
    return failure('too_many_withdrawn', {
      fields: wrong.map(({ index }) => ({ field: `items.${index}`, code: 'too_many_withdrawn' })),
      facts: { products: wrong.map(({ product_id, left: pieces }) => ({ product_id, left: pieces })) },
    });
  const exempt = (wanted ?? []).flatMap(({ product_id }, index) => {
    if (allowed.some(({ productId }) => productId === product_id)) return [];
    return [{ index, product_id, exemption: left.find(({ productId }) => productId === product_id)!.exemption }];
  });
  if (exempt.length > 0)
    return failure('exempt_from_withdrawal', {
      fields: exempt.map(({ index }) => ({ field: `items.${index}`, code: 'exempt_from_withdrawal' })),
      facts: { products: exempt.map(({ product_id, exemption }) => ({ product_id, exemption })) },
    });
  return allowed.flatMap((line) => {
    const quantity = wanted === null ? line.pieces : (quantities.get(line.productId) ?? 0);
    if (quantity === 0) return [];
    const amount = refundOfPieces(line, line.withdrawn, quantity);
    return [{ position: line.position, productId: line.productId, quantity, amount }];
  });
}

/** All that nobody withdrew from yet, with what goes back for it, the delivery included. */
export const restOf = (whole: WholeOrder): ReturnedGoods =>
  goodsAt(
    whole,
    linesLeft(whole).map(({ position, pieces: quantity }) => ({ position, quantity })),
  )!;

/** Pieces of lines that nobody withdrew from yet, with what goes back for them; null: the order has not as many left. */
export function goodsAt(
  whole: WholeOrder,
  wanted: readonly { readonly position: number; readonly quantity: number }[],
): ReturnedGoods | null {
  const quantities = new Map(wanted.map(({ position, quantity }) => [position, quantity]));
  const left = linesLeft(whole);
  const isKnown = (position: number): boolean => left.some((line) => line.position === position);
  if (quantities.size < wanted.length || ![...quantities.keys()].every(isKnown)) return null;
  if (left.some(({ position, pieces }) => (quantities.get(position) ?? 0) > pieces)) return null;
  const items = left.flatMap((line) => {
    const { position, productId } = line;
    const quantity = quantities.get(position) ?? 0;
    return quantity > 0
      ? [{ position, productId, quantity, amount: refundOfPieces(line, line.withdrawn, quantity) }]
      : [];
  });
  const isWhole = left.every(({ position, pieces }) => quantities.get(position) === pieces);
  return { items, amount: addCents(...items.map(({ amount }) => amount), deliveryRefund(whole, isWhole)) };
}

/** What the delivery cost goes back with the last pieces (RDLeg 1/2007 art. 107). */
const deliveryRefund = ({ order }: WholeOrder, isWhole: boolean): Cents => cents(isWhole ? order.deliveryPrice : 0);
