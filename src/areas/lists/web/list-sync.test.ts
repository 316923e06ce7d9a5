import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredValue } from '#web/browser-storage.ts';
import type { ListState } from './list-store.ts';
import { createListSync, type ListSyncParts } from './list-sync.ts';

const most = 4;
const product = (id: number) => ({ id, section: { id: 1 } });

/** What a device keeps; the same for all its tabs. */
function newDevice(value: unknown = null) {
  let kept = value;
  const memory: StoredValue = {
    read: () => kept,
    write: (next) => void (kept = next),
    remove: () => void (kept = null),
  };
  return { memory, ids: () => (Array.isArray(kept) ? (kept as [number][]).map(([id]) => id) : []) };
}

/** A server with one account's list, and answers that take their time. */
function newServer(list: number[] = [], pause = () => Promise.resolve()) {
  const server = { list, sent: [] as string[], isAway: false, most: Infinity };
  const answer = async (name: string, act: () => boolean) => {
    server.sent.push(name);
    await pause();
    if (server.isAway) throw new Error('away');
    const done = act();
    await pause();
    const value = { list: [...server.list], count: server.list.length };
    const error = { statusCode: 422, code: 'full', message: 'Full' };
    return done ? { ok: true as const, value } : { ok: false as const, error };
  };
  const calls: ListSyncParts['calls'] = {
    get: () => answer('get', () => true),
    add: (ids) =>
      answer(`add ${ids.join()}`, () => {
        for (const id of ids) if (!server.list.includes(id) && server.list.length < server.most) server.list.push(id);
        return ids.some((id) => server.list.includes(id));
      }),
    remove: (id) => answer(`remove ${id}`, () => Boolean((server.list = server.list.filter((other) => other !== id)))),
    clear: () => answer('clear', () => Boolean((server.list = []))),
  };
  return Object.assign(server, { calls });
}

function openTab(device = newDevice(), server = newServer()) {
  const state: ListState = { status: 'none', owner: null, ids: [] };
  const seen = { state, failures: [] as (string | null)[], removed: [] as number[], told: 0 };
  const sync = createListSync({
    memory: device.memory,
    calls: server.calls,
    show: (state) => (seen.state = state),
    hasRoom: (entries) => entries.length < most,
    fullText: 'Full',
    onFailure: (text) => seen.failures.push(text),
    onRemoved: ({ id }) => seen.removed.push(id),
    onChange: () => (seen.told += 1),
    exclusive: (work) => work(),
  });
  return { ...sync, seen, shown: () => seen.state.ids };
}

