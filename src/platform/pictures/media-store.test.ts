import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaStore } from './media-store.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'media-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('stores the same content once, even when it is put many times at once', async () => {
  const store = createMediaStore(folder);
  const content = Buffer.alloc(200_000, 'x');
  const hashes = await Promise.all(Array.from({ length: 30 }, () => store.put(content)));
  expect(new Set(hashes).size).toBe(1);
  expect(await store.find(hashes[0]!)).toEqual(content);
  const files = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(1);
});

test('finds nothing for an unknown or malformed hash', async () => {
  expect(await createMediaStore(folder).find('../../etc/passwd')).toBeNull();
  expect(await createMediaStore(folder).find('0'.repeat(32))).toBeNull();
});
