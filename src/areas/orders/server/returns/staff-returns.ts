import type { Actor } from '#values/actor.ts';
import { addCents, cents } from '#values/money.ts';
import type { Clock } from '#values/clock.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { completeOrders, lockOrder, type WholeOrder } from '../records/order-queries.ts';
import {
  deleteReturn,
  findReturnByReference,
  hasTakenEffect,
  type ReturnNews,
  type StoredReturn,
} from '../records/return-queries.ts';
import type { ReturnedItem } from '../records/returns-tables.ts';
import { hasLeft, isOfShop, piecesOf, type ReturnMoves } from './move-returns.ts';
import { mayMoveReturn } from './return-transitions.ts';
import { goodsAt } from './withdraw.ts';

export interface WantedPieces {
  readonly position: number;
  readonly quantity: number;
}

export interface ArrivedPieces extends WantedPieces {
  /** So many of them are unfit for sale. */
  readonly unsellable: number;
}

type Refused<Code extends string> = Failure<Code>;
interface Found {
  readonly whole: WholeOrder;
  readonly stored: StoredReturn;
}

export type StaffReturns = ReturnType<typeof createStaffReturns>;

/** What people of the shop do with returns, in the caller's transaction: the steps are those of the commands. */
export function createStaffReturns({ clock, moves }: { readonly clock: Clock; readonly moves: ReturnMoves }) {
  return {
    /** Opens a return of pieces that a customer brings or sends back; the same key again opens no other. */
    async announce(
      tx: Queryable,
      actor: Actor,
      orderId: number,
      { lines, requestKey, ...news }: ReturnNews & { readonly lines: readonly WantedPieces[]; requestKey?: string },
    ): Promise<null | Refused<'order_not_found' | 'goods_not_left' | 'too_many_returned'>> {
      const whole = await lockWhole(tx, orderId);
      if (!whole) return failure('order_not_found');
      if (requestKey !== undefined && whole.returns.some((one) => one.requestKey === requestKey)) return null;
      if (!hasLeft(whole)) return failure('goods_not_left');
      const goods = goodsAt(whole, lines);
      if (!goods) return failure('too_many_returned');
      await moves.open(tx, actor, whole, goods, { ...news, ...(requestKey !== undefined && { requestKey }) });
      return null;
    },

    /** Pieces of a return have come; those that have not are awaited further, as a return of their own. */
    async receive(
      tx: Queryable,
      actor: Actor,
      orderId: number,
      reference: string,
      { lines, reason }: { readonly lines: readonly ArrivedPieces[]; readonly reason?: string | null | undefined },
    ): Promise<null | Refused<
      'order_not_found' | 'return_not_found' | 'goods_not_left' | 'return_moved' | 'too_many_returned'
    >> {
      const found = await lockReturn(tx, orderId, reference);
      if (!('stored' in found)) return found;
      const { whole, stored } = found;
      if (!hasLeft(whole)) return failure('goods_not_left');
      if (stored.state !== 'received') return failure('return_moved', { facts: { state: stored.state } });
      const divided = divide(stored, lines);
      if (!divided) return failure('too_many_returned');
      const { arrived, rest } = divided;
      const unsellable = new Map(lines.map((line) => [line.position, line.unsellable]));
      const sellable = withPieces(arrived.items, (item) => item.quantity - (unsellable.get(item.position) ?? 0));
      const unfit = withPieces(arrived.items, ({ position }) => unsellable.get(position) ?? 0);
      const facts = [
        { field: 'arrived', before: null, after: piecesOf(arrived.items) },
        ...(unfit.length > 0 ? [{ field: 'unsellable', before: null, after: piecesOf(unfit) }] : []),
      ];
      const move = { state: 'goods_back', sellable, goods: arrived } as const;
      await moves.move(tx, actor, whole, stored, move, { facts, reason });
      // Last: its number is locked until the end.
      if (rest.items.length > 0) await moves.openRest(tx, actor, whole.order, stored, rest);
      return null;
    },

    /** Says that a return is settled, and corrects its invoice; `refunded` where it was paid. The money itself is the caller's. */
    async settle(
      tx: Queryable,
      actor: Actor,
      orderId: number,
      reference: string,
    ): Promise<
      | { readonly stored: StoredReturn; readonly number: string }
      | Refused<'order_not_found' | 'return_not_found' | 'return_moved'>
    > {
      const found = await lockReturn(tx, orderId, reference);
      if (!('stored' in found)) return found;
      const { whole, stored } = found;
      const isPaid = whole.order.paymentStatus === 'paid';
      const state = isPaid ? 'refunded' : 'closed';
      if (!mayMoveReturn(stored.state, state, isPaid))
        return failure('return_moved', { facts: { state: stored.state } });
      const moved = await moves.move(tx, actor, whole, stored, { state, sellable: stored.items });
      return { stored: moved, number: whole.order.number };
    },

    /**
     * Takes back that a return of the shop's own was opened, as long as nothing of it has come and no later one counts on it.
     * False: it cannot be.
     */
    async takeBack(tx: Queryable, actor: Actor, orderId: number, reference: string, undoes: number): Promise<boolean> {
      const found = await lockReturn(tx, orderId, reference);
      if (!('stored' in found)) return false;
      const { whole, stored } = found;
      const isLast = whole.returns.every(({ id }) => id <= stored.id);
      if (!isLast || !isOfShop(stored) || stored.state !== 'received') return false;
      await deleteReturn(tx, actor, whole.order, stored, { at: clock(), undoes });
      return true;
    },
  };
}

