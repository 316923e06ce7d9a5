import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies subscribers of each new value until they unsubscribe', () => {
  const store = createStore<string | null>(null);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set('menu');
  store.set('menu');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set('hours');
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.get(), store.first()]).toEqual(['hours', null]);
});

test('notifies the others when a listener unsubscribes during a notification', () => {
  const store = createStore(0);
  const notified: string[] = [];
  const unsubscribe = store.subscribe(() => {
    notified.push('one');
    unsubscribe();
  });
  store.subscribe(() => void notified.push('other'));
  store.set(1);
  expect(notified).toEqual(['one', 'other']);
});
