import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreSecondClick } from './use-focus-keeping.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  ignoreSecondClick({ timeStamp: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a click that was made at a time, in milliseconds, is heard; `detail` counts the clicks of a row. */
function isHeard(timeStamp: number, detail: number, pointerType = 'mouse'): boolean {
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }));
  const click = Object.defineProperty(new Event('click', { cancelable: true }), 'timeStamp', { value: timeStamp });
  return page.dispatchEvent(Object.assign(click, { detail }));
}

it('ignores the second click of a double click, however late a busy device tells of it', () => {
  vi.advanceTimersByTime(3000);
  expect(isHeard(1300, 2)).toBe(false);
  expect(isHeard(1400, 3)).toBe(false);
});

it('ignores a second tap within half a second, by when it was made', () => {
  vi.advanceTimersByTime(3000);
  expect(isHeard(1400, 1, 'touch')).toBe(false);
  expect(isHeard(1600, 1, 'touch')).toBe(true);
});

it('hears all clicks again from the next single one on', () => {
  expect([isHeard(1700, 1), isHeard(1800, 2)]).toEqual([true, true]);
});

it('hears who goes on clicking', () => {
  expect([isHeard(1200, 2), isHeard(1700, 3), isHeard(1900, 4)]).toEqual([false, true, true]);
});