async function lockWhole(tx: Queryable, orderId: number): Promise<WholeOrder | null> {
  const order = await lockOrder(tx, orderId);
  return order ? (await completeOrders(tx, [order]))[0]! : null;
}

/** A return, behind the lock of its order. */
async function lockReturn(
  tx: Queryable,
  orderId: number,
  reference: string,
): Promise<Found | Refused<'order_not_found' | 'return_not_found'>> {
  const whole = await lockWhole(tx, orderId);
  if (!whole) return failure('order_not_found');
  const stored = await findReturnByReference(tx, reference);
  return stored?.orderId === orderId && hasTakenEffect(stored) ? { whole, stored } : failure('return_not_found');
}

/** The items with so many pieces of each, without those of which there are none. */
const withPieces = (items: readonly ReturnedItem[], piecesOfItem: (item: ReturnedItem) => number): ReturnedItem[] =>
  items.map((item) => ({ ...item, quantity: piecesOfItem(item) })).filter(({ quantity }) => quantity > 0);

/**
 * Divides a return into what has come and the rest, which has what the delivery cost; together they are the same to the cent.
 * Null: more has come than was awaited, or nothing.
 */
function divide({ items, amount }: StoredReturn, lines: readonly ArrivedPieces[]) {
  const came = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  const isKnown = (position: number): boolean => items.some((item) => item.position === position);
  if (came.size < lines.length || ![...came.keys()].every(isKnown)) return null;
  if (lines.some(({ quantity, unsellable }) => unsellable > quantity)) return null;
  if (items.some(({ position, quantity }) => (came.get(position) ?? 0) > quantity)) return null;
  const arrived = items.flatMap((item) => {
    const quantity = came.get(item.position) ?? 0;
    const line = { sum: cents(item.amount), quantity: item.quantity };
    return quantity > 0 ? [{ ...item, quantity, amount: refundOfPieces(line, 0, quantity) }] : [];
  });
  const rest = items.flatMap((item) => {
    const back = arrived.find(({ position }) => position === item.position);
    const quantity = item.quantity - (back?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity, amount: item.amount - (back?.amount ?? 0) }] : [];
  });
  if (arrived.length === 0) return null;
  const ofArrived = rest.length > 0 ? addCents(...arrived.map((item) => item.amount)) : cents(amount);
  return {
    arrived: { items: arrived, amount: ofArrived },
    rest: { items: rest, amount: cents(amount - ofArrived) },
  };
}
