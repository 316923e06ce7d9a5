import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { ReturnState } from '../../return-states.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { OrderSigner } from '../order-links.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import {
  completeOrders,
  findOrderById,
  findOrderByNumber,
  lockOrder,
  type StoredLine,
  type StoredOrder,
  type WholeOrder,
} from '../records/order-queries.ts';
import { findProvenOrder, type OrderProof } from '../records/find-proven-order.ts';
import { mayChangeStatus, refusedMove, sideOf } from '../status/order-transitions.ts';
import { mayMoveReturn } from './return-transitions.ts';
import type { ReturnMails } from './return-mails.ts';
import {
  type Declaration,
  findReturnByReference,
  hasTakenEffect,
  listReturns,
  type StoredReturn,
} from '../records/return-queries.ts';
import type { ReturnedItem } from '../records/returns-tables.ts';
import { createReturnMoves, hasLeft } from './move-returns.ts';
import { createStaffReturns } from './staff-returns.ts';
import { createWithdraw, restOf, type Statement, type WithdrawError, isConsumers } from './withdraw.ts';
import type { IsHoliday } from './withdrawal-period.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** An order whose goods are back, and the returns that they came back with. */
export interface TakenBack {
  readonly order: StoredOrder;
  readonly returns: readonly StoredReturn[];
}

/** Withdrawals and what becomes of them. Somebody else's order is as unknown as one that does not exist. */
export function createReturns(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly signer: OrderSigner;
  readonly mails: ReturnMails;
  readonly isHoliday: IsHoliday;
  readonly invoices: Pick<OrderInvoices, 'correctReturn'>;
}) {
  const { database, clock, changeStatus, signer, isHoliday } = parts;
  const withdrawals = createWithdraw(parts);
  const moves = createReturnMoves(parts);
  const find = (proof: OrderProof) => findProvenOrder(database, signer, proof);

  return {
    /** What of an order can be withdrawn from; null when it is unknown. */
    async show(proof: OrderProof, locale: Locale) {
      const order = await find(proof);
      if (!order) return null;
      const [whole] = await completeOrders(database, [order]);
      if (!isConsumers(whole!)) return failure('not_a_consumer');
      return withdrawalView(whole!, { locale, now: clock(), isHoliday });
    },

    /**
     * Stores a customer's withdrawal; the same statement again answers the same one. By number and address alone it is only
     * declared, unless the session is the customer's. Null: the order is unknown.
     */
    async withdraw(
      actor: Actor,
      proof: OrderProof,
      statement: Statement,
      clientKey: string | null,
      sessionUserId: number | null = null,
    ): Promise<Declaration | Failure<WithdrawError> | null> {
      const order = await find(proof);
      if (!order) return null;
      const isProven = 'orderId' in proof || proof.key !== undefined || order.userId === sessionUserId;
      return withdrawals.withdraw(actor, order.id, statement, { clientKey, isProven });
    },

    /** Has a declared withdrawal take effect whose mail was opened; null when reference and key do not match. */
    confirm: async (actor: Actor, reference: string, key: string) =>
      signer.isValid('withdrawal', reference, key) ? withdrawals.confirm(actor, reference) : null,

    /** The latest returns, newest first. */
    list: (limit: number): Promise<Declaration[]> => listReturns(database, limit),

    /**
     * Changes a return's state for the shop and mails its customer. Its goods go back into stock when they come back, or
     * when the return ends before they have left, but for the articles in `unsellable`. Once all goods are back the order
     * is returned, and once its whole amount is, its payment is refunded.
     */
    move: (
      actor: Actor,
      reference: string,
      state: ReturnState,
      { unsellable = [] }: { unsellable?: readonly string[] } = {},
    ): Promise<StoredReturn | Failure<'return_not_found' | 'not_allowed' | 'not_returned'>> =>
      database.transaction(async (tx) => {
        const found = await findReturnByReference(tx, reference);
        const order = found && (await lockOrder(tx, found.orderId));
        // Read again behind the order's lock.
        const stored = order && (await findReturnByReference(tx, reference));
        if (!stored) return failure('return_not_found');
        if (!hasTakenEffect(stored)) return failure('not_allowed');
        if (!mayMoveReturn(stored.state, state, order.paymentStatus === 'paid')) return failure('not_allowed');
        const [whole] = await completeOrders(tx, [order]);
        const unknown = unsellable.filter((article) => !articlesOf(stored, whole!).includes(article));
        if (unknown.length > 0) return failure('not_returned', { facts: { articles: unknown } });
        return moves.move(tx, actor, whole!, stored, { state, sellable: sellableOf(stored, whole!, unsellable) });
      }),

    /** Opens a return of all that nobody withdrew from yet, whose goods the shop awaits. Null: nothing is left, or it was never sent. */
    expectGoods: (actor: Actor, number: string): Promise<StoredReturn | null> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        const [whole] = order ? await completeOrders(tx, [order]) : [];
        return whole && hasLeft(whole) ? moves.open(tx, actor, whole, restOf(whole)) : null;
      }),

    /**
     * All goods of an order have come back to the shop: what nobody withdrew from becomes a return of its own, and all that
     * is awaited is back in stock, but for the articles in `unsellable`. Money goes back with the returns, as always.
     */
    takeBack: (
      actor: Actor,
      number: string,
      { unsellable = [] }: { unsellable?: readonly string[] } = {},
    ): Promise<TakenBack | Failure<'order_not_found' | 'not_allowed' | 'not_returned'>> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        if (!mayChangeStatus(order, 'returned', sideOf(actor))) return refusedMove(order);
        const [whole] = await completeOrders(tx, [order]);
        const unknown = unsellable.filter((article) => !whole!.lines.some((line) => line.article === article));
        if (unknown.length > 0) return failure('not_returned', { facts: { articles: unknown } });
        await moves.open(tx, actor, whole!, restOf(whole!));
        const [complete] = await completeOrders(tx, [order]);
        const awaited = complete!.returns.filter(({ state }) => state === 'received');
        const returns: StoredReturn[] = [];
        for (const stored of awaited)
          returns.push(
            await moves.move(tx, actor, complete!, stored, {
              state: 'goods_back',
              sellable: sellableOf(stored, complete!, unsellable),
            }),
          );
        // Nothing was awaited: all of it was settled before.
        if (awaited.length === 0) await changeStatus(tx, order.id, { actor, status: 'returned' });
        return { order: (await findOrderById(tx, order.id))!, returns };
      }),

    /** Returns that people of the shop announce, take in and settle. */
    forStaff: createStaffReturns({ clock, moves }),
  };
}

const articleAt = (lines: readonly StoredLine[], position: number): string =>
  lines.find((line) => line.position === position)!.article;

/** Pieces that are fit for sale. */
const sellableOf = ({ items }: StoredReturn, { lines }: WholeOrder, unsellable: readonly string[]): ReturnedItem[] =>
  items.filter(({ position }) => !unsellable.includes(articleAt(lines, position)));

const articlesOf = ({ items }: StoredReturn, { lines }: WholeOrder): string[] =>
  items.map(({ position }) => articleAt(lines, position));
