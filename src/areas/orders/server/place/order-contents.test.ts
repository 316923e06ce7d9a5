import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { orderRequest } from '../../contract.ts';
import { actors, startRules, type Rules, placeRequest, addProduct, pickupOrder } from '../orders.fixture.ts';

const point = {
  id: 1,
  address: 'Carrer del Torrent, 41',
  phone: '+34 93 000 00 00',
  coords: { lat: 41.4522, lng: 2.2464 },
};

const readyAt = '2026-11-20T11:00:00.000Z';

let rules: Rules;
let kit: number;
let userId = 0;
beforeAll(async () => {
  const named = (name: string) => ({ ...point, name, schedule: [] });
  rules = await startRules({
    resolve: async ({ date = null, slot = null }) => ({
      type: 'pickup',
      pickupPoint: { es: named('Almacén'), ca: named('Magatzem') },
      address: null,
      zone: null,
      date,
      slot,
      readyAt,
      place: null,
    }),
  });
  kit = await addProduct(rules.database, { article: 'kit', price: 2500, salePrice: 1990 });
  await addProduct(rules.database, { article: 'drill-bit' });
  await rules.database.execute(sql`
    UPDATE catalogue_products SET unit = 'caja', stock = 900,
      pictures = '[{"hash": "abc", "width": 800, "height": 600}]',
      kit = '[{"article": "drill-bit", "quantity": 2}, {"name": {"es": "Maletín", "ca": "Maletí"}, "quantity": 1}]'
    WHERE id = ${kit}`);
});
afterAll(() => rules.stop());

/** Places an order of a kit with these changes of the request, and shows it in both languages. */
async function order(change: object = {}) {
  userId += 1;
  await rules.fill(userId, kit, 3);
  const { id } = await placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, ...change }));
  const [es, ca] = [
    await rules.orders.forCustomer.find(userId, id, 'es'),
    await rules.orders.forCustomer.find(userId, id, 'ca'),
  ];
  return { es: es!, ca: ca! };
}

