import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { httpErrorTexts } from '#platform/http/errors/error-texts.ts';
import { registerCalls } from '#platform/http/register-calls.ts';
import { routesByKey } from '#platform/http/routes-by-key.ts';
import { getBasePage, getContacts } from '../contract.ts';
import { readShopData, type ShopData } from './shop-data.ts';
import { createStore } from './store.ts';
import { storeRoutes } from './store-routes.ts';

const shopDir = fileURLToPath(new URL('../../../../demo/shop', import.meta.url));
const shop = readShopData(shopDir);

const storeFor = (moment: string) =>
  createStore({
    shop,
    clock: () => new Date(moment),
    publicUrl: 'https://shop.example',
    paymentMarks: (locale) => (locale === 'ca' ? ['Transferència'] : ['Transferencia']),
    hasPickup: () => true,
  });

function storeAt(moment: string) {
  const store = storeFor(moment);
  const server = Fastify();
  const calls = { 'GET /content/contact/base': getContacts, 'GET /content/page/base': getBasePage } as const;
  registerCalls(server, routesByKey(calls, storeRoutes(store)), {
    texts: httpErrorTexts,
    authenticate: async () => null,
    isAsleep: () => false,
  });
  return async (url: string, locale = 'es') =>
    (await server.inject({ url, headers: { 'content-language': locale } })).json();
}

describe('contacts', () => {
  it('fits the contract, with one entry a weekday from Monday', async () => {
    const body = await storeAt('2026-11-17T10:00:00Z')('/content/contact/base');
    expect(getContacts.answer.parse(body)).toEqual(body);
    expect(body.moment).toBe('2026-11-17T10:00:00.000Z');
    expect(body.schedule.map(({ day }: { day: string }) => day)).toEqual([
      'Lunes',
      'Martes',
      'Miércoles',
      'Jueves',
      'Viernes',
      'Sábado',
      'Domingo',
    ]);
    expect(body.schedule[0]).toEqual({
      weekday: 1,
      day: 'Lunes',
      workTime: '08:00 - 13:30 / 15:00 - 19:00',
      siestaTime: '13:30 - 15:00',
      status: { open: true },
    });
    expect(body.schedule[6]).toMatchObject({ workTime: 'Cerrado', status: { open: false } });
  });

  it('is Opened or Closed by the shop’s local time', async () => {
    expect((await storeAt('2026-11-17T10:00:00Z')('/content/contact/base')).status).toBe('Opened');
    expect((await storeAt('2026-11-17T13:00:00Z')('/content/contact/base')).status).toBe('Closed');
  });

  it('shows today’s exception in the request’s language and omits past ones', async () => {
    const body = await storeAt('2026-12-08T10:00:00Z')('/content/contact/base', 'ca');
    expect(body.status).toBe('Closed');
    expect(body.todaySchedule).toMatchObject({
      day: 'Dimarts',
      date: '2026-12-08',
      workTime: 'Cerrado',
      note: 'Festiu: la Immaculada',
    });
    expect(body.exceptions[0].date).toBe('2026-12-08');
    const later = await storeAt('2026-12-09T10:00:00Z')('/content/contact/base');
    expect(later.exceptions[0].date).toBe('2026-12-24');
  });
});

it('returns the legal data in both languages', async () => {
  const get = storeAt('2026-11-17T10:00:00Z');
  const [es, ca] = [await get('/content/page/base'), await get('/content/page/base', 'ca')];
  expect(getBasePage.answer.parse(es)).toEqual(es);
  expect(es.legal).toMatchObject({ company: 'Can Eina Badalona, S.L.', taxId: 'B00000000' });
  expect(ca.slogan).toBe('La casa de l’eina');
  expect([es.paymentMarks, ca.paymentMarks]).toEqual([['Transferencia'], ['Transferència']]);
});

describe('the demo shop', () => {
  it('promises no time of delivery: the slots say when', () => {
    const pages = readdirSync(join(shopDir, 'pages')).map((name) => join(shopDir, 'pages', name));
    for (const file of [join(shopDir, 'shop.json'), ...pages])
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\d\s*(?:[-–/]|a)\s*\d+\s*(?:h\b|hor(?:as|es))/i);
  });

  it('sells no legal right as a merit', () => {
    const merits = JSON.stringify([shop.slogan, shop.description, shop.sellingPoints, shop.service]);
    expect(merits).not.toMatch(/garant|desist|\b14 d/i);
  });
});

