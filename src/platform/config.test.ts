import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each([
  ['SHOP_SECRET', 'hunter2'],
  ['DATABASE_URL', 'mysql://shop:hunter2@db/shop'],
  ['SMTP_URL', 'http://shop:hunter2@mail'],
])('names a wrong %s without showing it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name}=`));
  expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
});

it('accepts a bare address as the sender of mails', () => {
  expect(() => readConfig({ MAIL_FROM: 'Can Eina <tienda@shop.example>' })).toThrow(
    /^The setting MAIL_FROM=.* is wrong/,
  );
  expect(readConfig({ MAIL_FROM: 'tienda@shop.example' }).mailFrom).toBe('tienda@shop.example');
});

it('takes the address of a Nominatim server without its last slash', () => {
  expect(readConfig({ NOMINATIM_URL: 'https://geo.example/nominatim/' }).nominatimUrl).toBe(
    'https://geo.example/nominatim',
  );
  expect(() => readConfig({ NOMINATIM_URL: 'geo.example' })).toThrow('The setting NOMINATIM_URL=geo.example is wrong');
});

it('shows a wrong value that is no secret', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow('The setting PORT=abc is wrong: is not a port number');
});

it('lets browsers load the map’s style from its own origin and those that are named', () => {
  const MAP_STYLE_URL = 'https://tiles.example/styles/shop.json';
  expect(readConfig({ MAP_ORIGINS: 'https://fonts.example' }).mapOrigins).toEqual([]);
  expect(readConfig({ MAP_STYLE_URL, MAP_ORIGINS: 'https://fonts.example https://tiles.example' }).mapOrigins).toEqual([
    'https://tiles.example',
    'https://fonts.example',
  ]);
  for (const MAP_ORIGINS of ["'unsafe-eval'", 'https://fonts.example/glyphs', 'fonts.example', '*'])
    expect(() => readConfig({ MAP_STYLE_URL, MAP_ORIGINS })).toThrow('is not an origin');
});

const production = {
  SHOP_MODE: 'production',
  SHOP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail',
};

it.each([
  ['http://shop.example', 'begins with https://'],
  ['http://10.0.0.1:3000', 'begins with https://'],
  ['https://shop.example/tienda', 'no path'],
  ['https://shop.example/?a=1', 'no path'],
])('refuses %s as the address of a shop in production', (PUBLIC_URL, reason) => {
  expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(reason);
});

it.each(['https://shop.example/', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'takes %s as the address of a shop in production',
  (PUBLIC_URL) => {
    expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''));
  },
);

it('takes the secret that everybody knows with the bank’s test address alone, and says that it is a test', () => {
  const { merchantCode: REDSYS_MERCHANT_CODE, secret: REDSYS_SECRET } = readConfig({}).redsys!;
  const known = { ...production, REDSYS_MERCHANT_CODE, REDSYS_SECRET };
  for (const REDSYS_URL of ['', 'https://sis.redsys.es', 'https://sis-t.redsys.es.evil.example'])
    expect(() => readConfig({ ...known, REDSYS_URL })).toThrow("only the bank's test address takes");
  expect(readConfig({ ...known, REDSYS_URL: 'https://sis-t.redsys.es:25443' }).redsys).toMatchObject({ isTest: true });
  expect(readConfig({ ...known, REDSYS_SECRET: 'a'.repeat(32) }).redsys!.isTest).toBeUndefined();
});

describe('an instalment provider', () => {
  const sequra = {
    SEQURA_URL: 'https://live.sequrapi.com/',
    SEQURA_USER: 'ferreter',
    SEQURA_PASSWORD: 'hunter2',
    SEQURA_MERCHANT: 'ferreter',
    SEQURA_ASSET_KEY: 'ADc3Zdo0Lw',
    SEQURA_SCRIPT_URL: 'https://live.sequracdn.com/assets/sequra-checkout.min.js',
  };

  it('is the demo’s own simulator without settings', () => {
    const { sequra: simulated, crediya } = readConfig({ PORT: '4000' });
    expect(simulated?.url).toBe('http://localhost:4000/sandbox/sequra');
    expect(crediya?.url).toBe('http://localhost:4000/sandbox/crediya');
  });

  it('is not set up in production without settings', () => {
    expect(readConfig(production)).toMatchObject({ sequra: null, crediya: null });
    expect(readConfig({ ...production, ...sequra }).sequra).toMatchObject({ url: 'https://live.sequrapi.com' });
  });

  it('needs all its settings', () => {
    const { SEQURA_ASSET_KEY: _, ...incomplete } = sequra;
    expect(() => readConfig(incomplete)).toThrow('SEQURA_ASSET_KEY is missing');
    expect(() => readConfig({ CREDIYA_KEY: 'hunter2' })).toThrow('CREDIYA_URL is missing');
    expect(() => readConfig({ CREDIYA_KEY: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('does not run in production with the secrets of the demo', () => {
    const demo = readConfig({});
    const CREDIYA_URL = 'https://crediya.example';
    expect(() => readConfig({ ...production, CREDIYA_URL, CREDIYA_KEY: demo.crediya!.key })).toThrow('CREDIYA_KEY');
    expect(() => readConfig({ ...production, ...sequra, SEQURA_PASSWORD: demo.sequra!.password })).toThrow(
      'SEQURA_PASSWORD',
    );
  });
});
