import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { cents } from '#values/money.ts';
import { orderRequest } from '../../contract.ts';
import { addProduct, homeDelivery, pickupOrder, type Rules, startRules } from '../orders.fixture.ts';

/** A way to pay between 50 and 60 €. */
const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: {
    methods: ['bizum'],
    start: 'redirect',
    minutesToPay: 30,
    amounts: { min: cents(5000), max: cents(6000) },
  } as const,
};

let rules: Rules;
let drill: number;
let washer: number;
let userId = 0;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank]);
  drill = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 100 });
  washer = await addProduct(rules.database, { article: 'washer', price: 30_000, stock: 10, isAppliance: true });
});
afterAll(() => rules.stop());
beforeEach(() => void (userId = rules.newUser()));

const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
const place = (change: object) =>
  rules.place(userId, null, orderRequest.parse({ ...pickupOrder, customer, ...change }));
const paymentField = { field: 'payment', code: 'not_available' };

it('an order is refused a way to pay that does not fit its amount, and keeps its basket', async () => {
  await rules.fill(userId, drill, 4);
  expect(await place({ payment: 'bizum' })).toMatchObject({ code: 'not_available', fields: [paymentField] });
  expect((await rules.basketOf(userId)).units).toBe(4);
  await rules.fill(userId, drill, 5);
  expect(await place({ payment: 'bizum' })).toMatchObject({ payment: 'bizum', price: 5000 });
});

it('a way to pay that the shop does not have is all that is wrong then, whatever the address', async () => {
  await rules.fill(userId, drill);
  const { address } = homeDelivery;
  const elsewhere = { ...homeDelivery, address: { ...address, value: { ...address.value, zipcode: '28001' } } };
  expect(await place({ delivery: elsewhere })).toMatchObject({ code: 'address_mismatch' });
  expect(await place({ delivery: elsewhere, payment: 'sequra' })).toMatchObject({
    code: 'not_available',
    fields: [paymentField],
  });
  expect(await place({ payment: 'sequra' })).toMatchObject({ code: 'not_available', fields: [paymentField] });
});

it('an old appliance is taken along when any of the goods is one', async () => {
  await rules.fill(userId, drill);
  await rules.fill(userId, washer);
  const placed = await place({ delivery: { ...homeDelivery, takeBack: true } });
  expect(placed).toMatchObject({ delivery: { takeBack: true } });
});
