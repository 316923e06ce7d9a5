import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { readShopZones } from '#areas/delivery/server/zones/zone-store.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { runCommand } from '../commands/run-command.ts';
import { onlineOnly, withStore } from './answers.fixture.ts';
import { refuseUnrealShop } from '../shop-check/refuse-unreal-shop.ts';

let folder: string;
let shop: Shop | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-new-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...typed: string[]): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await runCommand(typed, {}).finally(() => log.mockRestore());
  return lines.join('\n');
}

async function makeShop(name: string, answers: object): Promise<string> {
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(answers));
  await run('shop', 'new', join(folder, name), '--answers', file);
  return join(folder, name);
}

const clean = "Nothing is missing, unknown, untrue or still the demo's.";

it('makes a shop with a store in two languages that is checked clean, opens and sells', async () => {
  const around = { name: 'Alrededores', postalCodes: ['50171-50179'], price: 12 };
  const shopDir = await makeShop('ebro', { ...withStore, zones: [...withStore.zones, around] });
  expect(await run('shop', 'check', shopDir)).toBe(clean);
  expect(process.exitCode ?? 0).toBe(0);
  shop = await startShop({ SHOP_DIR: shopDir });
  const browser = shop.browser();
  expect((await browser.send('GET', '/content/page/base')).body.legal).toMatchObject({ company: 'Ana Lahoz Gil' });
  for (const page of ['main', 'contacts', 'legal-notice', 'privacy-policy', 'cookies', 'returns', 'accessibility'])
    for (const locale of ['es', 'ca']) {
      const { status, body } = await shop.browser({ locale }).send('GET', `/content/page/${page}`);
      expect([page, status, JSON.stringify(body).includes('{{')]).toEqual([page, 200, false]);
    }
  await addProduct(shop.database, { article: 'drill', stock: 5 });
  const zoneOf = async (zipcode: string) =>
    (await browser.send('GET', `/service/geo/search?text=${encodeURIComponent(`${zipcode}`)}`)).body.list[0].zone;
  expect(await zoneOf('50003')).toMatchObject({ name: 'Zaragoza', deliverable: true });
  expect(await zoneOf('28001')).toBeNull();
  const { body } = await browser.send('GET', '/content/page/delivery');
  expect(body.zones.filter(({ name }: { name: string }) => name === 'Alrededores')).toMatchObject([{ price: 12 }]);
  // The code of an address decides, not the first code of the town at its point, which is 50001 here.
  const [lat, lng] = [41.6563, -0.8866];
  const zoneAt = async (query: string) =>
    (await browser.send('GET', `/service/geo/reverse?lat=${lat}&lng=${lng}${query}`)).body.value.zone;
  expect(await zoneAt('')).toMatchObject({ name: 'Zaragoza' });
  expect(await zoneAt('&zipcode=50003')).toMatchObject({ name: 'Zaragoza' });
  expect(await zoneAt('&zipcode=50190')).toBeNull();
});

it('makes a shop that is online only, in Spanish, without a phone and without transfers', async () => {
  const shopDir = await makeShop('sur', onlineOnly);
  expect(await run('shop', 'check', shopDir)).toBe(clean);
  expect((await readdir(join(shopDir, 'pages'))).filter((file) => !file.endsWith('.es.md'))).toEqual([]);
  const files = await readdir(shopDir, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((entry) => entry.isFile() && !entry.name.startsWith('cookies')))
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/Badalona|Eina|Barcelona|"ca"/);
  const zones = JSON.parse(await readFile(join(shopDir, 'zones.geojson'), 'utf8'));
  expect(zones.features[0].properties).toMatchObject({ postalCodes: ['11001', '11002'], price: 4.5, freeFrom: null });
});

it('asks ten questions on a terminal, those with a wrong answer again', async () => {
  const typed = [
    'Ferretería Prueba',
    '',
    '12345678A',
    '12345678-z',
    '',
    'Calle Mayor, 1, 50001 Zaragoza',
    'n',
    '',
    '',
    'n',
  ];
  typed.push('', '50001-50018', '5,90 €', '60', '', 'paypal', 'Tarjeta', 'https://www.prueba.es/');
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const command = [cli, 'shop', 'new', join(folder, 'asked')];
  const { status, stdout } = spawnSync(process.execPath, command, { input: typed.join('\n'), encoding: 'utf8' });
  expect([status, stdout.match(/^(?:> )?\d+\. /gm)!.length]).toEqual([0, 13]);
  expect(stdout.match(/Así no vale: .*/g)).toEqual([
    'Así no vale: un NIF, NIE o CIF entero, cuya letra o cifra de control cuadra.',
    'Así no vale: sin tienda hace falta al menos una zona de entrega.',
    'Así no vale: una o más de tarjeta, bizum, transferencia, crediya, sequra.',
  ]);
  expect(await run('shop', 'check', join(folder, 'asked'))).toBe(clean);
  const shop = JSON.parse(await readFile(join(folder, 'asked', 'shop.json'), 'utf8'));
  expect([shop.legal.taxId, shop.payments, shop.email]).toEqual(['12345678Z', ['card'], 'info@prueba.es']);
});

