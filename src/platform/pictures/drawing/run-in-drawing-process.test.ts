import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PictureTooComplexError } from './drawing-process.ts';
import { hugeImage, nestedMarkers, wideFilter } from './hostile-pictures.fixture.ts';
import { type DrawingLimits, isLate, runInDrawingProcess } from './run-in-drawing-process.ts';

const photograph = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#369' } })
  .jpeg()
  .toBuffer();
const draw = (content: Buffer | string, limits: DrawingLimits = {}) =>
  runInDrawingProcess({ kind: 'draw', content: Buffer.from(content), size: 320, format: 'webp' }, limits);
const inspect = (content: Buffer | string) => runInDrawingProcess({ kind: 'inspect', content: Buffer.from(content) });

it('draws pictures while another takes for ever', async () => {
  const timer = new AbortController();
  const forEver = draw(wideFilter, { maxProcessorMs: Infinity, startTimer: () => timer.signal }).catch(
    (error: unknown) => error,
  );
  let hasEnded = false;
  void forEver.then(() => (hasEnded = true));
  for (let number = 0; number < 5; number += 1)
    expect(await sharp((await draw(photograph))!).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(hasEnded).toBe(false);
  timer.abort(new DOMException('', 'TimeoutError'));
  expect(await forEver).toSatisfy(isLate);
  expect(await draw(photograph)).toBeInstanceOf(Buffer);
});

it('draws further pictures after several that took too much processor time', async () => {
  const soon = { maxProcessorMs: 300 };
  const hopeless = await Promise.allSettled([draw(wideFilter, soon), draw(nestedMarkers, soon)]);
  const reason = new PictureTooComplexError('time');
  expect(hopeless).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(await inspect(photograph)).toEqual({ size: { width: 640, height: 480 } });
});

it('stops a picture that takes too much memory, while others are drawn', async () => {
  const tooLarge = draw(hugeImage, { maxProcessorMs: Infinity });
  const isRefused = expect(tooLarge).rejects.toThrow('too much memory');
  for (let number = 0; number < 5; number += 1) expect(await draw(photograph)).toBeInstanceOf(Buffer);
  await isRefused;
  expect(await draw(photograph)).toBeInstanceOf(Buffer);
});

it.each([
  ['markers', nestedMarkers, 'a drawing with more than 5 times <marker>'],
  [
    'repeated parts',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<use href="#a"/>'.repeat(31)}</svg>`,
    '<use>',
  ],
  ['huge dimensions', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"></svg>', 'million pixels'],
])('refuses %s without drawing them', async (_name, content, fault) => {
  const found = await inspect(content);
  expect(found.size).toBeNull();
  expect(found.fault).toContain(fault);
});

it('returns nothing for a file that is no picture', async () => {
  expect(await draw('<html></html>')).toBeNull();
  expect(await inspect('')).toMatchObject({ size: null, fault: 'not a picture' });
});
