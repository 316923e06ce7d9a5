import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import {
  type DeliverySlot,
  type DeliveryZone,
  estimateDelivery,
  type EstimatedGoods,
  getDeliveryInit,
} from '../contract.ts';

let shop: Shop;
let marta: Browser;
beforeAll(async () => {
  shop = await startShop();
  marta = await newAccount(shop);
});
afterAll(() => shop.stop());

const get = (path: string, browser = shop.browser()) => browser.send('GET', path);

describe('what the checkout starts with', () => {
  it('has zones, pickup points, slots and the threshold of free delivery', async () => {
    const { body } = await get('/service/delivery/init', marta);
    expect(getDeliveryInit.answer.parse(body)).toEqual(body);
    expect(body).toMatchObject({ freeDeliveryCost: 150, pickupPoints: [{ id: 1 }] });
    const near = body.zones.find(({ id }: DeliveryZone) => id === 1);
    expect(near).toMatchObject({
      name: 'Badalona',
      deliverable: true,
      isIndividualTerms: false,
      style: { fill: '#2e7d32', stroke: '#1b5e20' },
    });
    expect(near.coords[0]).toEqual(near.coords.at(-1));
    for (const { lat, lng } of near.coords) {
      expect(lat).toBeCloseTo(41.45, 0);
      expect(lng).toBeCloseTo(2.24, 0);
    }
    const types = new Set(body.slots.map(({ type }: { type: string }) => type));
    expect(types).toEqual(new Set(['pickup', 'delivery']));
    for (const slot of body.slots)
      expect(slot).toMatchObject({ free: true, left: slot.type === 'delivery' ? 6 : null });
    for (const type of types) {
      const slotsOfType = body.slots.filter((slot: DeliverySlot) => slot.type === type);
      expect(slotsOfType[0].notFor).toEqual(['transfer']);
      expect(slotsOfType.at(-1).notFor).toEqual([]);
    }
  });

  it('names zones in the language of the request', async () => {
    const catalan = shop.browser({ locale: 'ca' });
    catalan.accessToken = marta.accessToken;
    const { body } = await get('/service/delivery/init', catalan);
    expect(body.zones.map(({ name }: DeliveryZone) => name)).toContain('Illes Balears');
  });
});

describe('the cost of delivery', () => {
  it('is that of the zone for the basket of the caller', async () => {
    const visitor = shop.browser();
    const cost = (zoneId: number) => get(`/service/delivery/cost?zoneId=${zoneId}`, visitor);
    expect((await cost(1)).body).toEqual({ price: 6.9, isIndividualTerms: false, freeDeliveryCost: 150 });
    const product = await addProduct(shop.database, { article: 'saw', price: 15_000 });
    await visitor.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    expect((await cost(1)).body).toEqual({ price: 0, isIndividualTerms: false, freeDeliveryCost: 150 });
    expect((await get('/service/delivery/cost?zoneId=3')).body.price).toBe(14.9);
  });

  it('is null by individual terms', async () => {
    const { status, body } = await get('/service/delivery/cost?zoneId=4');
    expect({ status, body }).toEqual({
      status: 200,
      body: { price: null, isIndividualTerms: true, freeDeliveryCost: null },
    });
  });

  it.each([
    ['?zoneId=8', 409, 'not_deliverable'],
    ['?zoneId=77', 404, 'zone_not_found'],
    ['?zoneId=0', 404, 'zone_not_found'],
    ['', 400, 'invalid_request'],
    ['?zoneId=', 400, 'invalid_request'],
    ['?zoneId=-1', 400, 'invalid_request'],
    ['?zoneId=1.5', 400, 'invalid_request'],
    ['?zoneId=1&zoneId=2', 400, 'invalid_request'],
    [`?zoneId=${'9'.repeat(400)}`, 400, 'invalid_request'],
  ])('is refused for %s', async (query, status, code) => {
    const refused = await get(`/service/delivery/cost${query}`);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
  });
});

