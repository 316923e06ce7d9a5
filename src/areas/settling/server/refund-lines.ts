import { findPaidReturns, listOrderLines } from '#areas/orders/server/orders.ts';
import type { RefundedLine } from '#areas/payment/server/payment.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

/** So many pieces of the line at a position of an order. */
export interface WantedLine {
  readonly position: number;
  readonly quantity: number;
}

/** Pieces with what of them the log keeps. */
export interface LineToRefund extends RefundedLine {
  readonly productId: number;
}

/**
 * What pieces of lines of a locked order cost. `unknown_line`: it has no such line, or was never of as many pieces;
 * `already_refunded`: so many pieces are left of these lines, the others have been paid back.
 */
export async function findLinesToRefund(
  tx: Queryable,
  orderId: number,
  wanted: readonly WantedLine[],
): Promise<readonly LineToRefund[] | Failure<'unknown_line' | 'already_refunded'>> {
  const lines = await listOrderLines(tx, orderId);
  const { pieces: refunded } = await findPaidReturns(tx, orderId);
  const found = wanted.flatMap(({ position, quantity: pieces }) => {
    const line = lines.find((one) => one.position === position);
    if (!line || pieces > line.quantity) return [];
    const { productId, sum, quantity } = line;
    const before = Math.min(quantity, refunded.get(position) ?? 0);
    return [{ position, pieces, productId, sum: cents(sum), quantity, before, left: quantity - before }];
  });
  const positions = new Set(wanted.map(({ position }) => position));
  if (found.length < wanted.length || positions.size < wanted.length) return failure('unknown_line');
  const tooMany = found.filter(({ pieces, left }) => pieces > left);
  if (tooMany.length > 0)
    return failure('already_refunded', { facts: { lines: tooMany.map(({ position, left }) => ({ position, left })) } });
  return found.map(({ position, productId, pieces, before, ...line }) => ({
    ...{ position, productId, quantity: pieces },
    amount: refundOfPieces(line, before, pieces),
  }));
}
