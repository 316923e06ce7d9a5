import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { getCrediyaSettings, getSequraSettings } from '../../contract.ts';

let shop: Shop;
beforeAll(async () => {
  // Nobody answers there.
  shop = await startShop({ CREDIYA_URL: 'http://127.0.0.1:9', CREDIYA_KEY: 'a key of the tests' });
});
afterAll(() => shop.stop());

it('tells everybody on what terms Crediya finances', async () => {
  const { status, body } = await shop.browser().send('GET', '/service/crediya/settings');
  expect(status).toBe(200);
  expect(getCrediyaSettings.answer.strict().parse(body)).toEqual({
    active: true,
    minAmount: 300,
    maxAmount: 3000,
    months: [10, 12, 18, 24],
    tin: 13.6,
    tae: 14.48,
    url: 'http://127.0.0.1:9/apply',
  });
});

it('tells everybody what the script of seQura is configured with, and no secret', async () => {
  const { status, body } = await shop.browser().send('GET', '/service/sequra/settings');
  expect(status).toBe(200);
  expect(getSequraSettings.answer.strict().parse(body)).toMatchObject({
    active: true,
    minAmount: 90,
    merchant: 'ferreter_demo',
    assetKey: 'demo',
    scriptUri: 'http://localhost:4300/sandbox/sequra/assets/sequra-checkout.min.js',
    products: ['pp3'],
  });
  expect(JSON.stringify(body)).not.toContain('password');
});

it.each(['299.99', '3000.01', '0'])('has no calculator for %s €, which Crediya does not finance', async (price) => {
  const answer = await shop.browser().send('GET', `/service/crediya/preliminary-token?price=${price}`);
  expect(answer).toMatchObject({ status: 422, body: { code: 'not_financed' } });
});

it.each(['', '-1', '1e3', '100.001', 'abc', '12345678'])('refuses %j as a price', async (price) => {
  const answer = await shop.browser().send('GET', `/service/crediya/preliminary-token?price=${price}`);
  expect(answer.status).toBe(400);
});

it('says so when Crediya does not answer', async () => {
  const answer = await shop.browser().send('GET', '/service/crediya/preliminary-token?price=329');
  expect(answer).toMatchObject({ status: 503, body: { code: 'financing_unavailable' } });
});