describe('the estimate for a postal code', () => {
  let ids: Record<'screw' | 'cement' | 'sand' | 'repair' | 'card' | 'soldOut', number>;
  beforeAll(async () => {
    const add = (article: string, price: number, change: object = {}) =>
      addProduct(shop.database, { article, price, stock: 200, ...change });
    ids = {
      screw: await add('screw', 525),
      cement: await add('cement', 525, { deliveryClass: 'bulky' }),
      sand: await add('sand', 9000, { deliveryClass: 'pallet' }),
      repair: await add('repair', 3000, { fulfilment: 'pickup' }),
      card: await add('card', 3000, { isVirtual: true }),
      soldOut: await add('sold-out', 3000, { stock: 0 }),
    };
    for (const [id, amount] of [
      [ids.cement, 25_000],
      [ids.sand, 1_000_000],
    ])
      await shop.database.$client.query('UPDATE catalogue_products SET content = $1 WHERE id = $2', [
        { measure: 'kg', amount },
        id,
      ]);
  });

  const estimate = async (query: string, browser = shop.browser()) => {
    const answer = await get(`/service/delivery/estimate?${query}`, browser);
    if (answer.status === 200) expect(estimateDelivery.answer.parse(answer.body)).toEqual(answer.body);
    return answer;
  };
  const goods = async (query: string): Promise<EstimatedGoods[]> => (await estimate(query)).body.products;
  const firstFree = async () => {
    const { slots } = (await get('/service/delivery/init', marta)).body as { slots: DeliverySlot[] };
    const { date, from, to } = slots.find(({ type, free }) => type === 'delivery' && free)!;
    return { date, from, to };
  };

  it('has each product at its weight and quantity, the first free slot, and when it can be picked up', async () => {
    const { screw, cement, sand } = ids;
    const { body } = await estimate(`zipcode=08911&product_id=${sand},${screw},${cement},999999&quantity=2`);
    const { readyAt } = body.products[0].pickup;
    const first = await firstFree();
    const cost = (product_id: number, price: number, freeFrom: number | null, goodsClass?: object) => ({
      product_id,
      ...(goodsClass && { goodsClass }),
      delivery: { price, from: false, freeFrom, first },
      pickup: { readyAt },
    });
    expect(body).toEqual({
      zipcode: '08911',
      municipalities: ['Badalona'],
      products: [
        cost(sand, 39, null, { code: 'pallet', name: 'Palé', kilograms: 2000, handover: 'a pie de camión' }),
        cost(screw, 6.9, 150),
        cost(cement, 19, 150, {
          ...{ code: 'bulky', name: 'Voluminoso', kilograms: 50, handover: 'hasta el portal, a pie de calle' },
        }),
      ],
    });
    const many = await goods(`zipcode=08911&product_id=${sand},${screw},${cement}&quantity=29`);
    expect(many.map(({ delivery }) => delivery!.price)).toEqual([39, 0, 0]);

    await shop.database.$client.query(
      'INSERT INTO delivery_slots (type, date, from_time, to_time, taken) VALUES ($1, $2, $3, $4, 6)',
      ['delivery', ...Object.values(first)],
    );
    const [later] = await goods(`zipcode=08911&product_id=${screw}`);
    expect(later!.delivery!.first).not.toEqual(first);
    expect(later!.delivery!.first).toEqual(await firstFree());
  });

  it('knows what can only be collected, what is no thing, and what is not there in such a number', async () => {
    const { screw, repair, card, soldOut } = ids;
    const query = `zipcode=28013&product_id=${repair},${card},${soldOut}`;
    expect(await goods(query)).toMatchObject([
      { delivery: null, reason: 'not_deliverable', pickup: { readyAt: expect.any(String) } },
      { delivery: null, reason: 'not_deliverable', pickup: null },
      { delivery: { price: 14.9, first: null }, pickup: null },
    ]);
    expect(await goods(`zipcode=28013&product_id=${screw}&quantity=201`)).toMatchObject([
      { delivery: { price: 0, first: null }, pickup: null },
    ]);
  });

  it.each([
    ['08001', ['Barcelona'], 'screw', 9.9],
    ['28013', ['Madrid'], 'screw', 14.9],
    ['08184', ['Palau-solità i Plegamans', 'Sabadell'], 'screw', 9.9],
    ['28013', ['Madrid'], 'sand', 'individual_terms'],
    ['52001', ['Melilla'], 'screw', 'individual_terms'],
    ['07001', ['Palma de Mallorca'], 'screw', 'individual_terms'],
    ['17527', ['Llívia'], 'screw', 'not_deliverable'],
  ] as const)('for %s %s', async (zipcode, municipalities, article, expected) => {
    const { body } = await estimate(`zipcode=${zipcode}&product_id=${ids[article]}`);
    const [{ delivery, reason }] = body.products;
    expect([body.municipalities, delivery?.price ?? reason]).toEqual([municipalities, expected]);
  });

  it('is for the basket of the caller, of ordinary goods while it is empty', async () => {
    const visitor = shop.browser();
    let kilograms: number | undefined;
    const price = async () => {
      const { body } = await estimate('zipcode=08911&basket=true', visitor);
      expect(body.products).toHaveLength(1);
      expect(body.products[0]).not.toHaveProperty('product_id');
      kilograms = body.products[0].goodsClass?.kilograms;
      return body.products[0].delivery?.price ?? body.products[0].reason;
    };
    expect(await price()).toBe(6.9);
    await visitor.send('POST', '/sale/basket', { product_id: ids.cement, quantity: 28 });
    expect([await price(), kilograms]).toEqual([19, 700]);
    await visitor.send('POST', '/sale/basket', { product_id: ids.cement, quantity: 29 });
    expect(await price()).toBe(0);
    // Only what goes on a pallet is weighed with it.
    await visitor.send('POST', '/sale/basket', { product_id: ids.sand, quantity: 1 });
    expect([await price(), kilograms]).toEqual([39, 1000]);
    await visitor.send('POST', '/sale/basket', { product_id: ids.repair, quantity: 1 });
    expect(await price()).toBe('not_deliverable');
  });

  it.each(['', '00000', '8911', '75001', 'AD500', '1000-001', '08080', '０８９１１', '0891a'])(
    'is refused for the postal code %s',
    async (zipcode) => {
      const { status, body } = await estimate(`zipcode=${encodeURIComponent(zipcode)}&product_id=1`);
      expect([status, body.code]).toEqual([422, 'zipcode_unknown']);
      expect(body.message).toContain('código postal');
    },
  );

  it.each([
    ['product_id=1', 400],
    ['zipcode=08911&product_id=', 400],
    ['zipcode=08911&product_id=1,', 400],
    ['zipcode=08911&product_id=x', 400],
    ['zipcode=08911&product_id=1&product_id=2', 400],
    [`zipcode=08911&product_id=${Array.from({ length: 49 }, (_, index) => index + 1).join()}`, 400],
    ['zipcode=08911&product_id=1&quantity=0', 422],
    ...['-1', '1.5', '1e9', '1.000', '1000', ''].map((quantity) => [
      `zipcode=08911&product_id=1&quantity=${quantity}`,
      400,
    ]),
    ['zipcode=08911&basket=1', 400],
    [`zipcode=${'9'.repeat(400)}`, 422],
  ] as [string, number][])('is refused for %s', async (query, status) => {
    expect((await estimate(query)).status).toBe(status);
  });
});

