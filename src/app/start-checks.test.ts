import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-start-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

it.each<[name: string, settings: (folder: string) => Record<string, string>, line: RegExp]>([
  [
    'DATA_DIR that cannot be written',
    () => ({ DATA_DIR: '/proc/shop' }),
    /^DATA_DIR cannot be written: .*\/proc\/shop.*$/m,
  ],
  ['DATA_DIR that is a file', (at) => ({ DATA_DIR: join(at, 'file') }), /^DATA_DIR cannot be written: .*$/m],
  [
    'SHOP_DIR that is not there',
    (at) => ({ DATA_DIR: at, SHOP_DIR: join(at, 'nothing') }),
    /^.*nothing\/shop\.json is wrong: .*$/m,
  ],
])('stops with one clear line at a %s', async (_case, settings, line) => {
  const shop = new ShopProcess({ DATABASE_URL: test.url, ...settings(folder) }, await freePort());
  expect(await shop.exitCode()).toBe(1);
  const lines = shop.output
    .trim()
    .split('\n')
    .filter((text) => !/^(Building the pages|Pages built)/.test(text));
  expect(lines).toEqual([expect.stringMatching(line)]);
});
