import { browserStorage } from '#web/browser-storage.ts';
import type { OrderBody } from '../draft/order-body.ts';

/** An order request. Its idempotency key makes one order of it, however often it is sent. */
export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderBody;
  /** Had no answer when the form was changed, so it may have been placed. */
  readonly earlier?: OrderAttempt;
}

/** The order placed last in this tab. */
interface PlacedOrder {
  readonly orderId: number;
  readonly basketVersion: OrderBody['basketVersion'];
}

const memory = browserStorage('sessionStorage', 'checkout.attempt');
const read = () => memory.read() as Partial<OrderAttempt & PlacedOrder> | null;

/** The attempt that has no answer yet. */
export function pendingAttempt(): OrderAttempt | null {
  const stored = read();
  return stored?.key ? (stored as OrderAttempt) : null;
}

/**
 * The attempt for this order: the one stored before a reload or a lost answer, else a new one. The body carries the basket's
 * version, so that a basket changed since does not get the answer of an earlier order.
 */
export function attemptFor(body: OrderBody): OrderAttempt {
  const pending = pendingAttempt();
  if (pending && JSON.stringify(pending.body) === JSON.stringify(body)) return pending;
  const attempt = { key: newKey(), body, ...(pending && { earlier: pending }) };
  memory.write(attempt);
  return attempt;
}

/** Forgets the refused attempt: only the earlier one is without an answer now. */
export function forgetRefused({ earlier }: OrderAttempt): void {
  if (earlier) memory.write(earlier);
  else memory.remove();
}

export const rememberPlaced = ({ body: { basketVersion } }: OrderAttempt, orderId: number): void =>
  memory.write({ orderId, basketVersion } satisfies PlacedOrder);

/** The id of the order that left the basket empty, at this version; null if it is empty for another reason. */
export function findPlacedOrder(emptyVersion: number): number | null {
  const stored = read();
  return stored?.orderId && stored.basketVersion === emptyVersion - 1 ? stored.orderId : null;
}

// randomUUID exists on secure pages only; a shop in a local network may have none.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
