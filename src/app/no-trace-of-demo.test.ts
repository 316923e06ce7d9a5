import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from '#areas/account/server/account.fixture.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
import { runCommand } from './commands/run-command.ts';
import { type SecondShop, startSecondShop } from './second-shop.fixture.ts';

const demoShop = 'demo/shop';
const demo = JSON.parse(readFileSync(join(demoShop, 'shop.json'), 'utf8'));
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the demo's own data say of it, and its language, town, province, streets and articles. */
const words = [
  demo.name,
  demo.address.street,
  demo.address.postalCode,
  demo.phone.slice(0, 10),
  demo.legal.taxId,
  demo.bank.iban.slice(0, 12),
  demo.coords.lat,
  demo.slogan.es,
  new URL(demo.messaging).pathname,
].map((word) => escape(String(word)));
const trace = new RegExp(
  [
    ...words,
    'caneina',
    'badalona',
    'barcelona',
    '\\beina',
    'sant bru',
    '0891\\d',
    '\\b\\d\\d-\\d{3,5}\\b(?!-)',
    'tienda y almac',
    'mostrador',
    '/ca/',
  ].join('|'),
  'gi',
);
/** What a shop without a store, telephone and lenders promises nowhere. */
const offWords =
  /working-hours|\/financing|recog|(?<!buscar |llegado |ir |volver |escrito |dirección )\b(?:a|en|nuestra) (?:la )?tienda|horario|bizum|sequra|crediya|plazos|financi|cómo llegar|tel:|maps\/dir/gi;

/** What a store from which nothing is collected promises nowhere. */
const pickupWords = /rec[oó][gj]|pickup\.svg/gi;
const nothing = /(?!)/g;

/** Where a text has one of the words, with what stands around it, without numbers that only look like articles: drawings, ids, dates. */
function tracesIn(text: string, forbidden = trace): string[] {
  const read = text.replaceAll(
    /\/assets\/[\w.-]+|\/pictures\/[\w./-]+|<(?:path|svg)[^>]*>|[\w-]{24,}|"financing":\[\]|\d{4}-\d\d-\d\d|(?:[A-Z]-)?26-\d{5,6}/g,
    ' ',
  );
  return Array.from(read.matchAll(forbidden), ({ 0: found, index }) =>
    read.slice(Math.max(0, index - 40), index + found.length + 20),
  );
}

const demoPictures = new Map(
  readdirSync(join(demoShop, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [createHash('sha256').update(readFileSync(file)).digest('hex'), file]),
);

const fixedPages = [
  ...['/', '/catalog', '/offers', '/new-products', '/brands', '/promotions', '/tools-by-job', '/projects', '/search'],
  ...[
    '/search/manguera',
    '/search/nada',
    '/quick-order',
    '/basket',
    '/favorites',
    '/compare',
    '/checkout',
    '/contacts',
  ],
  ...[
    '/order/track',
    '/withdrawal',
    '/financing',
    '/financing/status',
    '/profile/personal',
    '/profile/orders',
    '/none',
  ],
];
const files = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/feeds/google-es.xml', '/.well-known/security.txt'],
  ...['/api/service/map', '/api/content/page/base', '/api/content/contact/base', '/api/menu/full', '/api/openapi.json'],
  ...['/api/content/page/contacts', '/api/service/sequra/settings', '/map/store.svg', '/map/zones.svg'],
];
const pictures = [
  ...[
    '/favicon.ico',
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
  ],
  ...[
    '/share.jpg',
    '/logo.svg',
    '/mail-logo.png',
    '/document-logo.png',
    '/not-found.svg',
    '/page-failed.svg',
    '/server-away.svg',
    '/store-pin.svg',
  ],
];

it('finds what it looks for', async () => {
  expect(tracesIn('Llama a Can Eina (08912 Badalona), art. 48-25407.')).toHaveLength(4);
  expect(tracesIn('Ferretería Moncayo, 50003 Zaragoza, pedido 26-123456 del 2026-11-22')).toEqual([]);
});

