import type { Outcome } from '#values/api-error.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { type BasketCalls, createBasketStore } from './create-basket-store.ts';

const rest = { vat: [], isOrderable: true, deliveryTypes: [], waiting: 0, freeDeliveryCost: null };

/** The server's answer for lines of these quantities. */
export function basketOf(lines: ReadonlyMap<number, number>, version: number): Outcome<Basket> {
  const list = [...lines].map(([id, quantity]) => ({ product_id: id, quantity }) as BasketItem);
  return { ok: true, value: { list, total: 0, price: 0, count: list.length, units: 0, ...rest, version } };
}

/** A server with one basket that accepts at most five of a product. It can be unavailable, and can delay its answers. */
export function startServer() {
  const lines = new Map<number, number>();
  const sent: string[] = [];
  const failures: (string | null)[] = [];
  let version = 0;
  let isAway = false;
  let isOver = false;
  let changes = 0;
  let open: Promise<void> = Promise.resolve();
  const call = async (line: string, act: () => boolean): Promise<Outcome<Basket>> => {
    sent.push(line);
    await open;
    if (isAway) throw new Error('away');
    if (isOver) return { ok: false, error: { statusCode: 401, code: 'invalid_token', message: 'Invalid token' } };
    if (!act()) return { ok: false, error: { statusCode: 422, code: 'quantity_too_high', message: 'Solo hay 5' } };
    version += 1;
    return basketOf(lines, version);
  };
  const calls: BasketCalls = {
    get: () => call('get', () => true),
    put: (id, quantity) => call(`put ${id} ${quantity}`, () => quantity <= 5 && Boolean(lines.set(id, quantity))),
    addMissing: async (ids) => {
      const missing = ids.filter((id) => !lines.has(id));
      const outcome = await call(`add ${ids}`, () => (missing.forEach((id) => lines.set(id, 1)), true));
      return outcome.ok
        ? { ...outcome, value: { ...outcome.value, added: missing.length, notAddedProducts: [] } }
        : outcome;
    },
    remove: (id) => call(`remove ${id}`, () => (lines.delete(id), true)),
    clear: () => call('clear', () => (lines.clear(), true)),
  };
  const store = createBasketStore({
    calls,
    onFailure: (text) => failures.push(text),
    onChange: () => (changes += 1),
    exclusive: (work) => work(),
  });
  const holdAnswers = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    return resolve;
  };
  const setAway = (away: boolean) => (isAway = away);
  return {
    store,
    lines,
    sent,
    failures,
    changes: () => changes,
    setAway,
    endSession: () => (isOver = true),
    holdAnswers,
  };
}
