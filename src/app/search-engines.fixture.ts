import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';

/** A shop with products and promotions of each kind that search engines and feeds tell apart. */
export async function startIndexedShop(publicUrl: string) {
  await buildPages(() => {});
  const shop = await startCatalogue();
  await shop.write(
    'drill.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>',
  );
  await shop.writeRows('attributes.csv', [
    { code: 'weight', name_es: 'Peso', name_ca: 'Pes', type: 'number', unit: 'kg', filter: 'none' },
    { code: 'lumens', name_es: 'Flujo', name_ca: 'Flux', type: 'number', unit: 'lm', filter: 'none' },
    { code: 'voltage', name_es: 'Tensión', name_ca: 'Tensió', type: 'number', unit: 'V', filter: 'list' },
    { code: 'torque', name_es: 'Par', name_ca: 'Parell', type: 'number', unit: 'Nm', filter: 'list' },
  ]);
  const rows = Array.from({ length: 26 }, (_, index) =>
    productCells(`A-${index}`, {
      pictures: 'drill.svg',
      attributes: `voltage=${[12, 18, 36][index % 3]}|torque=${[40, 60][index % 2]}`,
    }),
  );
  rows.push(
    productCells('KIT', {
      pictures: 'drill.svg',
      kit: 'A-1*2',
      kit_extra_es: '3*Tornillos',
      kit_extra_ca: '3*Cargols',
    }),
    productCells('PAINT', {
      price: '14.90',
      pictures: 'drill.svg',
      content: '750',
      content_unit: 'ml',
      sale_price: '8.00',
      ean: '4006381333931',
      withdrawal: 'made_to_measure',
    }),
    productCells('RED', {
      pictures: 'drill.svg',
      model: 'M-1',
      version_es: 'rojo',
      version_ca: 'vermell',
      ean: '2000000000015',
      mpn: 'N-4711/R',
      delivery_class: 'pallet',
    }),
    productCells('BLUE', {
      pictures: 'drill.svg',
      model: 'M-1',
      version_es: 'azul',
      version_ca: 'blau',
      stock: 0,
      guarantee_years: 5,
      guarantee_terms_es: 'La da </script> Norda.',
      guarantee_terms_ca: 'La dona Norda.',
      maker_name: 'Norda',
      maker_address: 'Calle 1',
      maker_contact: 'hola@norda.example',
    }),
    productCells('BULB', {
      pictures: 'drill.svg',
      energy_class: 'F',
      eprel: '1234567',
      description_es: '<p>Luz.</p><ul><li>Casquillo E27.</li><li>806 lm.</li></ul>',
      attributes: 'weight=0.05|lumens=806',
    }),
    productCells('STOVE', { energy_class: 'A+', energy_scale: 'A++-G', eprel: 'demo-1' }),
    productCells('OLD', { pictures: 'drill.svg', status: 'archived' }),
    productCells('SERVICE', { pictures: 'drill.svg', virtual: 1 }),
    productCells('BRANDLESS', {
      brand: '',
      mpn: '7',
      ean: '2000000000015',
      model: 'M-2',
      version_es: '125 mm',
      version_ca: '125 mm',
    }),
    productCells('BARE', { price: '', brand: '' }),
  );
  await shop.writeRows('products.csv', rows);
  await shop.importFrom();
  await shop.writeRows('products.csv', [productCells('A-0', { name_es: 'Otro nombre' }), ...rows.slice(1)]);
  await shop.importFrom();
  const shopDir = await mkdtemp(join(tmpdir(), 'shop-'));
  await cp('demo/shop', shopDir, { recursive: true });
  await writePromotion(shopDir, 'reduced', 'from: 2026-11-01\nproducts: { reduced: true }');
  await writePromotion(shopDir, 'kits', 'from: 2026-11-20\nto: 2026-11-20\nproducts: { articles: [NONE, KIT] }');
  await writePromotion(shopDir, 'unknown', 'from: 2026-11-01\nproducts: { articles: [NONE] }');
  await writePromotion(shopDir, 'archived', 'from: 2026-11-01\nproducts: { articles: [OLD] }');
  await writePromotion(shopDir, 'ended', 'from: 2026-11-01\nto: 2026-11-19\nproducts: { reduced: true }');
  await writePromotion(shopDir, 'future', 'from: 2026-11-21\nproducts: { reduced: true }');
  const app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir, SHOP_DIR: shopDir, PUBLIC_URL: publicUrl }),
    database: shop.database,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
  });
  await app.ready();
  return {
    app,
    async stop() {
      await app.close();
      await shop.stop();
      await rm(shopDir, { recursive: true });
    },
  };
}

/** What the head of a page says to a search engine: title, metas, canonical address, and alternates by language. */
export async function readPageHead(app: FastifyInstance, url: string) {
  const { statusCode, body } = await app.inject({ url });
  const [head] = body.split('</head>') as [string];
  return {
    statusCode,
    lang: /<html lang="(\w+)"/.exec(head)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    alternates: Object.fromEntries(
      Array.from(head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g), ([, language, href]) => [
        language,
        href,
      ]),
    ),
  };
}

/** Adds a promotion to the demo's, whose sections this catalogue does not have. */
async function writePromotion(shopDir: string, slug: string, values: string): Promise<void> {
  for (const [locale, name, shared] of [
    ['es', 'Promoción', `picture: /workshop.svg\n${values}\n`],
    ['ca', 'Promoció', ''],
  ] as const)
    await writeFile(
      join(shopDir, 'promotions', `${slug}.${locale}.md`),
      `---\ntitle: ${name} ${slug}\ndescription: ${name} ${slug} de la tienda.\nsummary: ${slug}\n${shared}---\n`,
    );
}
