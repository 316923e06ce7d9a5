import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#app/test-app.fixture.ts';
import { Browser } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot, DeliveryZone } from '#areas/delivery/contract.ts';
import { commandActor } from '#values/actor.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { importZones } from '#areas/delivery/server/zones/zone-store.ts';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { addProduct, homeDelivery, pickupOrder } from '../orders.fixture.ts';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let runs = 0;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

/** Those of the demo's delivery.json, from the lightest; pallets are never delivered free. */
const classes = ['parcel', 'bulky', 'pallet'] as const;
const shopFreeFrom = 150;

interface TestZone {
  readonly size: number;
  readonly priority: number;
  readonly prices: Partial<Record<(typeof classes)[number], number>>;
  readonly freeFrom: number | null | undefined;
}
interface TestGoods {
  readonly euros: number;
  readonly quantity: number;
  readonly deliveryClass: (typeof classes)[number] | null;
}

const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
/** The sides are long enough to contain all of the postal code: a smaller zone does not always count (zone-of-code.ts). */
const zone = fc.record({
  size: fc.integer({ min: 100, max: 150 }),
  priority: fc.integer({ min: 0, max: 2 }),
  prices: fc.record({ parcel: euros(20), bulky: euros(60), pallet: euros(99) }, { requiredKeys: [] }),
  freeFrom: fc.option(euros(200), { nil: undefined }).chain((amount) => fc.constantFrom(amount, null)),
});
const goods = fc.record({
  euros: fc.integer({ min: 100, max: 9000 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 3 }),
  deliveryClass: fc.constantFrom(null, ...classes),
});

/** All of them are squares around the address: by priority, then the smaller one, then the lower id. */
const zoneThatCounts = (zones: readonly TestZone[]): TestZone =>
  zones.toSorted((one, other) => other.priority - one.priority || one.size - other.size)[0]!;

/** The expected price in euros; null: by individual terms. */
function expectedCost(zones: readonly TestZone[], bought: readonly TestGoods[], basketPrice: number): number | null {
  const { prices, freeFrom } = zoneThatCounts(zones);
  const heaviest = Math.max(...bought.map(({ deliveryClass }) => classes.indexOf(deliveryClass ?? 'parcel')));
  const code = classes[heaviest]!;
  const threshold = freeFrom === undefined ? shopFreeFrom : freeFrom;
  if (prices[code] === undefined) return null;
  return code !== 'pallet' && threshold !== null && basketPrice >= threshold ? 0 : prices[code];
}

async function importSquares(zones: readonly TestZone[]): Promise<void> {
  const { lat, lng } = homeDelivery.address.value.latLng;
  const features = zones.map(({ size, priority, prices, freeFrom }, index) => {
    const half = size / 1000;
    const [west, south, east, north] = [lng - half, lat - half, lng + half, lat + half];
    const outline = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const properties = { name: `run ${runs}`, priority, price: prices, freeFrom };
    return { type: 'Feature', id: index + 1, properties, geometry: { type: 'Polygon', coordinates: [outline] } };
  });
  const source = JSON.stringify({ type: 'FeatureCollection', features });
  await importZones(test.database, {
    source,
    data: readDeliveryData('demo/shop'),
    now: new Date(),
    actor: commandActor('delivery import'),
  });
}

/** A shop takes over imported zones at its start. */
async function inShop(use: (guest: Browser, email: string) => Promise<void>): Promise<void> {
  const app = await startTestApp({ database: test.database, clock: () => new Date() });
  const guest = new Browser(app, {});
  const email = `run-${runs}@ejemplo.cat`;
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  await use(guest, email).finally(() => app.close());
}

async function orderAndCompare(guest: Browser, email: string, zones: TestZone[], bought: TestGoods[]): Promise<void> {
  const { body: init } = await guest.send('GET', '/service/delivery/init');
  let basket = { price: 0 };
  for (const [index, { euros: price, quantity, deliveryClass }] of bought.entries()) {
    const article = `goods-${runs}-${index}`;
    const product_id = await addProduct(test.database, { article, price: Math.round(price * 100), deliveryClass });
    basket = (await guest.send('POST', '/sale/basket', { product_id, quantity })).body;
  }
  const expected = expectedCost(zones, bought, basket.price);
  const [counting] = init.zones as DeliveryZone[];
  const { body: quote } = await guest.send('GET', `/service/delivery/cost?zoneId=${counting!.id}`);
  expect(quote).toMatchObject({ price: expected, isIndividualTerms: expected === null });

  const { date, from, to } = init.slots.find(
    ({ type, free, notFor }: DeliverySlot) => type === 'delivery' && free && !notFor.includes('transfer'),
  );
  const order = {
    ...pickupOrder,
    customer: { ...pickupOrder.customer, email },
    delivery: { ...homeDelivery, date, slot: { from, to } },
  };
  const sum = Math.round((basket.price + (expected ?? 0)) * 100) / 100;
  const { status, body } = await guest.send('POST', '/sale/order', { ...order, expectedPrice: sum });
  if (expected === null) {
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'individual_terms' });
    return;
  }
  expect(status).toBe(200);
  const { body: page } = await guest.send('GET', `/content/page/confirm?orderId=${body.orderId}`);
  expect(page.order).toMatchObject({ price: basket.price, deliveryPrice: expected, amount: sum });
}

it('delivery costs the same in the quote, with the basket and in the order, whatever zones, classes and thresholds', async () => {
  const zonesOfSizes = fc.uniqueArray(zone, { minLength: 1, maxLength: 4, selector: ({ size }) => size });
  const check = async (zones: TestZone[], bought: TestGoods[]): Promise<void> => {
    runs += 1;
    await importSquares(zones);
    await inShop((guest, email) => orderAndCompare(guest, email, zones, bought));
  };
  await fc.assert(fc.asyncProperty(zonesOfSizes, fc.array(goods, { minLength: 1, maxLength: 3 }), check), {
    numRuns: propertyRuns(8),
    // Smaller counterexamples would each need a shop of their own.
    endOnFailure: true,
  });
});
