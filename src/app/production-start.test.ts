import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { buildPages } from '../../scripts/build.ts';
import { answers } from './shop-new/answers.ts';
import { withStore } from './shop-new/answers.fixture.ts';
import { makeShop } from './shop-new/make-shop.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Without the lock file: npm may rewrite it, so the start must not compare it.
const parts = ['package.json', 'src', 'scripts', 'packages', 'data', 'demo', 'db', 'dist'];

let test: TestDatabase;
/** A copy of the shop as it is installed for production. */
let installed: string;
let shopDir: string;
beforeAll(async () => {
  await buildPages(() => {});
  test = await createTestDatabase();
  installed = await mkdtemp(join(tmpdir(), 'shop-production-'));
  for (const part of parts) await cp(join(root, part), join(installed, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(installed, 'node_modules'));
  shopDir = join(installed, 'shop-data');
  await makeShop(shopDir, answers.parse({ ...withStore, nif: 'B12345674' }));
});
afterAll(async () => {
  await test.drop();
  await rm(installed, { recursive: true, force: true });
});

async function start(change: Record<string, string> = {}): Promise<ShopProcess> {
  const port = await freePort();
  const settings = {
    SHOP_DIR: shopDir,
    DATABASE_URL: test.url,
    DATA_DIR: join(installed, 'var'),
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ANALYTICS_ID: 'G-AB12CD34EF',
    ...change,
  };
  return new ShopProcess(settings, port, join(installed, 'src/app/main.ts'));
}

async function outputOfFailedStart(change: Record<string, string> = {}): Promise<string> {
  const shop = await start(change);
  expect(await shop.exitCode()).toBe(1);
  return shop.output.trim();
}

it('uses the pages as they are built', async () => {
  const shop = await start({ LOG_LEVEL: 'warn' });
  await shop.open();
  expect(shop.output).not.toContain('Building');
  expect(shop.output).not.toContain('pictures in public');
  const page = await fetch(`${shop.url}/`);
  expect(page.status).toBe(200);
  // Cached and shared, so the same for every visitor; browsers load the tag after consent (e2e/measurement.spec.ts).
  expect(page.headers.get('content-security-policy')).toContain(' https://www.googletagmanager.com/gtag/');
  const html = await page.text();
  expect(html).toContain('Ferretería Ebro');
  expect(html).toContain('"id":"G-AB12CD34EF"');
  expect(html).not.toMatch(/<script[^>]+src="https?:/);
  shop.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
});

// What else is refused: shop-check/refuse-unreal-shop.test.ts.
it('stops with one line at data that cannot be', async () => {
  const file = join(shopDir, 'shop.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('B12345674', 'B12345675').replace('ES79', 'ES78'));
  expect(await outputOfFailedStart()).toMatch(
    /^SHOP_MODE=production refuses the shop's data: legal\.taxId B12345675 is no .+; bank\.iban ES78 .+ is no IBAN: .+$/,
  );
  await writeFile(file, text);
});

it('stops with one clear line when the sources have changed since the build', async () => {
  await writeFile(join(installed, 'src/changed.ts'), '');
  expect(await outputOfFailedStart()).toMatch(/^The pages are built from other sources .+$/);
});

it('stops with one clear line when the pages are not built', async () => {
  await rm(join(installed, 'dist'), { recursive: true });
  expect(await outputOfFailedStart()).toMatch(/^The pages are not built: .+$/);
});
