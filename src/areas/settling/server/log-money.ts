import type { Actor } from '#values/actor.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import { recordOrderChange, type StoredOrder } from '#areas/orders/server/orders.ts';
import type { Queryable } from '#platform/database/database.ts';

/**
 * `order.refund`: somebody orders money back. `order.refunded`: its provider has paid it back, or refused to. `order.money`: money
 * came that pays nothing.
 */
type MoneyVerb = 'order.refund' | 'order.refunded' | 'order.money';
const fields = { 'order.refund': 'refund', 'order.refunded': 'refunded', 'order.money': 'surplus' } as const;

interface MovedMoney {
  readonly actor: Actor;
  readonly at: Date;
  readonly verb: MoneyVerb;
  /** Cents. */
  readonly amount: Cents;
  /** The pieces that it pays back; absent: an amount. */
  readonly lines?: readonly { readonly productId: number; readonly quantity: number }[] | undefined;
  /** Why, in free words. */
  readonly reason?: string | undefined;
  /** The provider does not pay it back. */
  readonly isRefused?: boolean;
}

/** Writes into the log what happened to money of an order, in the transaction in which it does. */
export async function logMoney(
  tx: Queryable,
  order: Pick<StoredOrder, 'id' | 'number'>,
  { actor, at, verb, amount, lines, reason, isRefused = false }: MovedMoney,
): Promise<void> {
  const change = { before: null, after: eurosFromCents(amount) };
  const field = isRefused ? 'refundRefused' : fields[verb];
  const pieces = lines?.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
  const changes = [{ field, ...change }, ...(pieces ? [{ field: 'refundLines', before: null, after: pieces }] : [])];
  await recordOrderChange(tx, order, { actor, at, verb, changes, reason });
}
