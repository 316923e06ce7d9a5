import { createHash } from 'node:crypto';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { Clock } from '#values/clock.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { withdraw as withdrawCall } from '../../contract.ts';
import type { ParsedInput } from '#values/call.ts';
import { takeNumber } from '../documents/take-number.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import { completeOrders, lockOrder, type WholeOrder } from '../view/order-queries.ts';
import { countWithdrawn, insertReturn, type StoredReturn } from './return-queries.ts';
import type { ReturnMails } from './return-mails.ts';
import type { ReturnedItem } from './returns-tables.ts';
import { withdrawalPeriod } from './withdrawal-period.ts';

export type Statement = Pick<ParsedInput<typeof withdrawCall>['body'], 'name' | 'items' | 'statement'>;
export type WithdrawError = 'order_not_found' | 'not_withdrawable' | 'too_many_withdrawn' | 'idempotency_conflict';

/**
 * Withdraws from an order: stored, with receipt and notice, in one transaction. The same statement again answers the same
 * withdrawal. A whole order that nobody works on and nobody has paid is cancelled with it.
 */
export function createWithdraw(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly mails: Pick<ReturnMails, 'add'>;
}) {
  const { database, clock, changeStatus, mails } = parts;
  return (
    orderId: number,
    statement: Statement,
    clientKey: string | null,
  ): Promise<StoredReturn | Failure<WithdrawError>> =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return failure('order_not_found');
      const [whole] = await completeOrders(tx, [order]);
      const requestHash = hashOf(statement);
      const requestKey = clientKey ?? `statement:${requestHash}`;
      const earlier = whole!.returns.find((one) => one.requestKey === requestKey);
      if (earlier) return earlier.requestHash === requestHash ? earlier : failure('idempotency_conflict');

      const left = linesLeft(whole!);
      if (!withdrawalPeriod({ ...order, history: whole!.history }, clock()).isOpen || left.length === 0)
        return failure('not_withdrawable');
      const items = chooseItems(left, statement.items ?? null);
      if (!Array.isArray(items)) return items;
      const isWhole = left.every(({ position, pieces }) =>
        items.some((item) => item.position === position && item.quantity === pieces),
      );
      const isCancelled = isWhole && whole!.returns.length === 0 && (await cancelUnpaid(tx, whole!));
      const { number: reference, takenAt } = await takeNumber(tx, 'D', clock);
      const stored = await insertReturn(tx, {
        reference,
        orderId,
        requestKey,
        requestHash,
        name: statement.name,
        statement: statement.statement ?? '',
        items,
        amount: addCents(...items.map(({ amount }) => cents(amount)), deliveryRefund(whole!, isWhole)),
        state: isCancelled ? 'closed' : 'received',
        receivedAt: takenAt,
        updatedAt: takenAt,
      });
      await mails.add(tx, stored, order);
      return stored;
    });

  async function cancelUnpaid(tx: Queryable, { order }: WholeOrder): Promise<boolean> {
    if (!mayChangeStatus(order, 'cancelled', 'customer')) return false;
    return (await changeStatus(tx, order.id, { by: 'customer', status: 'cancelled' })) !== null;
  }
}

/** The same words and pieces, in whatever order, are the same statement. */
function hashOf({ name, items, statement }: Statement): string {
  const sorted = items?.toSorted((one, other) => one.product_id - other.product_id);
  return createHash('sha256')
    .update(JSON.stringify([name, statement ?? '', sorted ?? null]))
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
}

/** The lines of an order of which there is something left to withdraw from. */
export function linesLeft({ lines, returns }: Pick<WholeOrder, 'lines' | 'returns'>): LineLeft[] {
  const withdrawn = countWithdrawn(returns);
  return lines
    .map(({ position, productId, quantity, sum }) => {
      const before = withdrawn.get(position) ?? 0;
      return { position, productId, quantity, sum: cents(sum), withdrawn: before, pieces: quantity - before };
    })
    .filter(({ pieces }) => pieces > 0);
}

function chooseItems(
  left: readonly LineLeft[],
  wanted: (Statement['items'] & object) | null,
): ReturnedItem[] | Failure<'too_many_withdrawn'> {
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
  return left.flatMap((line) => {
    const quantity = wanted === null ? line.pieces : (quantities.get(line.productId) ?? 0);
    if (quantity === 0) return [];
    const amount = refundOfPieces(line, line.withdrawn, quantity);
    return [{ position: line.position, productId: line.productId, quantity, amount }];
  });
}

/** With the last pieces what the delivery cost goes back too (RDLeg 1/2007 art. 107). */
const deliveryRefund = ({ order }: WholeOrder, isWhole: boolean): Cents => cents(isWhole ? order.deliveryPrice : 0);
