import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';

export const publicUrl = 'https://moncayo.example';
const hours = '09:30 - 13:30 / 17:00 - 20:00';

/** A hardware store of Zaragoza that speaks Spanish alone and has nothing in common with the demo's. */
export const shopData = {
  name: 'Ferretería Moncayo',
  languages: ['es'],
  slogan: { es: 'Menaje y ferretería' },
  description: { es: 'Cerrajería, menaje y riego en Zaragoza.' },
  address: { street: 'Calle de las Armas, 12', postalCode: '50003', city: 'Zaragoza', province: 'Zaragoza' },
  coords: { lat: 41.6571, lng: -0.8873 },
  phone: '+34 976 11 22 33',
  email: 'pedidos@moncayo.example',
  messaging: 'https://wa.me/34976112233',
  social: [],
  legal: {
    company: 'Ferretería Moncayo, S.L.',
    taxId: 'B50123456',
    address: { street: 'Calle de las Armas, 12', postalCode: '50003', city: 'Zaragoza', province: 'Zaragoza' },
    registry: { es: 'Registro Mercantil de Zaragoza, tomo 1, folio 2, hoja Z-3' },
    privacyEmail: 'datos@moncayo.example',
  },
  returns: { days: 14, paidBy: 'customer' },
  delivery: { freeFrom: 80 },
  bank: { iban: 'ES79 2100 0813 6101 2345 6789', beneficiary: 'Ferretería Moncayo, S.L.' },
  financing: {
    sequra: { months: [3, 6], tin: 10, tae: 10.47, minAmount: 50, maxAmount: 2000 },
  },
  openingHours: {
    week: [hours, hours, hours, hours, hours, '09:30 - 13:30', 'Cerrado'],
    note: { es: '' },
    exceptions: [],
  },
};

const deliveryData = {
  map: { centre: { lat: 41.6571, lng: -0.8873 }, zoom: 12 },
  pickup: {},
  delivery: {
    week: ['09:00 - 13:00', '09:00 - 13:00', '09:00 - 13:00', '09:00 - 13:00', '09:00 - 13:00', 'Cerrado', 'Cerrado'],
    leadDays: 1,
    cutOff: '12:00',
  },
};
const zone = {
  type: 'Feature',
  id: 1,
  properties: { name: { es: 'Ciudad' }, price: { parcel: 5 }, priority: 1, fill: '#2e7d32', stroke: '#1b5e20' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-1, 41.6],
        [-0.8, 41.6],
        [-0.8, 41.7],
        [-1, 41.7],
        [-1, 41.6],
      ],
    ],
  },
};
const pages = [
  'main',
  'contacts',
  'working-hours',
  'about',
  'delivery',
  'faq',
  'returns',
  'privacy-policy',
  'cookies',
  'legal-notice',
  'financing',
];
const link = (path: string) => ({ name: { es: `Ir a ${path}` }, link: path });
const menu = {
  header: ['/brands', '/offers', '/tools-by-job', '/financing', '/working-hours'].map(link),
  footer: [{ name: { es: 'Ayuda' }, children: pages.slice(1).map((page) => link(`/${page}`)) }],
  bottom: [link('/legal-notice')],
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44"><path fill="#123" d="M4 4h32v36H4z"/></svg>';

export interface SecondShop {
  /** Replaces keys of shop.json; undefined leaves them out. */
  readonly shop?: Record<string, unknown>;
  readonly delivery?: Record<string, unknown>;
  readonly settings?: Record<string, string>;
  /** Leaves out what only a store has in menus. */
  readonly isOnlineOnly?: boolean;
}

/** Starts that shop, with its pages, on a database of its own and three products. */
export async function startSecondShop({ shop = {}, delivery = {}, settings = {} }: SecondShop = {}) {
  await buildPages(() => {});
  const shopDir = await mkdtemp(join(tmpdir(), 'second-shop-'));
  const write = (name: string, text: string | object) =>
    writeFile(join(shopDir, name), typeof text === 'string' ? text : JSON.stringify(text));
  await mkdir(join(shopDir, 'pages'));
  await mkdir(join(shopDir, 'public'));
  await write('shop.json', { ...shopData, ...shop });
  await write('delivery.json', { ...deliveryData, ...delivery });
  await write('zones.geojson', { type: 'FeatureCollection', features: [zone] });
  await write('menu.json', menu);
  await write('public/logo.svg', logo);
  for (const page of pages)
    await write(
      `pages/${page}.es.md`,
      `---\ntitle: Página ${page}\ndescription: 'De {{name}}.'\nupdated: 2026-11-22\n---\n\nTexto de {{name}}.\n`,
    );

  const catalogue = await startCatalogue();
  await catalogue.write(
    'tap.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>',
  );
  await catalogue.writeRows('sections.csv', [
    { code: 'riego', parent: '', slug: 'riego', name_es: 'Riego' },
    { code: 'mangueras-riego', parent: 'riego', slug: 'mangueras', name_es: 'Mangueras' },
  ]);
  await catalogue.writeRows('brands.csv', [{ code: 'ebro', name: 'Ebro' }]);
  await catalogue.writeRows('attributes.csv', [{ code: 'largo', name_es: 'Largo', type: 'number', unit: 'm' }]);
  await catalogue.writeRows('products.csv', [
    {
      article: 'ZG/7',
      name_es: 'Manguera de jardín',
      section: 'mangueras-riego',
      brand: 'ebro',
      price: '120.00',
      stock: 9,
      pictures: 'tap.svg',
      published_at: '2026-01-01',
    },
    {
      article: 'ZG/8',
      name_es: 'Racor de latón',
      section: 'mangueras-riego',
      brand: 'ebro',
      price: '3.50',
      stock: 9,
      published_at: '2026-01-01',
    },
    {
      article: 'ZG/9',
      name_es: 'Programador de riego',
      section: 'mangueras-riego',
      brand: 'ebro',
      price: '',
      stock: 1,
      published_at: '2026-01-01',
    },
  ]);
  await catalogue.importFrom();
  const {
    rows: [product],
  } = await catalogue.database.$client.query<{ id: number }>('SELECT id FROM catalogue_products ORDER BY id');
  const app = await createApp({
    config: readConfig({ DATA_DIR: catalogue.dataDir, SHOP_DIR: shopDir, PUBLIC_URL: publicUrl, ...settings }),
    database: catalogue.database,
    clock: catalogue.clock,
    log: pino({ level: 'silent' }),
  });
  await app.ready();
  return {
    app,
    shopDir,
    database: catalogue.database,
    databaseUrl: catalogue.url,
    productId: product!.id,
    dataDir: catalogue.dataDir,
    get: (url: string) => app.inject({ url }),
    async stop() {
      await app.close();
      await catalogue.stop();
      await rm(shopDir, { recursive: true });
    },
  };
}
