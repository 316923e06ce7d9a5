import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIndexFile } from './index-file.ts';

let folder: string;
let notes: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-file-'));
  notes = [];
});
afterEach(() => rm(folder, { recursive: true }));

const open = (format = 'one', name = 'indexes/search') =>
  createIndexFile({ path: join(folder, name), format, onNote: (line) => notes.push(line), delayMs: 0 });

/** More of each than goes into one frame. */
const index = {
  version: 7,
  none: null,
  ids: Int32Array.from({ length: 100_000 }, (_, at) => at * 7),
  weights: Uint8Array.from({ length: 300_000 }, (_, at) => at % 251),
  times: Float64Array.of(0.5, 1 / 3),
  part: { texts: Array.from({ length: 5000 }, (_, at) => `sección ${at}`), empty: [], pairs: [[1, 'a']] },
};

async function store(value: object, format?: string, name?: string): Promise<void> {
  const file = open(format, name);
  file.store('key', () => value);
  await sleep(5);
  await file.stop();
}

test('reads what was stored, and nothing where nothing was', async () => {
  expect(await open().read('key')).toBe(null);
  await store(index);
  expect(await open().read('key')).toEqual(index);
  expect([await readdir(join(folder, 'indexes')), notes]).toEqual([['search'], []]);
});

test('refuses what is of another format or key, in one line', async () => {
  await store(index);
  expect([await open('two').read('key'), await open().read('other')]).toEqual([null, null]);
  expect(notes).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^the stored index "search" .* version/)),
  );
});

test('refuses what is damaged, truncated or none at all', async () => {
  const path = join(folder, 'indexes/search');
  await store({ ...index, ids: index.ids.subarray(0, 90_000) });
  const whole = await readFile(path);
  const damaged = [
    ...Array.from({ length: 40 }, (_, at) => Math.floor((whole.length * at) / 40) + at).map((at) => {
      const other = Buffer.from(whole);
      other[at]! ^= 0x20;
      return other;
    }),
    ...[0, 5, 30, 2000, whole.length - 1].map((length) => whole.subarray(0, length)),
    Buffer.from('{"products":[]}'.repeat(20)),
  ];
  for (const bytes of damaged) {
    await writeFile(path, bytes);
    expect(await open().read('key')).toBe(null);
  }
  expect(notes).toHaveLength(damaged.length);
});

test('is stored again after ten minutes, or when it was refused', async () => {
  const path = join(folder, 'indexes/search');
  expect(open().isDue()).toBe(true);
  await store(index);
  const again = open();
  await again.read('key');
  expect(again.isDue()).toBe(false);
  // Another process has just done it.
  await store({ version: 8 });
  expect(await again.read('key')).toEqual(index);
  await utimes(path, new Date(), new Date(Date.now() - 660_000));
  await again.read('key');
  expect(again.isDue()).toBe(true);
  await store({ version: 9 });
  expect(await again.read('key')).toEqual({ version: 9 });
  const other = open('two');
  await other.read('key');
  expect(other.isDue()).toBe(true);
  other.store('key', () => ({ version: 10 }));
  await sleep(5);
  await other.stop();
  expect(await open('two').read('key')).toEqual({ version: 10 });
});

test('notes in one line that a folder cannot be written', async () => {
  await writeFile(join(folder, 'indexes'), 'a file');
  await store(index);
  expect(notes).toEqual([expect.stringMatching(/^the index "search" could not be stored for the next start: E/)]);
});

test('leaves nothing unfinished, and nothing of a killed process', async () => {
  await store(index);
  const left = join(folder, 'indexes/search.1-1.unfinished');
  await writeFile(left, 'half');
  for (const path of [left, join(folder, 'indexes/search')]) await utimes(path, new Date(0), new Date(0));
  await store({
    get ids(): never {
      throw new Error('no room');
    },
  });
  expect(await readdir(join(folder, 'indexes'))).toEqual(['search']);
  expect(await open().read('key')).toEqual(index);
});