it('names the error in shop.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const data = JSON.parse(readFileSync(join(shopDir, 'shop.json'), 'utf8'));
  data.openingHours.week[2] = '8 a 14';
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(data));
  expect(() => readShopData(folder)).toThrow(/shop\.json is wrong: openingHours\.week\.2 must read/);
});

it.each([
  [{ coords: undefined }, /address belongs together with coords and openingHours/],
  [
    { address: undefined, coords: undefined, openingHours: undefined },
    /legal\.address is needed in a shop without a store/,
  ],
  [{ languages: ['ca'] }, /languages/],
  [{ payments: [] }, /payments/],
  [{ payments: ['card', 'card'] }, /payments has a method twice/],
])('refuses shop.json with %j', (change, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const data = JSON.parse(readFileSync(join(shopDir, 'shop.json'), 'utf8'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...data, ...change }));
  expect(() => readShopData(folder)).toThrow(message);
});

it('names its numbers as a producer with its registers, and whether it has joined an arbitration board', () => {
  const issuerOf = (own: Partial<ShopData>) =>
    createStore({
      ...{ shop: { ...shop, ...own }, clock: () => new Date(0), publicUrl: 'https://shop.example' },
      ...{ paymentMarks: () => [], hasPickup: () => true },
    });
  const numbers = issuerOf({ producerNumbers: { aee: '1234', pyA: '567' } });
  expect(numbers.issuer('es').registry).toMatch(/^Registro Mercantil .* · RII-AEE 1234 · RII-PyA 567$/);
  expect(numbers.facts('ca')['registry']).toMatch(/^Registre Mercantil .* · RII-AEE 1234 · RII-PyA 567$/);
  expect(issuerOf({ producerNumbers: {} }).issuer('es').registry).not.toContain('RII');
  expect(issuerOf({ arbitration: { es: 'Junta X', ca: 'Junta X' } }).facts('es')['arbitration']).toContain('Junta X');
  expect(issuerOf({ arbitration: null }).facts('ca')['arbitration']).toMatch(/^No estem adherits/);
});

it('keeps the telephone number of texts on one line', () => {
  const { phone, phoneNumber } = storeFor('2026-11-17T10:00:00Z').facts('es');
  expect([phone, phoneNumber]).toEqual(['+34\u00a093\u00a0000\u00a000\u00a000', '+34930000000']);
});

it('offers the ways to reach the store’s people in both languages', async () => {
  const { channels, team } = storeFor('2026-11-17T10:00:00Z').visit('ca');
  expect(channels.map(({ kind, url }) => [kind, url])).toEqual([
    ['phone', 'tel:+34930000000'],
    ['chat', 'https://wa.me/34930000000'],
    ['email', 'mailto:hola@caneina.example'],
    ['workshop', 'tel:+34930000001'],
  ]);
  expect(team[0]).toEqual({ name: 'Jordi', does: 'Taulell, fusta i fixació' });
});

describe('shop.json', () => {
  const demo = JSON.parse(readFileSync(join(shopDir, 'shop.json'), 'utf8'));
  const read = (change: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-'));
    writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...demo, ...change }, null, 2));
    return readShopData(folder);
  };

  it('names every unknown key and every other fault, each in one line', () => {
    expect(() => read({ invoice: { series: 'A' }, colours: 1, name: '' })).toThrow(
      /^\S+shop\.json is wrong: name .+ \(line 2\)\n\S+ is wrong: invoice\.series: unknown, did you mean invoicing\.series\? \(line \d+\)\n\S+ is wrong: colours: unknown \(line \d+\)$/,
    );
  });

  it('needs no Catalan words in a shop of Spanish alone', () => {
    expect(read({ languages: ['es'], slogan: { es: 'Todo' } }).slogan).toEqual({ es: 'Todo', ca: 'Todo' });
    expect(() => read({ slogan: { es: 'Todo' } })).toThrow('slogan.ca is missing');
    expect(() => read({ languages: ['ca'] })).toThrow('languages must be ["es"] or ["es", "ca"]');
  });

  it('has defaults for what a first shop need not know', () => {
    expect(read({})).toMatchObject({
      languages: ['es', 'ca'],
      payments: null,
      orderMails: { to: [], daily: '07:00' },
      invoicing: { enabled: false, series: '' },
      theme: null,
      lowStock: null,
      progressiveReductions: false,
      hstsSubdomains: false,
    });
  });
});
