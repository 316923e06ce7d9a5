import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureTooComplexError } from './drawing/drawing-process.ts';
import { nestedMarkers } from './drawing/hostile-pictures.fixture.ts';
import { isLate } from './drawing/run-in-drawing-process.ts';
import { createMediaStore } from './media-store.ts';
import { createPictureFiles } from './picture-files.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'pictures-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('draws a picture that is too complex only once, and serves others meanwhile', async () => {
  const media = createMediaStore(folder);
  // The usual ten seconds are waited in `npm run test:all`.
  const timer = new AbortController();
  const limits = { maxProcessorMs: Infinity, startTimer: () => timer.signal };
  const findPicture = createPictureFiles(folder, media, process.env['TEST_ALL'] ? undefined : limits);
  const bad = await media.put(Buffer.from(nestedMarkers));
  const good = await media.put(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#369' } })
      .png()
      .toBuffer(),
  );
  // Every size of the bad one is requested at once, as many as would take every process.
  const endings: string[] = [];
  const bads = [160, 320, 640, 960].map((width) =>
    findPicture(bad, width, 'webp').then((found) => {
      endings.push('bad');
      return found;
    }),
  );
  const goods = [160, 320].map((width) =>
    findPicture(good, width, 'jpg').then((found) => {
      endings.push('good');
      return found;
    }),
  );
  for (const picture of await Promise.all(goods)) expect(picture).toBeInstanceOf(Buffer);
  timer.abort(new PictureTooComplexError('time'));
  expect(await Promise.all(bads)).toEqual([null, null, null, null]);
  expect(endings).toEqual(['good', 'good', 'bad', 'bad', 'bad', 'bad']);
  expect(await findPicture(bad, 1280, 'avif')).toBeNull();
});

it('draws a picture for which a busy machine had no time when it is next asked for', async () => {
  const media = createMediaStore(folder);
  const times = [1, 120_000];
  const findPicture = createPictureFiles(folder, media, { startTimer: () => AbortSignal.timeout(times.shift()!) });
  const hash = await media.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="41" height="40"></svg>'));
  await expect(findPicture(hash, 160, 'webp')).rejects.toSatisfy(isLate);
  expect(await findPicture(hash, 160, 'webp')).toBeInstanceOf(Buffer);
});

it('serves pictures that cannot be stored, as when the disk is full', async () => {
  const dataDir = await mkdtemp(join(folder, 'full-'));
  const media = createMediaStore(dataDir);
  const hash = await media.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>'));
  // Nothing can be written below it.
  await writeFile(join(dataDir, 'pictures'), '');
  const findPicture = createPictureFiles(dataDir, media);
  for (const width of [160, 320, 160]) expect(await findPicture(hash, width, 'webp')).toBeInstanceOf(Buffer);
});
