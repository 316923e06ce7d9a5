import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { returnStock } from '#areas/inventory/server/inventory.ts';
import { takeNumber } from '#areas/invoices/server/invoices.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { ReturnState } from '../../return-states.ts';
import type { OrderInvoices } from '../order-invoices.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import { awaitedField } from '../records/order-log.ts';
import { amountOf, completeOrders, type StoredOrder, type WholeOrder } from '../records/order-queries.ts';
import {
  insertReturn,
  listReturnsOf,
  noStatement,
  type ReturnNews,
  type StoredReturn,
  updateReturnState,
} from '../records/return-queries.ts';
import type { ReturnedItem } from '../records/returns-tables.ts';
import { freeReturned } from './free-returned.ts';
import type { ReturnMails } from './return-mails.ts';
import { linesLeft, type ReturnedGoods } from './withdraw.ts';

interface Move {
  readonly state: ReturnState;
  /** The pieces that are fit for sale: they go into stock when they come, or when the return ends before they left. */
  readonly sellable: readonly Pick<ReturnedItem, 'productId' | 'quantity'>[];
  /** What of it has come, where that is not all. */
  readonly goods?: ReturnedGoods;
}

export type ReturnMoves = ReturnType<typeof createReturnMoves>;

/** The steps of a return, in the caller's transaction, which has locked the order and decided that they are allowed. */
export function createReturnMoves(parts: {
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly mails: Pick<ReturnMails, 'add'>;
  readonly invoices: Pick<OrderInvoices, 'correctReturn'>;
}) {
  const { clock, changeStatus, mails, invoices } = parts;

  return {
    /** The shop's own return, without a customer's statement; null: no pieces are meant. */
    async open(
      tx: Queryable,
      actor: Actor,
      { order }: WholeOrder,
      { items, amount }: ReturnedGoods,
      { requestKey, ...news }: ReturnNews & { readonly requestKey?: string } = {},
    ): Promise<StoredReturn | null> {
      if (items.length === 0) return null;
      const { number: reference, takenAt } = await takeNumber(tx, 'D', clock);
      const { customer } = order;
      const state = 'received';
      const row = {
        reference,
        requestKey: requestKey ?? `shop ${reference}`,
        requestHash: noStatement,
        name: `${customer.name} ${customer.surname}`.trim(),
        statement: '',
        items,
        amount,
        state,
        receivedAt: takenAt,
        updatedAt: takenAt,
      } as const;
      return { ...(await insertReturn(tx, actor, order, row, withAwaited(items, news))), state };
    },

    /** What of a return has not come yet, as one of its own with the same statement and period. */
    async openRest(
      tx: Queryable,
      actor: Actor,
      order: StoredOrder,
      stored: StoredReturn,
      { items, amount }: ReturnedGoods,
    ): Promise<void> {
      const { number: reference, takenAt: at } = await takeNumber(tx, 'D', clock);
      const { id: _, orderId: __, ...same } = stored;
      const state = 'received' as const;
      const row = { ...same, reference, items, amount, state, updatedAt: at, requestKey: `rest ${reference}` };
      await insertReturn(tx, actor, order, row, { at, ...(isOfShop(stored) && withAwaited(items)) });
    },

    /**
     * Gives a return its next state and mails its customer. Once all goods are back the order is returned, and once its whole
     * amount is, its payment is refunded.
     */
    async move(
      tx: Queryable,
      actor: Actor,
      whole: WholeOrder,
      stored: StoredReturn,
      { state, sellable, goods }: Move,
      news: ReturnNews = {},
    ): Promise<StoredReturn> {
      const { order } = whole;
      const moved = await updateReturnState(tx, actor, order, stored, { state, at: clock(), ...goods }, news);
      if (state === 'goods_back' || (stored.state === 'received' && !hasLeft(whole)))
        await returnStock(tx, sellable, { orderNumber: order.number, now: clock(), actor });
      await mails.add(tx, moved, order);
      if (state === 'refunded' || state === 'closed') await invoices.correctReturn(tx, actor, order, moved);
      if (state === 'closed' && (await freeReturned(tx, actor, order, clock())))
        await changeStatus(tx, order.id, { actor, paymentStatus: 'paid' });
      await followOrder(tx, actor, order);
      return moved;
    },
  };

  async function followOrder(tx: Queryable, actor: Actor, order: StoredOrder): Promise<void> {
    const returns = await listReturnsOf(tx, [order.id]);
    const [whole] = await completeOrders(tx, [order]);
    if (linesLeft(whole!).length > 0) return;
    const areAll = (...states: ReturnState[]): boolean => returns.every(({ state }) => states.includes(state));
    if (areAll('goods_back', 'refunded', 'closed') && returns.some(({ state }) => state === 'goods_back'))
      await changeStatus(tx, order.id, { actor, status: 'returned' });
    const refunded = returns.reduce((sum, { state, amount }) => sum + (state === 'refunded' ? amount : 0), 0);
    if (refunded === amountOf(order)) await changeStatus(tx, order.id, { actor, paymentStatus: 'refunded' });
  }
}

/** Whether the shop has opened it: nobody has stated anything. */
export const isOfShop = ({ requestHash }: Pick<StoredReturn, 'requestHash'>): boolean => requestHash === noStatement;

/** Pieces as the log says them. */
export const piecesOf = (items: readonly Pick<ReturnedItem, 'productId' | 'quantity'>[]) =>
  items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));

const withAwaited = (items: readonly ReturnedItem[], news: ReturnNews = {}): ReturnNews => ({
  ...news,
  facts: [{ field: awaitedField, before: null, after: piecesOf(items) }],
});

/** Whether the goods were sent or handed over. */
export const hasLeft = ({ history }: Pick<WholeOrder, 'history'>): boolean =>
  history.some(({ status }) => status === 'shipped' || status === 'delivered');
