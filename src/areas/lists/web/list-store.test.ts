import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListStore, type StartListSync } from './list-store.ts';
import { newDevice, product } from './list-sync.fixture.ts';
import { createListSync } from './list-sync.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

/** A page with a list on this device, whose code comes when it is told to. */
function openPage(device: ReturnType<typeof newDevice>) {
  const startSync: StartListSync = (show) =>
    createListSync({
      memory: device.memory,
      calls: {} as never,
      show,
      hasRoom: () => true,
      fullText: '',
      onFailure: (text) => expect.unreachable(String(text)),
      onRemoved: () => {},
      onChange: () => {},
      exclusive: (work) => work(),
    });
  const code = Promise.withResolvers<StartListSync>();
  const list = createListStore('compare', () => code.promise);
  const comes = (): Promise<unknown> => {
    code.resolve(startSync);
    return code.promise;
  };
  return { ...list, shown: () => list.store.get().ids, comes };
}

test('shows a click at once and keeps it, though the page is left before the code that stores it is there', async () => {
  const device = newDevice();
  const page = openPage(device);
  void page.setOwner(null);
  void page.change(product(7), true);
  void page.change(product(3), true);
  void page.change(product(7), false);
  expect(page.shown()).toEqual([3]);
  window.dispatchEvent(new Event('pagehide'));

  const next = openPage(device);
  await next.comes();
  await next.setOwner(null);
  await next.settled();
  expect([next.shown(), device.ids()]).toEqual([[3], [3]]);
});

test('stores what was clicked before its code came once, in the order of the clicks', async () => {
  const device = newDevice([[9, 1]]);
  const page = openPage(device);
  void page.change(product(7), true);
  void page.change(product(9), false);
  await page.comes();
  void page.change(product(7), false);
  await page.setOwner(null);
  await page.settled();
  expect([page.shown(), device.ids(), [...stored]]).toEqual([[], [], []]);
});
