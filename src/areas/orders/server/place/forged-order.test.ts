import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addDays } from '#values/shop-time.ts';
import { documentTypes } from '#values/tax-id.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let product: number;
let slots: readonly DeliverySlot[];

const taxIds = fileURLToPath(new URL('../../../../../../shared/data/tax-ids.json', import.meta.url));

beforeAll(async () => {
  shop = await startShop();
  // The Friday before the clocks go forward.
  shop.passTime((Date.parse('2027-03-26T09:00:00Z') - shop.now().getTime()) / 1000);
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
  marta = await newAccount(shop);
  slots = (await marta.send('GET', '/service/delivery/init')).body.slots;
});
afterAll(() => shop.stop());

const order = (change: object) => marta.send('POST', '/sale/order', { ...pickupOrder, ...change });

describe('a document of an order', () => {
  const customer = (type: string, document: object | null) => ({
    customer: { ...pickupOrder.customer, type, document, organization: type === 'legal' ? 'Obres Puig SL' : null },
  });
  // The basket is empty: a request that passes the schema gets no further.
  const isTaken = async (type: string, document: object | null) =>
    (await order(customer(type, document))).status === 409;

  it.skipIf(!existsSync(taxIds))(
    'is one of the published tax ids that are right, and none of the wrong ones',
    async () => {
      const published = JSON.parse(readFileSync(taxIds, 'utf8')) as { value: string; valid: boolean }[];
      expect(published.length).toBeGreaterThan(20);
      const misjudged: string[] = [];
      for (const { value, valid } of published) {
        const kinds = { NIF: 'individual', NIE: 'individual', CIF: 'legal' };
        const answers = await Promise.all(
          Object.entries(kinds).map(([type, of]) => isTaken(of, { type, number: value })),
        );
        if (answers.filter(Boolean).length !== (valid ? 1 : 0)) misjudged.push(value);
      }
      expect(misjudged).toEqual([]);
    },
  );

  it('fits the customer: a CIF for a company only, which is never without a Spanish tax number', async () => {
    const numbers = { NIF: '12345678Z', NIE: 'X1234567L', PASSPORT: 'AAB123456', CIF: 'B96817697' };
    for (const type of documentTypes) {
      const document = { type, number: numbers[type] };
      expect(await isTaken('individual', document), `${type} of an individual`).toBe(type !== 'CIF');
      expect(await isTaken('legal', document), `${type} of a company`).toBe(type !== 'PASSPORT');
    }
    expect(await isTaken('legal', null)).toBe(false);
    expect(await isTaken('individual', { type: 'NIE', number: numbers.NIF })).toBe(false);
  });
});

describe('an order is refused and changes nothing', () => {
  beforeAll(() => marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 }));

  /** Answers status, code and the fields at fault; checks that nothing happened. */
  async function refusal(change: object): Promise<unknown> {
    const { status, body } = await order(change);
    expect((await marta.send('GET', '/sale/basket')).body.units).toBe(1);
    expect((await marta.send('POST', '/sale/order/list', {})).body.total).toBe(0);
    expect(await stockOf(shop.database, product)).toBe(12);
    return { status, code: body.code, fields: body.fields?.map(({ field }: { field: string }) => field) };
  }
  const unavailable = { status: 422, code: 'not_available' };
  const at = (date: string | null, from: string, to: string) => ({ date, slot: { from, to } });
  const delivered = (change: object) => refusal({ delivery: { ...homeDelivery, ...change } });
  const collected = (change: object) => refusal({ delivery: { ...pickupOrder.delivery, ...change } });

  it.each([
    ['a Sunday', '2027-03-28', '09:00', '11:00'],
    ['a holiday', '2027-05-01', '09:00', '11:00'],
    ['yesterday', '2027-03-25', '09:00', '11:00'],
    ['the hour that the clocks leave out', '2027-03-28', '02:00', '03:00'],
    ['the hour that there is twice', '2027-10-31', '02:00', '03:00'],
    ['a slot that ends before it begins', '2027-03-31', '11:00', '09:00'],
    ['hours made of two slots', '2027-03-31', '09:00', '13:30'],
  ])('for %s, delivered or collected', async (_, date, from, to) => {
    expect(await delivered(at(date, from, to))).toMatchObject(unavailable);
    expect(await collected(at(date, from, to))).toMatchObject(unavailable);
  });

  it('for a slot of the other way to receive it', async () => {
    const suits = (type: string) => slots.find((slot) => slot.type === type && slot.notFor.length === 0)!;
    const [home, pickup] = [suits('delivery'), suits('pickup')];
    expect(await collected(at(home.date, home.from, home.to))).toMatchObject(unavailable);
    expect(await delivered(at(pickup.date, pickup.from, pickup.to))).toMatchObject(unavailable);
  });

  it('for a slot whose time has come since the page was loaded', async () => {
    const { date, from, to } = slots.find(({ type }) => type === 'delivery')!;
    const after = Date.parse(`${addDays(date, 1)}T00:00:00Z`) - shop.now().getTime();
    shop.passTime(after / 1000);
    marta = await newAccount(shop, { email: 'later@ejemplo.cat' });
    await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    expect(await delivered(at(date, from, to))).toMatchObject(unavailable);
  });

  it.each([
    ['a longitude out of range', { lat: 41.45, lng: 181 }, 422],
    ['coordinates in words', { lat: '41.45', lng: '2.24' }, 400],
    ['half of its coordinates', { lat: 41.45 }, 400],
    ['coordinates on the other side of the earth', { lat: -41.45, lng: -177.76 }, 422],
  ])('with %s', async (_, latLng, status) => {
    const { address } = homeDelivery;
    expect(await delivered({ address: { ...address, value: { ...address.value, latLng } } })).toMatchObject({ status });
  });

  it.each([0, -1, 2, 2 ** 31, 1.5])('with the pickup point %s', async (pickupPointId) => {
    const { status } = (await collected({ pickupPointId })) as { status: number };
    expect([400, 422]).toContain(status);
  });

  it('with a comment of a megabyte', async () => {
    expect(await refusal({ comment: 'x'.repeat(1_000_000) })).toMatchObject({ status: 413 });
  });

  it('with a price that was never shown', async () => {
    for (const expectedPrice of [0, 0.01, 1_000_000])
      expect(await refusal({ expectedPrice })).toMatchObject({ status: 409, code: 'basket_changed' });
    expect(await refusal({ basketVersion: 999 })).toMatchObject({ status: 409, code: 'basket_changed' });
    expect(await refusal({ expectedPrice: -1 })).toMatchObject({ status: 422 });
  });

  it('and what it claims of price, zone, stock, number and customer is never read', async () => {
    const claims = {
      price: 0.01,
      total: 0.01,
      deliveryPrice: 0,
      number: '26-000001',
      userId: 1,
      orderId: 1,
      status: 'paid',
    };
    const { address } = homeDelivery;
    const forged = {
      ...claims,
      delivery: { ...homeDelivery, address, zoneId: 1, price: 0, ...at('2027-03-28', '09:00', '11:00') },
    };
    expect(await refusal(forged)).toMatchObject(unavailable);
    const { status, body } = await order(claims);
    expect(status).toBe(200);
    const { order: placed } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
    expect(placed).toMatchObject({ price: 10, status: 'created', paymentStatus: 'pending' });
    expect(placed.number).not.toBe(claims.number);
  });
});
