import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { type Browser, newAccount, startShop } from '#areas/account/server/account.fixture.ts';
import { listOrdersToAttend } from '#areas/payment/server/money-to-attend.ts';
import { startFinancingSandbox } from '#areas/payment/server/providers/financing-sandbox.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';

const secret = 'a secret of the tests, long enough for a shop';

export type Lender = 'sequra' | 'crediya';

/** A shop that is set up with both lenders, simulated on a port of their own. */
export async function startFinancedShop() {
  const sandbox = await startFinancingSandbox();
  const { sequra, crediya, url } = sandbox;
  const shop = await startShop({
    PUBLIC_URL: url,
    SHOP_SECRET: secret,
    TRUST_PROXY: '1',
    SEQURA_URL: sequra.url,
    SEQURA_USER: sequra.user,
    SEQURA_PASSWORD: sequra.password,
    SEQURA_MERCHANT: sequra.merchant,
    SEQURA_ASSET_KEY: sequra.assetKey,
    SEQURA_SCRIPT_URL: sequra.scriptUrl,
    CREDIYA_URL: crediya.url,
    CREDIYA_KEY: crediya.key,
  });

  /** Sends a notification to the shop as a form, like seQura, or as JSON, like Crediya. */
  async function notify(path: string, fields: Record<string, unknown>) {
    const isForm = path.includes('sequra');
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      payload: isForm ? new URLSearchParams(texts).toString() : JSON.stringify(fields),
    });
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
  }
  sandbox.answer = async (path, fields) => (await notify(path, fields)).status;

  const drill = await addProduct(shop.database, { article: 'drill', price: 32_900, stock: 1000 });
  const saw = await addProduct(shop.database, { article: 'saw', price: 10_000, stock: 1000 });
  const nail = await addProduct(shop.database, { article: 'nail', price: 100, stock: 1000 });
  let customer: Browser;
  let lastCustomer = 0;
  const emailOf = (number: number): string => `marta-${number}@ejemplo.cat`;
  const order = () => ({
    ...pickupOrder,
    customer: {
      ...pickupOrder.customer,
      email: emailOf(lastCustomer),
      document: { type: 'NIF', number: '12345678Z' },
    },
  });

  /** Waits for the shopkeeper's mails about an order. */
  const noticesOf = (number: string) =>
    vi.waitFor(
      async () => {
        const mails = (await shop.mails('hola@caneina.example')).filter(({ subject }) => subject.includes(number));
        if (mails.length === 0) throw new Error(`no mail about ${number}`);
        return mails;
      },
      { timeout: 30_000, interval: 50 },
    );

  return {
    ...shop,
    sandbox,
    noticesOf,
    drill,
    saw,
    nail,
    get customer() {
      return customer;
    },
    /** Signs another customer in: one has a limit of unpaid orders. */
    async nextCustomer() {
      lastCustomer += 1;
      customer = await newAccount(shop, { email: emailOf(lastCustomer) });
    },
    order,
    notify,
    /** What seQura sends of an application to finance a drill, whoever sends it. */
    sequraNotification(reference: string, id: string, state: string): Record<string, string> {
      const signature = createHmac('sha256', secret).update(`sequra notification\n${reference}\n32900`);
      return {
        order_ref: id,
        product_code: 'pp3',
        sq_state: state,
        order_ref_1: reference,
        amount: '32900',
        signature: signature.digest('base64url'),
      };
    },
    /** Orders a drill. */
    async place(payment: string) {
      await customer.send('POST', '/sale/basket', { product_id: drill, quantity: 1 });
      const { body } = await customer.send('POST', '/sale/order', { ...order(), payment });
      return body as { orderId: number; number: string; crediyaToken: string | null; sequraForm: string | null };
    },
    async find(orderId: number) {
      return (await customer.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order;
    },
    /** 'confirmed paid' */
    async stateOf(orderId: number): Promise<string> {
      const { status, paymentStatus } = await this.find(orderId);
      return `${status} ${paymentStatus}`;
    },
    /** Cents that were recorded for an order. */
    async moneyOf(orderId: number): Promise<number[]> {
      const { rows } = await shop.database.execute<{ amount: string }>(sql`
        SELECT money.amount FROM payment_money money JOIN payments ON payments.id = money.payment_id
        WHERE payments.order_id = ${orderId} ORDER BY money.id`);
      return rows.map(({ amount }) => Number(amount));
    },
    /** Whether the shopkeeper finds an order among those that need attention. */
    async isAttended(orderId: number): Promise<boolean> {
      return (await listOrdersToAttend(shop.database, { limit: 1000, now: shop.now() })).includes(orderId);
    },
    /** Presses a button of the lender's page for an order that was placed. */
    async decide(lender: Lender, placed: { crediyaToken: string | null; sequraForm: string | null }, outcome: string) {
      const id = placed.crediyaToken ?? /orders\/([\w-]{36})/.exec(placed.sequraForm ?? '')![1]!;
      return sandbox.decide(lender, id, outcome);
    },
    /** Waits for what comes after the customer has gone back. */
    notified: (count: number) =>
      vi.waitFor(() => {
        if (sandbox.notifications.length < count) throw new Error('not notified yet');
      }, 30_000),
    async stop() {
      await shop.stop();
      await sandbox.stop();
    },
  };
}
