import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startShopWithRules } from '#areas/search/server/rules/search-rules.fixture.ts';
import { StartError } from '#platform/start-error.ts';
import { runCommand } from './run-command.ts';

let shop: Awaited<ReturnType<typeof startShopWithRules>>;
beforeAll(async () => {
  shop = await startShopWithRules({});
});
afterAll(() => shop.stop());

/** Runs a command as the shop's command line does; returns its lines, or the error's. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((text: unknown) => void lines.push(...String(text).split('\n')));
  const settings = { DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, SHOP_DIR: shop.shopDir, LOG_LEVEL: 'silent' };
  try {
    await runCommand(args, settings, { input: process.stdin, output: new PassThrough() });
    return lines;
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  } finally {
    log.mockRestore();
  }
}

it('reports searches without a good answer once they are written, most frequent first', async () => {
  expect(await run('search', 'report')).toEqual(['No search without a good answer in 30 days.']);
  for (const query of ['microondas', 'taladro microondas', 'Microondas', 'taladro', 'ana@ejemplo.cat'])
    await shop.search(query);
  await shop.suggest('microond');
  const waiting = { timeout: 20_000, interval: 200 };
  await vi.waitFor(async () => expect(await run('search', 'report')).toHaveLength(2), waiting);
  expect(await run('search', 'report', '--days', '2')).toEqual([
    expect.stringMatching(/^ {5}2 {2}microondas {2}nothing found; not known: microondas; instead: what sells most$/),
    expect.stringMatching(
      /^ {5}1 {2}taladro microondas {2}nothing fits all of it, 3 fit a part; not known: microondas; instead: Taladro /,
    ),
  ]);
  expect(await run('search', 'report', '--limit', '1')).toHaveLength(1);
  expect(await run('search', 'report', '--days', '91')).toEqual(['--days is no whole number from 1 to 90: 91']);
});

const drills = '/catalog/catalogo/taladros';

it('shows the first products before and after proposed rules, and which graded queries change', async () => {
  await shop.writeRules({ pins: [{ queries: ['taladro'], articles: ['T-3'] }] });
  const proposed = join(shop.shopDir, 'proposed.json');
  const pins = [{ queries: ['taladro'], articles: ['P-1', 'T-3', 'Z-9'] }];
  await writeFile(proposed, JSON.stringify({ pins, redirects: [{ queries: ['wifi taladro'], to: drills }] }));
  const graded = [
    { query: 'taladro', articles: ['T-3'], sections: [drills] },
    { query: 'taladro wifi', sections: [drills] },
    { query: 'rodillo', articles: ['P-1'] },
  ];
  await writeFile(join(shop.shopDir, 'search-queries.json'), JSON.stringify(graded));

  const lines = await run('search', 'try', 'taladro', '--file', proposed);
  expect(lines.slice(0, 3)).toEqual([
    'note: article Z-9 is not on sale',
    'before: 3 products',
    '   1  T-3  Taladro de columna',
  ]);
  expect(lines.slice(5, 8)).toEqual([
    'after: 4 products',
    '   1  P-1  Rodillo de lana  (new)',
    '   2  T-3  Taladro de columna  (was 1)',
  ]);
  expect(lines.slice(10)).toEqual([
    expect.stringMatching(/^graded queries: 3, NDCG@10 [01]\.\d{3} before, 0\.\d{3} after$/),
    expect.stringMatching(/^ {2}worse {3}1\.00 → 0\.\d\d {2}taladro$/),
  ]);
  const redirected = await run('search', 'try', 'taladro wifi', '--file', proposed);
  expect(redirected).toContain(`after: leads to ${drills}`);
  // Saved, it is what is in use; nothing else was.
  expect(await run('search', 'try', 'taladro')).toContain('after: 3 products');
});

it('says in one line what is wrong with a proposed file', async () => {
  const wrong = join(shop.shopDir, 'wrong.json');
  await writeFile(wrong, JSON.stringify({ redirects: [{ queries: ['a'], to: 'taladros' }] }));
  expect(await run('search', 'try', '--file', wrong)).toEqual([
    `${wrong} is wrong: redirects entry 1 to must be a path of the shop, such as /catalog/taladros (line 1)`,
  ]);
  expect(await run('search', 'try', '--file', '/none.json')).toEqual(['There is no file /none.json.']);
  await writeFile(join(shop.shopDir, 'search-queries.json'), JSON.stringify([{ query: 'a' }]));
  expect(await run('search', 'try')).toEqual([expect.stringContaining('entry 1 needs sections or articles')]);
});
