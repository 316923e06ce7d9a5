import { afterAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Under which name Stryker has its state. */
    readonly globalNamespace: '__stryker__';
  }
}

// No change is in force while the files of the next run are loaded.
afterAll(() => {
  const state: unknown = Reflect.get(globalThis, inject('globalNamespace'));
  if (state) Reflect.set(state, 'activeMutant', undefined);
});