describe.each<[string, SecondShop]>([
  ['a store in another town', {}],
  [
    'a shop that sells online only, by card and transfer',
    {
      shop: {
        ...{ address: undefined, coords: undefined, openingHours: undefined, phone: undefined, messaging: undefined },
        payments: ['card', 'transfer'],
      },
      isOnlineOnly: true,
    },
  ],
  ['a store from which nothing is collected', { delivery: { pickup: null } }],
])('%s', (_name, change) => {
  let shop: Awaited<ReturnType<typeof startSecondShop>>;
  const isOnlineOnly = change.isOnlineOnly === true;
  const hasPickup = !isOnlineOnly && change.delivery?.pickup !== null;
  const off = isOnlineOnly ? offWords : hasPickup ? nothing : pickupWords;
  beforeAll(async () => {
    shop = await startSecondShop(change);
  });
  afterAll(() => shop.stop());

  const readText = async (url: string): Promise<string> => (await shop.get(url)).body;

  async function readPages(): Promise<Map<string, string>> {
    const addresses = Array.from(
      (await readText('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, url]) => new URL(url!).pathname,
    );
    const pages = new Map<string, string>();
    const waiting = [...fixedPages, ...addresses];
    for (const path of waiting) {
      if (pages.has(path)) continue;
      const { statusCode, body, headers } = await shop.get(path);
      if (statusCode >= 500) throw new Error(`${path}: ${statusCode}`);
      if (!String(headers['content-type']).startsWith('text/html')) continue;
      pages.set(path, body);
      for (const [, link] of body.matchAll(/href="(\/[^"#?]*)/g))
        if (!/^\/(assets|pictures|api)\b|\./.test(link!)) waiting.push(link!);
    }
    return pages;
  }

  it('has pages that lead to pages, and nothing of the demo in any', async () => {
    const pages = await readPages();
    expect(pages.size).toBeGreaterThan(30);
    const found = [...pages].flatMap(([path, body]) => [
      ...tracesIn(body).map((text) => `${path}: ${text}`),
      // Who had asked a lender still sees what became of it.
      ...(path === '/financing/status' ? [] : tracesIn(body, off).map((text) => `${path}: ${text}`)),
    ]);
    expect(found).toEqual([]);
  });

  it('has files for machines without anything of the demo', async () => {
    for (const path of files) {
      const { statusCode, body } = await shop.get(path);
      expect([path, statusCode, tracesIn(body)]).toEqual([path, 200, []]);
    }
  });

  it('has no picture of the demo', async () => {
    for (const path of pictures) {
      const { statusCode, rawPayload } = await shop.get(path);
      const hash = createHash('sha256').update(rawPayload).digest('hex');
      expect([path, statusCode, demoPictures.get(hash)]).toEqual([path, 200, undefined]);
    }
  });

  it('writes mails and invoices without anything of the demo', async () => {
    const guest = new Browser(shop.app, {});
    const person = { name: 'Ana', lastName: 'Gil Pérez', email: 'ana@ejemplo.es', agree: true };
    await guest.send('POST', '/admin/user/registration', {
      ...person,
      email: 'eva@ejemplo.es',
      password: 'riego-y-llaves',
    });
    await guest.send('POST', '/content/contact/enquiry', {
      name: 'Ana',
      email: person.email,
      subject: 'other',
      message: 'Hola.',
      agree: true,
    });
    await guest.send('POST', '/sale/checkout-account', person);
    const found = (await guest.send('POST', '/search', { query: 'manguera' })).body;
    await guest.send('POST', '/sale/basket', { product_id: shop.productId, quantity: 1 });
    expect(JSON.stringify(found)).toContain('Manguera');
    const { slots } = (await guest.send('GET', '/service/delivery/init')).body;
    const home = slots.find(
      (slot: { type: string; notFor: string[] }) => slot.type === 'delivery' && !slot.notFor.includes('transfer'),
    );
    const placed = await guest.send('POST', '/sale/order', {
      customer: { type: 'individual', name: 'Ana', surname: 'Gil Pérez', email: person.email, phone: '612 34 56 78' },
      delivery: hasPickup
        ? { type: 'pickup', pickupPointId: 1 }
        : {
            type: 'delivery',
            address: {
              value: { latLng: { lat: 41.6571, lng: -0.8873 }, address: null, zipcode: '50003', placeId: null },
              ...{ street: 'Calle Mayor', house: '3', city: 'Zaragoza' },
            },
            date: home.date,
            slot: { from: home.from, to: home.to },
          },
      payment: 'transfer',
      comment: '',
      agree: true,
    });
    expect([placed.status, placed.body.code]).toEqual([200, undefined]);
    const { orderId, number } = placed.body;
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const settings = {
      PATH: process.env.PATH,
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.dataDir,
      SHOP_DIR: shop.shopDir,
      LOG_LEVEL: 'silent',
    };
    await runCommand(['orders', 'paid', number], settings);
    log.mockRestore();

    const mails = async (): Promise<{ text: string; html: string; subject: string }[]> =>
      JSON.parse(await readText('/dev/mailbox.json'));
    await vi.waitFor(async () => expect((await mails()).length).toBeGreaterThanOrEqual(5), {
      timeout: 20_000,
      interval: 50,
    });
    for (const { subject, text, html } of await mails()) {
      const all = subject + text + html;
      expect([subject, tracesIn(all), tracesIn(all, off)]).toEqual([subject, [], []]);
    }
    const pdf = await shop.app.inject({
      url: `/api/sale/order/invoice?orderId=${orderId}`,
      headers: { authorization: `Bearer ${guest.accessToken}` },
    });
    expect(pdf.statusCode).toBe(200);
    const text = await textOfPdf(pdf.rawPayload);
    expect(text).toContain('Ferretería Moncayo');
    expect(tracesIn(text)).toEqual([]);
  });

  it('says what it has of a store, and null or nothing of what it has not', async () => {
    const { address, phone, coords, schedule, status } = JSON.parse(await readText('/api/content/contact/base'));
    expect({ address, phone, coords, days: schedule.length, status: typeof status }).toEqual(
      isOnlineOnly
        ? { address: null, phone: null, coords: null, days: 0, status: 'object' }
        : {
            address: 'Calle de las Armas, 12 · 50003 Zaragoza',
            phone: '+34 976 11 22 33',
            coords: { lat: 41.6571, lng: -0.8873 },
            days: 7,
            status: 'string',
          },
    );
  });
});
