import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { origin } from './faulty-shop.ts';

/** How long shoppers waited for an order, from their first try, in milliseconds. */
export interface Placed {
  readonly number: string;
  readonly waitedMs: number;
}

let lastShopper = 0;

/** A new guest buys one piece; every call is tried again until it is answered. */
export async function placeOrder(productId: number): Promise<Placed> {
  lastShopper += 1;
  const started = performance.now();
  const shopper = lastShopper;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${shopper >> 16}.${(shopper >> 8) & 255}.${shopper & 255}`,
  };
  const email = `buyer${shopper}@ejemplo.cat`;
  const account = { name: 'Marta', lastName: 'Soler', email, agree: true };
  const { accessToken } = await callUntilAnswered<{ accessToken: string }>('/sale/checkout-account', account, headers);
  headers['authorization'] = `Bearer ${accessToken}`;
  await callUntilAnswered('/sale/basket', { product_id: productId, quantity: 1 }, headers);
  const order = {
    customer: { type: 'individual', name: 'Marta', surname: 'Soler', email, phone: '612 34 56 78' },
    delivery: { type: 'pickup', pickupPointId: 1 },
    payment: 'transfer',
    comment: '',
    agree: true,
  };
  // The same key each time: an answer that got lost must not make a second order.
  headers['idempotency-key'] = randomUUID();
  const { number } = await callUntilAnswered<{ number: string }>('/sale/order', order, headers);
  return { number, waitedMs: performance.now() - started };
}

const giveUpMs = 60_000;

async function callUntilAnswered<Answer>(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const deadline = performance.now() + giveUpMs;
  for (;;) {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(giveUpMs),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response?.ok && text) return JSON.parse(text) as Answer;
    if (response && response.status < 500 && text !== null) throw new Error(`${path}: ${response.status} ${text}`);
    if (performance.now() > deadline) throw new Error(`${path}: no answer within a minute`);
    await sleep(100);
  }
}
