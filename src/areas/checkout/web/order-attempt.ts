import { deviceMemory } from '#web/device-memory.ts';
import type { OrderBody } from './order-draft.ts';

const memory = deviceMemory('sessionStorage', 'checkout.attempt');

/** An order on its way: the same key may be sent again and again and makes one order. */
export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderBody;
  readonly basketVersion: number;
}

/**
 * The attempt at this order of this basket: the one kept over reloads and lost answers, else a new one. Another order, or
 * a basket changed since, must not get the answer of an earlier one.
 */
export function attemptAt(body: OrderBody, basketVersion: number): OrderAttempt {
  const kept = pendingAttempt();
  if (kept && kept.basketVersion === basketVersion && JSON.stringify(kept.body) === JSON.stringify(body)) return kept;
  const attempt = { key: newKey(), body, basketVersion };
  memory.keep(attempt);
  return attempt;
}

/** The attempt whose answer never came. */
export const pendingAttempt = (): OrderAttempt | null => memory.read() as OrderAttempt | null;

/** Its answer is here, whatever it is. */
export const forgetAttempt = (): void => memory.forget();

// randomUUID exists on secure pages only; a shop in a local network may have none.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
