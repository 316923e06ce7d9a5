import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { buildPages } from '../../scripts/build.ts';
import { answers } from './shop-new/answers.ts';
import { withStore } from './shop-new/answers.fixture.ts';
import { makeShop } from './shop-new/make-shop.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const patience = { timeout: 60_000, interval: 100 };
let test: TestDatabase;
let folder: string;
let shopDir: string;

beforeAll(async () => {
  await buildPages(() => {});
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-reopened-'));
  shopDir = join(folder, 'shop');
  await makeShop(shopDir, answers.parse(withStore));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ShopProcess> {
  const port = await freePort();
  const settings = {
    SHOP_DIR: shopDir,
    DATABASE_URL: test.url,
    DATA_DIR: join(folder, 'var'),
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const shop = new ShopProcess(settings, port);
  await shop.open();
  return shop;
}

const write = (file: string, data: object) => writeFile(join(shopDir, file), JSON.stringify(data));

it('shows changed data of all kinds while it runs, and loses no request', async () => {
  const shop = await start();
  const get = async (path: string) => {
    const response = await fetch(shop.url + path, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };
  const call = async (path: string) => JSON.parse((await get(`/api${path}`)).text);
  expect((await get('/ca')).status).toBe(200);
  expect((await get('/fotos/taller%20nuevo.svg')).status).toBe(404);
  expect(/\/theme-|Jalón/.exec((await get('/')).text)).toBeNull();
  expect((await call('/service/map')).zoom).toBe(11);
  expect((await call('/content/contact/base')).address).toContain('San Pablo');

  // What it says, where it refuses: of a health check which part was missing.
  const answered = new Set<number | string>();
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      for (const path of ['/', '/contacts', '/healthz']) {
        const { status, text } = await get(path);
        answered.add(status < 500 ? status : text);
      }
      await sleep(20);
    }
  })();

  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await mkdir(join(shopDir, 'public/fotos'));
  await writeFile(join(shopDir, 'public/fotos/taller nuevo.svg'), picture);
  expect(await get('/fotos/taller%20nuevo.svg')).toEqual({ status: 200, text: picture });

  // The same shop in Spanish, without a store, under another name and with colours.
  const online = join(folder, 'online');
  const { hours: _, ...others } = withStore;
  await makeShop(
    online,
    answers.parse({ ...others, name: 'Ferretería Jalón', languages: ['es'], store: null, pickup: false }),
  );
  const read = async (file: string) => JSON.parse(await readFile(join(online, file), 'utf8'));
  const [menu, delivery] = [await read('menu.json'), await read('delivery.json')];
  const changed = { ...(await read('shop.json')), theme: { primary: '#8fd3a5', ink: '#10284a' } };
  // Refused as a whole: the shop goes on as it was, and says why.
  await write('shop.json', { ...changed, theme: { primary: '#000000', ink: '#10284a' } });
  await write('menu.json', { ...menu, header: [] });
  await vi.waitFor(() => expect(shop.output).toContain('the shop goes on as it was'), patience);
  expect(shop.output).toContain('is hard to read');
  expect((await get('/ca')).status).toBe(200);

  await cp(join(online, 'pages'), join(shopDir, 'pages'), { recursive: true });
  await write('delivery.json', { ...delivery, map: { ...delivery.map, zoom: 9 } });
  await write('shop.json', changed);
  await vi.waitFor(async () => expect([(await get('/ca')).status, shop.output]).toEqual([301, shop.output]), patience);
  isOver = true;
  await visitor;
  expect([...answered]).toEqual([200]);

  const { text } = await get('/');
  expect(text.includes('Ferretería Jalón')).toBe(true);
  const [style] = /\/theme-[\da-f]+\.css/.exec(text)!;
  expect((await get(style)).text).toContain('--ink:#10284a');
  expect((await get('/theme-0123456789ab.css')).text).toContain('--ink:#10284a');
  expect((await call('/content/contact/base')).address).toBeNull();
  expect((await get('/working-hours')).status).toBe(404);
  expect((await call('/service/map')).zoom).toBe(9);
  expect((await call('/menu')).header).toEqual([]);
  expect((await get('/manifest.webmanifest')).text).toContain('#10284a');
  expect(await get('/fotos/taller%20nuevo.svg')).toEqual({ status: 200, text: picture });
  shop.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
});