it('asks a company with a store for its entry in the register and its holidays', async () => {
  const company = ['Ferretería Muro', 'Muro, S.L.', 'B12345674', 'Registro Mercantil de Soria, hoja SO-1'];
  const store = ['Calle Real, 2; 42001 Soria', 's', 's', 'de 9 a 2', '09:00 - 14:00', '10:00 - 13:00', 'cerrado'];
  const rest = ['31/2/2027', '6/1/2027, 2026-12-08', '', '', 'n', '', 'tarjeta', 'muro.es'];
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const input = [...company, ...store, ...rest].join('\n');
  const command = [cli, 'shop', 'new', join(folder, 'company')];
  const { status, stdout } = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.match(/Así no vale: .*/g)).toEqual([
    'Así no vale: horas de cuatro cifras, como 09:00 - 13:30, con una barra entre mañana y tarde, o Cerrado.',
    'Así no vale: fechas con día, mes y año, separadas por comas.',
  ]);
  const shop = readShopData(join(folder, 'company'));
  expect(shop.legal).toMatchObject({ company: 'Muro, S.L.', registry: { es: company[3] } });
  expect(shop.openingHours!.exceptions).toEqual([
    { date: '2026-12-08', workTime: 'Cerrado' },
    { date: '2027-01-06', workTime: 'Cerrado' },
  ]);
});

it('makes zones of towns whose outlines are simplified too much, and of many provinces', async () => {
  const shopDir = await makeShop('wide', {
    ...onlineOnly,
    zones: [
      // One with a hole that encloses nothing, one whose border crosses itself, one of which a line is left.
      { postalCodes: ['06001', '03516', '08512'], price: 5 },
      { postalCodes: ['05001-05999', '06002-08511', '08513-09999'], price: 9 },
    ],
  });
  const data = readDeliveryData(shopDir, { hasStore: false });
  const zones = readShopZones(shopDir, data);
  expect(zones.filter(({ postalCodes }) => postalCodes!.has('08911')).length).toBeGreaterThan(1000);
});

it('takes names, addresses, tax and account numbers as they are typed', async () => {
  const answers = {
    ...onlineOnly,
    nif: 'NIF: ES 12.345.678-z',
    email: 'hola@cargolería.es',
    name: "Tornillos $& d'aquí",
    payment: ['transfer'],
    iban: 'es7921000813610123456789',
  };
  const shopDir = await makeShop('typed', answers);
  expect(readShopData(shopDir)).toMatchObject({
    description: { es: expect.stringContaining("Tornillos $& d'aquí") },
    bank: { iban: 'ES79 2100 0813 6101 2345 6789' },
    legal: { taxId: '12345678Z' },
    email: 'hola@xn--cargolera-n5a.es',
  });
});

it('makes nothing in a folder that has something, and names every wrong answer', async () => {
  const used = join(folder, 'used');
  await mkdir(used);
  await writeFile(join(used, 'notes.txt'), '');
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(withStore));
  await expect(run('shop', 'new', used, '--answers', file)).rejects.toThrow('is not empty');
  const zones = [...withStore.zones, { postalCodes: ['50010'], price: 9 }];
  await writeFile(file, JSON.stringify({ ...withStore, zones }));
  const isTwice = 'zones.2.postalCodes: 50010 is in zones.0 too';
  await expect(run('shop', 'new', join(folder, 'none'), '--answers', file)).rejects.toThrow(isTwice);
  await writeFile(file, JSON.stringify({ ...withStore, nif: '12345678A', telefono: '1', iban: 'ES00' }, null, 1));
  await expect(run('shop', 'new', join(folder, 'none'), '--answers', file)).rejects.toThrow(
    /nif is no NIF[^]*iban is no IBAN[^]*telefono: unknown/,
  );
  await expect(readdir(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it('production takes what it makes', () => {
  for (const name of ['ebro', 'sur']) {
    const shopDir = join(folder, name);
    expect(() => refuseUnrealShop(shopDir, readShopData(shopDir))).not.toThrow();
  }
});
