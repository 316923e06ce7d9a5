import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash, createMediaStore } from './media-store.ts';

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

test('finds what is in an archive, and what another process puts into a new one', async () => {
  const [one, other] = [createMediaStore(folder), createMediaStore(folder)];
  const drawings = Array.from({ length: 40 }, (_, at) => Buffer.from(`<svg>${at}${'x'.repeat(20_000)}</svg>`));
  await one.putArchive(Readable.from(drawings));
  for (const drawing of drawings) expect(await other.find(contentHash(drawing))).toEqual(drawing);
  expect(await other.find('0'.repeat(32))).toBeNull();
  const { size } = await stat(join(folder, 'media/archive'));
  expect(size).toBeLessThan(20_000);

  const next = Buffer.from('<svg>next</svg>');
  await one.putArchive(Readable.from([next, drawings[0]!]));
  expect(await other.find(contentHash(next))).toEqual(next);
});

test('lists what is in the archive only', async () => {
  const store = createMediaStore(folder);
  const [alone, both] = [Buffer.from('alone'), Buffer.from('both')];
  await store.put(both);
  await store.putArchive(Readable.from([alone, both]));
  expect(await Array.fromAsync(store.archived)).toEqual([{ hash: contentHash(alone), content: alone }]);
});
