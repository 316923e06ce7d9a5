import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('who follows hears of every other value until they leave; what it was first stays known', () => {
  const store = createStore<string | null>(null);
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.set('menu');
  store.set('menu');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set('hours');
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.get(), store.first()]).toEqual(['hours', null]);
});

test('who leaves while being told does not keep the others from hearing', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push('one');
    leave();
  });
  store.subscribe(() => void heard.push('other'));
  store.set(1);
  expect(heard).toEqual(['one', 'other']);
});
