import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { StartError } from '#platform/start-error.ts';
import { runCommand } from './run-command.ts';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-undo-'));
  test = await openTestDatabase({ maxConnections: 5 });
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ lines: string[]; error: string }> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((text: unknown) => void lines.push(...String(text).split('\n')));
  const settings = { DATABASE_URL: test.url, DATA_DIR: folder, SHOP_DIR: inject('shopDir'), LOG_LEVEL: 'silent' };
  try {
    await runCommand(args, settings, { input: new PassThrough(), output: new PassThrough() });
    return { lines, error: '' };
  } catch (error) {
    if (error instanceof StartError) return { lines, error: error.message };
    throw error;
  } finally {
    log.mockRestore();
  }
}
const price = async () =>
  (await test.database.execute<{ price: number }>(sql`SELECT price FROM catalogue_products`)).rows[0]!.price;

it('holds a price of a cent back, takes it when it is meant, and takes the import back once', async () => {
  const [list, wrong] = [join(folder, 'list.csv'), join(folder, 'wrong.csv')];
  await writeFile(list, 'article,name_es,price,stock\nS-1,Sierra,219.50,4\n');
  await writeFile(wrong, 'article,price\nS-1,"0,01"\n');
  expect((await run('catalogue', 'import', list)).error).toBe('');

  const held = await run('catalogue', 'import', wrong);
  expect(held.lines).toContain('held wrong.csv:2 article S-1: price 0.01 EUR, 219.50 EUR in force: 99 % less');
  expect(held.error).toBe(
    `The import has taken nothing: prices of ${wrong} were held back. If they are right, add --accept-prices.`,
  );
  expect(await price()).toBe(21_950);

  const taken = await run('catalogue', 'import', wrong, '--accept-prices');
  expect(await price()).toBe(1);
  const name = /^to take it back: npm run shop -- catalogue undo (import-\S+)$/m.exec(taken.lines.join('\n'))![1]!;
  expect(await readdir(join(folder, 'imports'))).toContain(`${name}.txt`);
  const undone = await run('catalogue', 'undo', join(folder, 'imports', `${name}.txt`));
  expect(undone.lines).toEqual([`Import ${name} is taken back. As before it: 1; new with it and off sale: 0.`]);
  expect(await price()).toBe(21_950);
  expect((await run('catalogue', 'undo', name)).error).toMatch(
    /^Import \S+ was taken back on .*Z\. Nothing was changed\.$/,
  );
  expect((await run('catalogue', 'undo', 'import-2020')).error).toMatch(/^There is no import import-2020/);
});
