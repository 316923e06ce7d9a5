import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSearchRules } from './search-rules-file.ts';

let shopDir: string;
let reasons: string[];
let file: ReturnType<typeof watchSearchRules> | undefined;
beforeEach(async () => {
  shopDir = await mkdtemp(join(tmpdir(), 'search-rules-'));
  reasons = [];
});
afterEach(async () => {
  file?.stop();
  await rm(shopDir, { recursive: true });
});

/** Replaces the file in one step, so that no half of it is read. */
async function write(text: string): Promise<void> {
  await writeFile(join(shopDir, 'new'), text);
  await rename(join(shopDir, 'new'), join(shopDir, 'search.json'));
}
const start = () =>
  (file = watchSearchRules({ shopDir, onWrongFile: (reason) => void reasons.push(reason), everyMs: 10 }));
const synonyms = () => file!.current().data.synonyms;

it('opens a shop without the file, and reads it once it is there', async () => {
  start();
  expect(synonyms()).toEqual([]);
  await write('{ "synonyms": [{ "words": ["tanza", "sedal"] }] }');
  await vi.waitFor(() => expect(synonyms()).toHaveLength(1), { timeout: 30_000 });
  await rm(join(shopDir, 'search.json'));
  await vi.waitFor(() => expect(synonyms()).toEqual([]), { timeout: 30_000 });
  expect(reasons).toEqual([]);
});

it('opens a shop with a wrong file without rules, and says once what is wrong', async () => {
  await write('{ "pins": 1 }');
  start();
  expect(synonyms()).toEqual([]);
  expect(reasons).toEqual([expect.stringContaining(`${join(shopDir, 'search.json')} is wrong: pins `)]);
  await write('{ "synonyms": [{ "words": ["tanza", "sedal"] }] }');
  await vi.waitFor(() => expect(synonyms()).toHaveLength(1), { timeout: 30_000 });
  expect(reasons).toHaveLength(1);
});
