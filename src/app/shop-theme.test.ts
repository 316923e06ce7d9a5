import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { themeSchema } from '#areas/store/theme.ts';
import { makeLogoFiles } from '#platform/pictures/logo-files.ts';
import { StartError } from '#platform/start-error.ts';
import { dayMs } from '#values/durations.ts';
import { shopData, startSecondShop } from './second-shop.fixture.ts';

const theme = { primary: '#8fd3a5', ink: '#10284a' };
let shop: Awaited<ReturnType<typeof startSecondShop>>;

beforeAll(async () => {
  shop = await startSecondShop({ shop: { theme } });
});
afterAll(() => shop.stop());

it('gives pages, their surroundings and mails the shop’s two colours', async () => {
  const { body } = await shop.get('/');
  const [, path] = /<link rel="stylesheet" href="(\/theme-[\da-f]+\.css)">/.exec(body)!;
  expect(body.indexOf(path!)).toBeGreaterThan(body.lastIndexOf('/assets/', body.indexOf('</head>')) > 0 ? 0 : -1);
  expect(body).toContain('<meta name="theme-color" content="#10284a">');
  const styles = await shop.get(path!);
  expect(styles.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': /immutable/ });
  expect(styles.body).toMatch(/--ink:#10284a;.*--yellow:#8fd3a5;/);
  expect(JSON.parse((await shop.get('/manifest.webmanifest')).body)).toMatchObject({ theme_color: '#10284a' });
});

it.each([
  [
    { primary: '#003366', ink: '#14171a' },
    /primary.*is hard to read under text of the colour ink \(#14171a\): a contrast of 1\.\d/,
  ],
  [{ primary: '#ffc61a', ink: '#999999' }, /ink.*is hard to read on light grounds \(#f1eee7\): a contrast of 2\.\d/],
  [{ primary: 'yellow', ink: '#14171a' }, /primary.*is no colour/],
])('refuses to start with colours that nobody can read: %j', async (colours, message) => {
  expect(themeSchema.safeParse(colours).success).toBe(false);
  await writeFile(join(shop.shopDir, 'shop.json'), JSON.stringify({ ...shopData, theme: colours }));
  expect(() => readShopData(shop.shopDir)).toThrow(message);
});

it('deletes what was made of an earlier logo after a month', async () => {
  const made = join(shop.dataDir, 'logo');
  const publicFiles = join(shop.shopDir, 'public');
  for (const [name, days] of [
    ['old', 31],
    ['recent', 29],
  ] as const) {
    await mkdir(join(made, name));
    const time = new Date(Date.now() - days * dayMs);
    await utimes(join(made, name), time, time);
  }
  const folder = await makeLogoFiles({ publicFiles, dataDir: shop.dataDir, ink: theme.ink });
  expect((await readdir(made)).sort()).toEqual([basename(folder!), 'recent'].sort());
});

it('refuses a logo that is no picture, which would be left out of all that is made of it', async () => {
  const publicFiles = await mkdtemp(join(tmpdir(), 'broken-logo-'));
  onTestFinished(() => rm(publicFiles, { recursive: true }));
  await writeFile(join(publicFiles, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0');
  await expect(makeLogoFiles({ publicFiles, dataDir: shop.dataDir, ink: '#14171a' })).rejects.toThrow(
    new StartError('public/logo.svg in SHOP_DIR is not a picture.'),
  );
});

it.each([
  ['/icon-512.png', 'png', 512, 512],
  ['/icon-maskable-512.png', 'png', 512, 512],
  ['/apple-touch-icon.png', 'png', 180, 180],
  ['/share.jpg', 'jpeg', 1200, 630],
  ['/mail-logo.png', 'png', 80, 88],
  ['/document-logo.png', 'png', 240, 264],
])('makes %s of the one logo, on the shop’s ink', async (path, format, width, height) => {
  const { rawPayload } = await shop.get(path);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width, height });
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3)];
  // The middle is the logo's own colour, #112233.
  expect(
    Math.max(...at(width / 2, height / 2).map((part, index) => Math.abs(part - [0x11, 0x22, 0x33][index]!))),
  ).toBeLessThan(8);
  if (path !== '/mail-logo.png')
    expect(
      Math.max(...at(3, height / 2).map((part, index) => Math.abs(part - [0x10, 0x28, 0x4a][index]!))),
    ).toBeLessThan(8);
});

it('makes the icon of tabs and the pin of the map of it too', async () => {
  const { rawPayload } = await shop.get('/favicon.ico');
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(rawPayload.subarray(22)).metadata()).width).toBe(32);
  for (const path of ['/favicon.svg', '/store-pin.svg', '/map/store.svg'])
    expect((await shop.get(path)).body).toContain('data:image/svg+xml;base64,');
});