describe('the field for the postal code, without scripts', () => {
  const from = { referer: 'http://localhost:5200/product/saw-1?x=1', host: 'localhost:5200' };
  const send = (fields: Record<string, string>, headers: Record<string, string> = from, url = '/zipcode') =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const read = (cookie: string, url: string) => shop.app.inject({ url, headers: { cookie } });

  it('keeps the code and leads to an answer of the visitor’s own, with the way back', async () => {
    const id = await addProduct(shop.database, { article: 'bag', price: 525, deliveryClass: 'bulky' });
    const kept = await send({ zipcode: ' 08911 ', product_id: String(id) }, from, '/ca/zipcode');
    expect([kept.statusCode, kept.headers['cache-control']]).toEqual([303, 'no-store']);
    expect(kept.cookies).toMatchObject([
      { name: 'zipcode', value: '08911', path: '/', sameSite: 'Lax', maxAge: 31_536_000 },
    ]);
    const answer = await read('zipcode=08911', kept.headers.location!);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(
      /<html lang="ca">.*08911 Badalona: enviament 19,00.€ \(1 unitat; voluminós, .*\), gratuït en comandes des de 150.*des del /s,
    );
    expect(answer.body).toContain('href="/product/saw-1?x=1"');
    expect((await read('zipcode=52001', '/zipcode')).body).toContain('52001 Melilla: el precio del envío se acuerda (');
    for (const cookie of ['', 'zipcode=00000', 'zipcode=%3Cb%3E'])
      expect((await read(cookie, '/zipcode?from=/product/saw-1')).headers.location).toBe('/product/saw-1');
  });

  it.each(['//elsewhere.example', '/%09/elsewhere.example', '/%0A/elsewhere.example', '/%5C/elsewhere.example'])(
    'leads to no other site: %s',
    async (address) => {
      expect((await read('', `/zipcode?from=${address}`)).headers.location).toBe('/');
      expect((await read('zipcode=52001', `/ca/zipcode?from=/.${address}`)).body).toContain('href="/ca"');
    },
  );

  it('forgets it, says what is wrong with another, and takes none from other sites', async () => {
    for (const fields of [{ zipcode: '' }, { zipcode: '08911', forget: '1' }] as Record<string, string>[]) {
      const forgotten = await send(fields);
      expect([forgotten.statusCode, forgotten.headers.location]).toEqual([303, '/product/saw-1?x=1']);
      expect(forgotten.cookies).toMatchObject([{ name: 'zipcode', value: '' }]);
    }
    for (const zipcode of ['00000', '75001', '<b>']) {
      const refused = await send({ zipcode });
      expect([refused.statusCode, refused.cookies]).toEqual([422, []]);
      expect(refused.body).toContain('No conocemos este código postal.');
    }
    expect((await send({ zipcode: '08911' }, { ...from, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

it('lists zones with prices on the page about delivery, and on no other', async () => {
  const { body } = await get('/content/page/delivery');
  expect(body.freeDeliveryCost).toBe(150);
  expect(body.zones.find(({ id }: { id: number }) => id === 3)).toEqual({
    id: 3,
    name: 'Resto de la Península',
    deliverable: true,
    isIndividualTerms: false,
    price: 14.9,
    prices: [
      { code: 'parcel', name: 'Paquete', price: 14.9, freeDeliveryCost: 150 },
      { code: 'bulky', name: 'Voluminoso', price: 49, freeDeliveryCost: 150 },
      { code: 'pallet', name: 'Palé', price: null, freeDeliveryCost: null },
    ],
    freeDeliveryCost: 150,
  });
  expect(body.zones.find(({ id }: { id: number }) => id === 8)).toMatchObject({ deliverable: false, price: null });
  expect((await get('/content/page/faq')).body).not.toHaveProperty('zones');
});

describe('places', () => {
  it('are found by text', async () => {
    const { body } = await get(
      `/service/geo/search?text=${encodeURIComponent('Carrer de Sant Bru, 18, 08911 badalona')}`,
    );
    expect(body.list).toMatchObject([{ address: 'Carrer de Sant Bru, 18, 08911 Badalona', zipcode: '08911' }]);
    for (const text of ['', 'a', ' '])
      expect((await get(`/service/geo/search?text=${text}`)).body).toEqual({ list: [] });
  });

  it('are found at a point, and are valid with a postal code', async () => {
    const { body } = await get('/service/geo/reverse?lat=41.4502&lng=2.2445');
    expect(body).toMatchObject({
      isValid: true,
      value: { latLng: { lat: 41.4502, lng: 2.2445 }, zipcode: '08911', address: '08911 Badalona' },
    });
    const atSea = await get('/service/geo/reverse?lat=41.2&lng=2.6');
    expect(atSea.body).toMatchObject({ isValid: false, value: { latLng: { lat: 41.2, lng: 2.6 }, zipcode: null } });
  });

  it.each([
    ['search', 400],
    [`search?text=${'a'.repeat(201)}`, 422],
    ['search?text=%00', 400],
    ['reverse', 400],
    ['reverse?lat=41', 400],
    ['reverse?lat=x&lng=2', 400],
    ['reverse?lat=NaN&lng=2', 400],
    ['reverse?lat=1e2&lng=2', 400],
    ['reverse?lat=91&lng=2', 422],
    ['reverse?lat=41&lng=-181', 422],
  ])('are refused for %s', async (query, status) => {
    expect((await get(`/service/geo/${query}`)).status).toBe(status);
  });

  it('are searched 200 times in ten seconds from one network', async () => {
    const somebody = shop.browser({ ip: '203.0.113.77' });
    const statuses = [];
    for (let search = 0; search < 101; search += 1) {
      statuses.push((await get('/service/geo/search?text=', somebody)).status);
      statuses.push((await get('/service/geo/reverse?lat=0&lng=0', somebody)).status);
    }
    expect(statuses.slice(0, 200)).toEqual(Array(200).fill(200));
    expect(statuses.slice(200)).toEqual([429, 429]);
  });
});
