import { expect, it } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { paymentOrigins, simulatedAccounts } from './payment-accounts.ts';

const settings = {
  SEQURA_URL: 'https://sandbox.sequrapi.com/',
  SEQURA_USER: 'shop',
  SEQURA_PASSWORD: 'hunter2',
  SEQURA_MERCHANT: 'shop',
  SEQURA_ASSET_KEY: 'asset',
  SEQURA_SCRIPT_URL: 'https://sandbox.sequracdn.com/assets/sequra-checkout.min.js',
  REDSYS_URL: 'https://sis-t.redsys.es:25443',
  CREDIYA_URL: 'https://crediya.example/v2',
  CREDIYA_KEY: 'hunter2',
};

it('lets the checkout of the demo reach nobody but the shop, which simulates the lenders', () => {
  const config = readConfig({});
  expect(simulatedAccounts(config)).toEqual({
    redsys: config.redsys,
    sequra: config.sequra,
    crediya: config.crediya,
  });
  expect(paymentOrigins(config)).toEqual({ formOrigins: [], embeddedOrigins: [] });
});

it('lets the checkout reach the lenders of real accounts, and simulates none of them', () => {
  const config = readConfig(settings);
  expect(simulatedAccounts(config)).toMatchObject({ sequra: null, crediya: null });
  const { formOrigins, embeddedOrigins } = paymentOrigins(config);
  expect(formOrigins).toEqual(['https://sis-t.redsys.es:25443', 'https://crediya.example']);
  expect(embeddedOrigins).toEqual(['https://sandbox.sequrapi.com', 'https://sandbox.sequracdn.com']);
});
