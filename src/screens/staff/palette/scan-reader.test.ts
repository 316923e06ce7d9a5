import { expect, it } from 'vitest';
import { createScanReader } from './scan-reader.ts';

/** What is read of keys with so many milliseconds between them. */
function read(keys: readonly string[], gapMs: number) {
  const reader = createScanReader();
  return keys.map((key, at) => reader.read({ key, timeStamp: 1000 + at * gapMs }));
}

it.each([
  ['an order', [...'26-889876', 'Enter'], 5, '26-889876'],
  ['an EAN', [...'8412345678905', 'Enter'], 30, '8412345678905'],
  ['a code with capitals', ['Shift', 'A', 'Shift', 'B', ...'1234', 'Enter'], 5, 'AB1234'],
  ['typing', [...'26-889876', 'Enter'], 80, null],
  ['fast shortcuts', [...'jjjjjjx', 'Enter'], 5, null],
])('reads %s', (_name, keys, gapMs, code) => {
  expect(read(keys, gapMs).at(-1)).toEqual({ isScan: code !== null, code });
});

it('leaves fast letters to the shortcuts, but not those of a code with a digit', () => {
  expect(read([...'jxf'], 5).map(({ isScan }) => isScan)).toEqual([false, false, false]);
  expect(read([...'k7px'], 5).map(({ isScan }) => isScan)).toEqual([false, true, true, true]);
});

it('begins anew after a pause', () => {
  const reader = createScanReader();
  reader.read({ key: 'x', timeStamp: 0 });
  for (const [at, key] of [...'123456'].entries()) reader.read({ key, timeStamp: 1000 + at });
  expect(reader.read({ key: 'Enter', timeStamp: 1010 }).code).toBe('123456');
});
