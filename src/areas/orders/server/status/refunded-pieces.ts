import { sumRefundedLines } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listReturnsOf, type StoredReturn } from '../records/return-queries.ts';

/**
 * How many pieces of each line of an order have been paid back or are being paid back, by the position of the line. No money moves with
 * a return: its pieces count once it is refunded, as far as money that went back for no lines covers them.
 */
export async function countRefundedPieces(source: Queryable, orderId: number): Promise<ReadonlyMap<number, number>> {
  const { lines, besides } = await sumRefundedLines(source, orderId);
  const returns = (await listReturnsOf(source, [orderId])).filter(({ state }) => state === 'refunded');
  const pieces = new Map<number, number>();
  for (const { position, quantity } of [...lines, ...paidReturns(returns, besides)])
    pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return pieces;
}

/** The pieces of returns that an amount in cents pays, the oldest first, as it pays what is owed for them. */
function paidReturns(returns: readonly Pick<StoredReturn, 'items'>[], amount: number) {
  let left = amount;
  return returns
    .flatMap(({ items }) => items)
    .map(({ position, quantity, amount: cost }) => {
      const paid = Math.min(left, cost);
      left -= paid;
      return { position, quantity: paid === cost ? quantity : Math.floor((quantity * paid) / cost) };
    });
}
