import type { APIRequestContext } from '@playwright/test';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { expect } from '../fixtures.ts';

/** Somebody who orders over the API. */
interface ApiGuest {
  readonly name: string;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ApiOrder {
  readonly productId: number;
  readonly quantity?: number;
  readonly payment?: PaymentMethod;
  readonly delivery?: object;
}

/** Begins the session of a guest; a browser to which the requests belong has it too. */
export async function signInAsGuest(
  request: APIRequestContext,
  { name, email }: { name: string; email: string },
  language = 'es',
): Promise<ApiGuest> {
  const data = { name, lastName: 'Soler', email, agree: true };
  const account = await request.post('/api/sale/checkout-account', { data });
  const { accessToken } = (await account.json()) as { accessToken: string };
  return { name, email, headers: { authorization: `Bearer ${accessToken}`, 'content-language': language } };
}

/** Puts a product into the guest's basket and orders it; by transfer and with pickup, unless the order says otherwise. */
export async function orderOverApi(
  request: APIRequestContext,
  { name, email, headers }: ApiGuest,
  { productId, quantity = 1, payment = 'transfer', delivery = { type: 'pickup', pickupPointId: 1 } }: ApiOrder,
): Promise<{ orderId: number; number: string }> {
  await request.post('/api/sale/basket', { headers, data: { product_id: productId, quantity } });
  const document = { type: 'NIF', number: '12345678Z' };
  const customer = { type: 'individual', name, surname: 'Soler', email, phone: '612345678', document };
  const data = { customer, delivery, payment, agree: true };
  const placed = await request.post('/api/sale/order', { headers, data });
  expect(placed.status(), await placed.text()).toBe(200);
  return (await placed.json()) as { orderId: number; number: string };
}

/** Opens the link of an order's mail, which confirms the address. */
export async function openMailedOrder(request: APIRequestContext, number: string): Promise<void> {
  let key: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as { text: string }[];
    const link = new RegExp(`/order/track\\?number=${number}&key=(\\S+)`);
    key = mails.map(({ text }) => link.exec(text)?.[1]).find((found) => found !== undefined);
    expect(key).toBeTruthy();
  }).toPass();
  expect((await request.post('/api/sale/order/open', { data: { number, key } })).status()).toBe(200);
}
