import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSnackbarStore } from './snackbar-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (store: ReturnType<typeof createSnackbarStore>) => store.list().map((snackbar) => snackbar.text);

test('a fourth snackbar pushes out the oldest', () => {
  const store = createSnackbarStore();
  for (const text of ['a', 'b', 'c', 'd']) store.show({ text });
  expect(texts(store)).toEqual(['b', 'c', 'd']);
});

test('removes each after five seconds', () => {
  const store = createSnackbarStore();
  store.show({ text: 'a' });
  vi.advanceTimersByTime(3000);
  store.show({ text: 'b' });
  vi.advanceTimersByTime(2000);
  expect(texts(store)).toEqual(['b']);
  vi.advanceTimersByTime(3000);
  expect(texts(store)).toEqual([]);
});

test('keeps one that stays, also after a pause', () => {
  const store = createSnackbarStore();
  store.show({ text: 'a', stays: true });
  store.pause();
  store.resume();
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['a']);
});

test('shows a repeated text once, for longer', () => {
  const store = createSnackbarStore();
  store.show({ text: 'a' });
  vi.advanceTimersByTime(4000);
  store.show({ text: 'a' });
  vi.advanceTimersByTime(4000);
  expect(texts(store)).toEqual(['a']);
});

test('removes none while paused, new ones included', () => {
  const store = createSnackbarStore();
  store.show({ text: 'a' });
  store.pause();
  store.show({ text: 'b' });
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['a', 'b']);
  store.resume();
  vi.advanceTimersByTime(5000);
  expect(texts(store)).toEqual([]);
});

test('resuming without a pause changes nothing', () => {
  const store = createSnackbarStore();
  store.show({ text: 'a' });
  vi.advanceTimersByTime(4000);
  store.resume();
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual([]);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const store = createSnackbarStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  const id = store.show({ text: 'a' });
  store.dismiss(id);
  leave();
  store.show({ text: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
});
