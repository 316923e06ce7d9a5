import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser, Shop } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf } from '#areas/orders/server/guest-orders.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { minuteSeconds } from '#values/durations.ts';
import { startReachableShop } from './reachable-shop.fixture.ts';

/** A phone company: all its customers come from one address. */
const ip = '198.51.100.7';
let shop: Shop;
let url: string;
let stop: () => Promise<void>;
let product: number;
beforeAll(async () => {
  ({ shop, url, stop } = await startReachableShop());
  product = await addProduct(shop.database, { article: 'screws', price: 1000, stock: 1000 });
});
afterAll(() => stop());

interface Journey {
  readonly email: string;
  readonly guest: Browser;
  readonly orderId: number;
}

async function order(email: string, payment: 'card' | 'transfer'): Promise<Journey> {
  const guest = shop.browser({ ip });
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const placed = await guest.send('POST', '/sale/order', { ...pickupOrder, payment });
  expect(placed).toMatchObject({ status: 200 });
  return { email, guest, orderId: placed.body.orderId };
}

const form = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function payByCard({ guest, orderId }: Journey): Promise<void> {
  const { body } = await guest.send('GET', `/service/payment/signature?orderId=${orderId}`);
  const { url: bank = '', ...fields } = body.data as Record<string, string>;
  const [, reference = ''] = /name="order" value="(\w+)"/.exec(await (await form(bank, fields)).text()) ?? [];
  expect((await form(`${url}/sandbox/redsys/sis/pagar`, { order: reference, outcome: 'approve' })).status).toBe(303);
}

/** The text of the mail to a customer, once it was sent. */
async function mailTo(email: string): Promise<string> {
  const find = () =>
    shop.database.execute<{ text: string }>(sql`SELECT text FROM mailbox_mails WHERE recipient = ${email}`);
  await vi.waitFor(async () => expect((await find()).rows).toHaveLength(1), { timeout: 60_000, interval: 50 });
  return (await find()).rows[0]!.text;
}

async function openLink({ email }: Journey): Promise<void> {
  const link = orderLinkOf({ text: await mailTo(email) });
  expect((await shop.browser({ ip }).send('POST', '/sale/order/track', link)).status).toBe(200);
}

/** All of an hour's are for the long run: what waits is the same from the first minutes on. */
const customers = process.env['TEST_ALL'] ? 300 : 150;

it('the customers of one network, one every 12 seconds, are all served, and have all of their mails', async () => {
  // What happens when, in seconds: an order every 12, two of three paid by card after two minutes, the links of the others
  // opened after ten. From then on as many wait at any time, and soon more have paid or answered than may wait.
  const journeys = Array.from({ length: customers }, (_, index) => index);
  const paying = new Map<number, () => Promise<void>>();
  const steps = journeys
    .flatMap((index) => {
      const isCard = index % 3 !== 0;
      const place = async (): Promise<void> => {
        const journey = await order(`customer${index}@ejemplo.cat`, isCard ? 'card' : 'transfer');
        paying.set(index, () => (isCard ? payByCard(journey) : openLink(journey)));
      };
      const later = (isCard ? 2 : 10) * minuteSeconds;
      return [
        { at: index * 12, run: place },
        { at: index * 12 + later, run: () => paying.get(index)!() },
      ];
    })
    .toSorted((one, other) => one.at - other.at);
  let now = 0;
  for (const { at, run } of steps) {
    shop.passTime(at - now);
    now = at;
    await run();
  }
  // Those who pay have a second mail, that the order is confirmed.
  const counts = sql`SELECT count(DISTINCT recipient)::int AS customers, count(*)::int AS mails FROM mailbox_mails`;
  await vi.waitFor(
    async () => expect((await shop.database.execute(counts)).rows).toEqual([{ customers, mails: (customers * 5) / 3 }]),
    { timeout: 60_000, interval: 200 },
  );
});