describe('a visitor’s list', () => {
  test('is kept on the device, found again by the next page, and nothing is sent', async () => {
    const [device, server] = [newDevice(), newServer()];
    const tab = openTab(device, server);
    await tab.setOwner(null);
    await tab.change(product(7), true);
    await tab.change(product(3), true);
    await tab.change(product(7), false);
    const next = openTab(device, server);
    await next.setOwner(null);
    expect([tab.shown(), next.shown(), server.sent]).toEqual([[3], [3], []]);
  });

  test('has a limit that is told; what is there stays', async () => {
    const tab = openTab(
      newDevice([
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
      ]),
    );
    await tab.setOwner(null);
    expect(await tab.change(product(5), true)).toBe(false);
    expect([tab.shown(), tab.seen.failures]).toEqual([[1, 2, 3, 4], ['Full']]);
    expect(await tab.change(product(4), true)).toBe(true);
  });

  test.each([['{}'], [[[1], ['2', 1], [0, 1], [3, 1], [3, 1], null]], [7]])(
    'that is damaged leaves what is sound: %j',
    async (kept) => {
      const tab = openTab(newDevice(kept));
      await tab.setOwner(null);
      expect(tab.shown()).toEqual(Array.isArray(kept) ? [3] : []);
    },
  );

  test('a change in one tab shows in the other once it looks again, and neither undoes the other’s', async () => {
    const device = newDevice();
    const [one, other] = [openTab(device), openTab(device)];
    await Promise.all([one.setOwner(null), other.setOwner(null)]);
    await one.change(product(1), true);
    await other.change(product(2), true);
    await one.reload();
    expect([one.shown(), other.shown()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('at login', () => {
  test('the device’s list joins the account’s and is gone from the device', async () => {
    const [device, server] = [
      newDevice([
        [3, 1],
        [1, 1],
      ]),
      newServer([1, 2]),
    ];
    const tab = openTab(device, server);
    await tab.setOwner(null);
    await tab.setOwner(9);
    expect([tab.shown(), server.list, device.ids()]).toEqual([[1, 2, 3], [1, 2, 3], []]);
    expect([tab.seen.state, tab.seen.told]).toMatchObject([{ status: 'loaded', owner: 9 }, 1]);
  });

  test('what finds no room stays on the device', async () => {
    const [device, server] = [
      newDevice([
        [3, 1],
        [4, 1],
      ]),
      newServer([1, 2]),
    ];
    server.most = 3;
    await openTab(device, server).setOwner(9);
    expect([server.list, device.ids()]).toEqual([[1, 2, 3], [4]]);
    const later = openTab(device, server);
    await later.setOwner(9);
    expect([later.shown(), device.ids()]).toEqual([[1, 2, 3], [4]]);
  });

  test('what found no room and is taken off the list, alone or with all, does not come back from the device', async () => {
    const [device, server] = [
      newDevice([
        [3, 1],
        [4, 1],
        [5, 1],
      ]),
      newServer([1, 2]),
    ];
    server.most = 3;
    const tab = openTab(device, server);
    await tab.setOwner(9);
    await tab.change(product(2), false);
    await tab.change(product(4), true);
    await tab.change(product(4), false);
    await tab.reload();
    expect([server.list, device.ids()]).toEqual([[1, 3, 5], []]);

    device.memory.write([[6, 1]]);
    await tab.reload();
    expect(device.ids()).toEqual([6]);
    await tab.clear();
    await tab.reload();
    expect([server.list, device.ids()]).toEqual([[], []]);
  });

  test('while the server is away the device keeps its list; loading again joins it', async () => {
    const [device, server] = [newDevice([[3, 1]]), newServer([1])];
    server.isAway = true;
    const tab = openTab(device, server);
    await tab.setOwner(9);
    expect([tab.seen.state.status, device.ids()]).toEqual(['failed', [3]]);
    server.isAway = false;
    await tab.reload();
    expect([tab.shown(), device.ids()]).toEqual([[1, 3], []]);
  });

  test('a click before it is known who is there is done for whoever is there', async () => {
    const [device, server] = [newDevice(), newServer([1])];
    const tab = openTab(device, server);
    const clicked = tab.change(product(5), true);
    expect(tab.shown()).toEqual([5]);
    await tab.setOwner(9);
    expect([await clicked, tab.shown(), server.list, device.ids()]).toEqual([true, [1, 5], [1, 5], []]);
  });
});

describe('the account’s list', () => {
  test('shows a wish at once and goes back when it is refused, with the reason', async () => {
    const server = newServer([1, 2]);
    server.most = 2;
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    const wish = tab.change(product(3), true);
    expect(tab.shown()).toEqual([1, 2, 3]);
    expect(await wish).toBe(false);
    expect([tab.shown(), tab.seen.failures]).toEqual([[1, 2], ['Full']]);
  });

  test('a server that is away is told without words of its own', async () => {
    const server = newServer([1, 2]);
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    server.isAway = true;
    expect(await tab.change(product(2), false)).toBe(false);
    expect([tab.shown(), tab.seen.failures, tab.seen.removed]).toEqual([[1, 2], [null], []]);
  });

  test('of quick clicks on one product only the last is sent', async () => {
    const server = newServer();
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    await Promise.all([true, false, true, false, true].map((isListed) => tab.change(product(3), isListed)));
    expect([server.sent, tab.shown()]).toEqual([['get', 'add 3'], [3]]);
  });

  test('is gone from the page at logout, and an answer that comes late does not bring it back', async () => {
    const server = newServer([1, 2]);
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    const late = tab.change(product(3), true);
    const out = tab.setOwner(null);
    expect(tab.shown()).toEqual([]);
    await Promise.all([late, out]);
    expect(tab.shown()).toEqual([]);
  });
});

type Step = { kind: 'add' | 'remove'; id: number } | { kind: 'clear' | 'login' | 'logout' | 'wait' };
// No more than there is room for: of quick clicks only the last counts, so what was full in between need not have been.
const id = fc.integer({ min: 1, max: most });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom<'add' | 'remove'>('add', 'remove'), id }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<'clear' | 'login' | 'logout' | 'wait'>('clear', 'login', 'logout', 'wait'),
    }),
  },
);

test('whatever is done in whatever order, with answers as slow as they like, device and account hold what sets would', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fc.nat(3), { minLength: 1 }),
      async (steps, pauses) => {
        let turn = 0;
        const pause = async () => {
          for (let left = pauses[(turn += 1) % pauses.length]!; left > 0; left -= 1) await Promise.resolve();
        };
        const [device, server] = [newDevice(), newServer([], pause)];
        const tab = openTab(device, server);
        const model = { device: new Set<number>(), account: new Set<number>(), isSignedIn: false };
        const own = () => (model.isSignedIn ? model.account : model.device);
        let done: Promise<unknown>[] = [tab.setOwner(null)];
        const settle = async () => {
          await Promise.all(done);
          done = [];
        };
        for (const one of steps) {
          // Leaving loads the page anew once the server has answered.
          if (one.kind === 'wait' || one.kind === 'logout') await settle();
          if (one.kind === 'add' || one.kind === 'remove') {
            done.push(tab.change(product(one.id), one.kind === 'add'));
            expect(tab.shown().includes(one.id)).toBe(one.kind === 'add');
            if (one.kind === 'remove') own().delete(one.id);
            else own().add(one.id);
          } else if (one.kind === 'clear') {
            done.push(tab.clear());
            own().clear();
          } else if (one.kind !== 'wait' && model.isSignedIn !== (one.kind === 'login')) {
            // What was clicked before the login was done on the device.
            await settle();
            done.push(tab.setOwner(one.kind === 'login' ? 9 : null));
            model.isSignedIn = one.kind === 'login';
            if (model.isSignedIn) {
              for (const kept of model.device) model.account.add(kept);
              model.device.clear();
            }
          }
        }
        await settle();
        const sorted = (ids: Iterable<number>) => [...ids].sort();
        expect(sorted(tab.shown())).toEqual(sorted(own()));
        expect(sorted(server.list)).toEqual(sorted(model.account));
        expect(sorted(device.ids())).toEqual(sorted(model.device));
      },
    ),
    { numRuns: 300 },
  );
});
