import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Browser, startShop, type StoredMail } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from './orders.fixture.ts';

/** A shop with one product, and the steps of guests who order it over HTTP. */
export async function startGuestOrders() {
  const shop = await startShop();
  const product = await addProduct(shop.database, { article: 'screws', stock: 100 });
  let count = 0;

  async function newGuest(email: string): Promise<Browser> {
    const guest = shop.browser();
    await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
    return guest;
  }

  return {
    shop,
    product,
    newEmail: () => `guest-${(count += 1)}@ejemplo.cat`,
    newGuest,

    /** Orders as a guest of this address; the order itself may name another. */
    async orderAsGuest(email: string, written = email, headers: Record<string, string> = {}) {
      const guest = await newGuest(email);
      await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
      const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: written } };
      const placed = await guest.send('POST', '/sale/order', order, headers);
      expect(placed.status).toBe(200);
      return { guest, ...(placed.body as { orderId: number; number: string }) };
    },

    track: (body: object) => shop.browser().send('POST', '/sale/order/track', body),

    async statusOf(orderId: number): Promise<string> {
      const { rows } = await shop.database.execute<{ status: string }>(
        sql`SELECT status FROM orders WHERE id = ${orderId}`,
      );
      return rows[0]!.status;
    },
  };
}

/** Number and key of the link in a mail. */
export function orderLinkOf(mail: Pick<StoredMail, 'text'>): { number: string; key: string } {
  const link = new URL(/https?:\/\/\S*\/order\/track\S*/.exec(mail.text)![0]);
  return Object.fromEntries(link.searchParams) as { number: string; key: string };
}