describe('an order shows', () => {
  it('each product as it was bought, in both languages', async () => {
    const { es, ca } = await order();
    const common = {
      id: kit,
      product_id: kit,
      article: 'kit',
      brand: null,
      slug: 'kit',
      url: '/product/kit',
      picture: { url: '/pictures/abc', width: 800, height: 600 },
      price: { base: 25, sale: 19.9, currency: 'EUR' },
      quantity: 3,
      unit: 'caja',
      total: 75,
      sum: 59.7,
    };
    const part = { quantity: 2, measure: 'ud', slug: 'drill-bit' };
    const box = { quantity: 1, measure: 'ud', slug: null };
    expect(es.items).toEqual([
      {
        ...common,
        name: 'Producto kit',
        set: [
          { ...part, name: 'Producto drill-bit' },
          { ...box, name: 'Maletín' },
        ],
      },
    ]);
    expect(ca.items).toEqual([
      {
        ...common,
        name: 'Producte kit',
        set: [
          { ...part, measure: 'u.', name: 'Producte drill-bit' },
          { ...box, measure: 'u.', name: 'Maletí' },
        ],
      },
    ]);
    expect(es).toMatchObject({ count: 1, units: 3, total: 75, price: 59.7, deliveryPrice: 0, amount: 59.7 });
  });

  it('a private customer, without document and organization', async () => {
    const { es } = await order();
    expect(es.customer).toEqual({
      type: 'individual',
      name: 'Marta',
      surname: 'Soler Vidal',
      email: 'marta@ejemplo.cat',
      phone: '+34612345678',
      document: null,
      organization: null,
    });
    expect(es).toMatchObject({ receiver: null, comment: '', payment: 'transfer' });
  });

  it('a company with its CIF, who picks up, and the comment', async () => {
    const document = { type: 'CIF', number: 'A58818501' };
    const typed = { ...document, number: 'ES A/58.818.501' };
    const customer = { ...pickupOrder.customer, type: 'legal', document: typed, organization: 'Soler Reformes, S.L.' };
    const receiver = { name: 'Núria Puig', phone: '612345679' };
    const { es } = await order({ customer, receiver, comment: 'Llamad antes' });
    expect(es.customer).toMatchObject({ type: 'legal', document, organization: 'Soler Reformes, S.L.' });
    expect(es).toMatchObject({ receiver: { name: 'Núria Puig', phone: '+34612345679' }, comment: 'Llamad antes' });
  });

  it('no organization when the field was left empty', async () => {
    const { es } = await order({ customer: { ...pickupOrder.customer, organization: '' }, comment: null });
    expect(es).toMatchObject({ customer: { organization: null }, comment: '' });
  });

  it('where and when it is picked up, in both languages', async () => {
    const { date, from, to } = (await rules.delivery.init('es')).slots.at(-1)!;
    const delivery = { type: 'pickup', pickupPointId: 1, date, slot: { from, to } };
    const { es, ca } = await order({ delivery });
    const picked = { type: 'pickup', address: null, readyAt, date, slot: { from, to } };
    expect(es.delivery).toEqual({ ...picked, pickupPoint: { ...point, name: 'Almacén' } });
    expect(ca.delivery).toEqual({ ...picked, pickupPoint: { ...point, name: 'Magatzem' } });
    expect((await order()).es.delivery).toMatchObject({ date: null, slot: null });
  });

  it('the zone that it is delivered to, in both languages', async () => {
    const { es } = await order();
    expect(es.delivery).not.toHaveProperty('zone');
    const zone = { id: 3, name: { es: 'Islas', ca: 'Illes' } };
    await rules.database.execute(sql`
      UPDATE orders SET delivery = delivery || ${JSON.stringify({ zone, hasPlace: true })}::jsonb WHERE id = ${es.orderId}`);
    const deliveryIn = async (locale: Locale) =>
      (await rules.orders.forCustomer.find(userId, es.orderId, locale))!.delivery;
    expect(await deliveryIn('es')).toEqual({ ...es.delivery, zone: { id: 3, name: 'Islas' } });
    expect(await deliveryIn('ca')).toMatchObject({ zone: { id: 3, name: 'Illes' } });
  });

  it('only postal code and town of its address when it is tracked', async () => {
    const { es } = await order();
    const trackedAt = async (address: object | null) => {
      await rules.database.execute(sql`
        UPDATE orders SET delivery = delivery || ${JSON.stringify({ address })}::jsonb WHERE id = ${es.orderId}`);
      const tracked = await rules.orders.forCustomer.track({ number: es.number, email: es.customer.email }, 'es');
      expect(tracked!.delivery).not.toHaveProperty('address');
      return tracked!.delivery.destination;
    };
    const address = { street: 'Carrer Nou', house: '7', city: 'Badalona' };
    expect(await trackedAt({ ...address, value: { zipcode: '08911' } })).toBe('08911 Badalona');
    expect(await trackedAt(address)).toBe('Badalona');
    expect(await trackedAt(null)).toBeNull();
  });

  it('its statuses with their times; a change of the payment alone is none', async () => {
    const { es } = await order();
    expect(es.history).toEqual([{ status: 'created', at: es.date }]);
    const change = (wanted: Parameters<Rules['orders']['changeStatus']>[2]) =>
      rules.database.transaction((tx) => rules.orders.changeStatus(tx, es.orderId, wanted));
    await change({ actor: actors.system, paymentStatus: 'processing' });
    rules.passDays(1);
    await change({ actor: actors.shop, status: 'confirmed' });
    const confirmedAt = new Date(Date.parse(es.date) + 86_400_000).toISOString();
    expect((await rules.orders.forCustomer.find(userId, es.orderId, 'es'))!.history).toEqual([
      { status: 'created', at: es.date },
      { status: 'confirmed', at: confirmedAt },
    ]);
  });

  it('the language that it was placed in, in the export of its customer’s data', async () => {
    const { es } = await order();
    await rules.database.execute(sql`UPDATE orders SET locale = 'ca' WHERE id = ${es.orderId}`);
    expect(await rules.orders.exportOrders(userId)).toMatchObject([{ items: [{ name: 'Producte kit' }] }]);
    expect(await rules.orders.exportOrders(999_999)).toEqual([]);
  });
});
