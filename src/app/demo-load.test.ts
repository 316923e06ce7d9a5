import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shop-demo-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The processes that load the demo shop for a process. */
const loadersOf = (processId: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+.*load-demo-in-child/.exec(line))
    .filter((found) => found !== null && Number(found[2]) === processId)
    .map((found) => Number(found![1]));
const isRunning = (processId: number): boolean =>
  execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .some((line) => new RegExp(`^\\s*${processId}\\s+[^Z]`).test(line));

it('loads the demo in a process of its own, which ends with the shop’s', async () => {
  const shop = new ShopProcess({ DATABASE_URL: test.url, DATA_DIR: dataDir }, await freePort());
  await vi.waitFor(() => expect(shop.output).toContain('Building the demo catalogue'), { timeout: 100_000 });
  const [loader] = loadersOf(shop.processId);
  expect(loader).toBeDefined();
  shop.kill('SIGKILL');
  // It hears of the end between two steps of the build, of which the longest takes some seconds.
  await vi.waitFor(() => expect(isRunning(loader!)).toBe(false), { timeout: 60_000 });
}, 180_000);
