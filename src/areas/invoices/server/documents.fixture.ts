import { cents } from '#values/money.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import { type OrderRequest, orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  buyerOf,
  parsedPickupOrder,
  pickupOrder,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { createOrderInvoices } from '#areas/orders/server/order-invoices.ts';
import type { DocumentIssuer } from './document-facts.ts';
import type { DocumentSettings } from './invoices.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';

const issuer: DocumentIssuer = {
  name: 'Can Eina',
  slogan: 'La casa de la herramienta',
  company: 'Can Eina Badalona, S.L.',
  taxId: 'B11111119',
  street: 'Carrer del Torrent, 41',
  town: '08912 Badalona (Barcelona)',
  registry: 'Registro Mercantil de Barcelona',
  phone: '+34 93 000 00 00',
  email: 'hola@caneina.example',
  url: 'https://shop.example',
};
export const settings: DocumentSettings = { issuer: () => issuer, isDemo: true, isOn: true, series: '', logo: null };

/** The invoices of a shop's orders as with other settings, or at another time. */
export const invoicesWith = (
  database: Database,
  change: Partial<DocumentSettings> = {},
  clock: () => Date = () => new Date(),
) =>
  createOrderInvoices({
    database,
    invoices: { database, clock, settings: { ...settings, ...change } },
  });

export const company = orderRequest.parse({
  ...pickupOrder,
  customer: {
    ...pickupOrder.customer,
    type: 'legal',
    organization: 'Construccions Soler, S.L.',
    document: { type: 'CIF', number: 'B58818501' },
    address: {
      value: { zipcode: '08911' },
      street: 'Carrer de Sant Bru',
      house: '18',
      city: 'Badalona',
    },
  },
});

export interface Bought {
  readonly price: number;
  readonly salePrice?: number | null;
  readonly vatRate?: number;
  readonly quantity: number;
}

/** Cents. */
export const deliveryPrice = 495;

/** The rules of orders with a delivery price for all, and what tests of documents do with them. */
export async function startDocuments() {
  const rules = await startRules({
    quote: () => ({ price: cents(deliveryPrice), isIndividualTerms: false, freeFrom: null }),
  });
  let userId = 5000;

  async function place(
    bought: readonly Bought[],
    { request = parsedPickupOrder, locale = 'es' }: { request?: OrderRequest; locale?: 'es' | 'ca' } = {},
  ): Promise<StoredOrder> {
    userId += 1;
    for (const [index, { quantity, ...product }] of bought.entries()) {
      const productId = await addProduct(rules.database, { article: `d-${userId}-${index}`, stock: 9999, ...product });
      await rules.basket.put({ userId, cookie: undefined }, { productId, quantity }, locale);
    }
    const placed = await placeOrder(rules.orders.placing, { ...buyerOf(userId), locale }, request);
    if (placed instanceof Failure) throw new Error(placed.code);
    return placed;
  }

  const pay = (order: StoredOrder) =>
    rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' }),
    );

  async function placePaid(...parameters: Parameters<typeof place>): Promise<StoredOrder> {
    const order = await place(...parameters);
    await pay(order);
    return order;
  }

  async function documentOf(order: StoredOrder): Promise<{ number: string; pdf: Buffer }> {
    const document = await rules.orders.forCustomer.findDocument(order.userId, order.id);
    if (document instanceof Failure) throw new Error(document.code);
    return document;
  }

  return { rules, place, pay, placePaid, documentOf };
}

export type DocumentRules = Awaited<ReturnType<typeof startDocuments>>;
