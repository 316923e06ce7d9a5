import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { maxProducts, newDevice, newServer, openTab, product } from './list-sync.fixture.ts';

describe('a visitor’s list', () => {
  test('is stored on the device and never sent', async () => {
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

  test('refuses a product above the limit, with the reason', async () => {
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
    expect([tab.shown(), tab.events.failures]).toEqual([[1, 2, 3, 4], ['Full']]);
    expect(await tab.change(product(4), true)).toBe(true);
  });

  test.each([['{}'], [[[1], ['2', 1], [0, 1], [3, 1], [3, 1], null]], [7]])(
    'reads the valid entries of a damaged store: %j',
    async (stored) => {
      const tab = openTab(newDevice(stored));
      await tab.setOwner(null);
      expect(tab.shown()).toEqual(Array.isArray(stored) ? [3] : []);
    },
  );

  test('combines the changes of two tabs', async () => {
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
  test('joins the device’s list to the account’s and deletes it from the device', async () => {
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
    expect([tab.events.state, tab.events.changes]).toMatchObject([{ status: 'loaded', owner: 9 }, 1]);
  });

  test('leaves on the device what the account has no room for', async () => {
    const [device, server] = [
      newDevice([
        [3, 1],
        [4, 1],
      ]),
      newServer([1, 2]),
    ];
    server.max = 3;
    await openTab(device, server).setOwner(9);
    expect([server.list, device.ids()]).toEqual([[1, 2, 3], [4]]);
    const later = openTab(device, server);
    await later.setOwner(9);
    expect([later.shown(), later.events.state.waiting, device.ids()]).toEqual([[1, 2, 3], [4], [4]]);
    await later.dropWaiting();
    expect([later.shown(), later.events.state.waiting, device.ids()]).toEqual([[1, 2, 3], [], []]);
  });

  test('does not bring back from the device what was removed, alone or with all', async () => {
    const [device, server] = [
      newDevice([
        [3, 1],
        [4, 1],
        [5, 1],
      ]),
      newServer([1, 2]),
    ];
    server.max = 3;
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

  test('joins the lists later when the server cannot be reached', async () => {
    const [device, server] = [newDevice([[3, 1]]), newServer([1])];
    server.isAway = true;
    const tab = openTab(device, server);
    await tab.setOwner(9);
    expect([tab.events.state.status, device.ids()]).toEqual(['failed', [3]]);
    server.isAway = false;
    await tab.reload();
    expect([tab.shown(), device.ids()]).toEqual([[1, 3], []]);
  });

  test('applies a click made before the owner is known to the owner', async () => {
    const [device, server] = [newDevice(), newServer([1])];
    const tab = openTab(device, server);
    const clicked = tab.change(product(5), true);
    expect(tab.shown()).toEqual([5]);
    await tab.setOwner(9);
    expect([await clicked, tab.shown(), server.list, device.ids()]).toEqual([true, [1, 5], [1, 5], []]);
  });
});

describe('the account’s list', () => {
  test('shows a change at once and rolls it back with the reason when it is refused', async () => {
    const server = newServer([1, 2]);
    server.max = 2;
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    const changed = tab.change(product(3), true);
    expect(tab.shown()).toEqual([1, 2, 3]);
    expect(await changed).toBe(false);
    expect([tab.shown(), tab.events.failures]).toEqual([[1, 2], ['Full']]);
  });

  test('reports an unreachable server without a reason', async () => {
    const server = newServer([1, 2]);
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    server.isAway = true;
    expect(await tab.change(product(2), false)).toBe(false);
    expect([tab.shown(), tab.events.failures, tab.events.removed]).toEqual([[1, 2], [null], []]);
  });

  test('sends only the last of quick clicks on one product', async () => {
    const server = newServer();
    const tab = openTab(newDevice(), server);
    await tab.setOwner(9);
    await Promise.all([true, false, true, false, true].map((isListed) => tab.change(product(3), isListed)));
    expect([server.sent, tab.shown()]).toEqual([['get', 'add 3'], [3]]);
  });

  test('disappears at logout, also when an answer arrives later', async () => {
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

describe('when the page is left during a request', () => {
  test('sends the waiting changes of the account at once, each once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = newServer([1], () => promise);
    const tab = openTab(newDevice(), server);
    const loaded = tab.setOwner(9);
    const changes = [tab.change(product(2), true), tab.change(product(1), false)];
    await Promise.resolve();
    tab.flush();
    expect(server.sent).toEqual(['get', 'add 2', 'remove 1']);
    expect(tab.unconfirmed().map(([id, { isListed }]) => [id, isListed])).toEqual([
      [2, true],
      [1, false],
    ]);
    resolve();
    await Promise.all([loaded, ...changes, tab.settled()]);
    expect([server.list, tab.shown(), tab.unconfirmed()]).toEqual([[2], [2], []]);
    expect(server.sent.filter((line) => line !== 'get')).toEqual(['add 2', 'remove 1']);
  });

  test('stores the waiting changes of a visitor on the device', async () => {
    const device = newDevice([[1, 1]]);
    const tab = openTab(device);
    await tab.setOwner(null);
    void tab.change(product(2), true);
    void tab.change(product(1), false);
    tab.flush();
    expect(device.ids()).toEqual([2]);
  });

  test('keeps a change made before the owner is known for the next page', async () => {
    const [device, server] = [newDevice(), newServer()];
    const tab = openTab(device, server);
    void tab.change(product(5), true);
    tab.flush();
    await Promise.resolve();
    expect([server.sent, device.ids()]).toEqual([[], []]);
    expect(tab.unconfirmed()).toEqual([[5, { product: product(5), isListed: true }]]);
  });
});

type Step = { kind: 'add' | 'remove'; id: number } | { kind: 'clear' | 'login' | 'logout' | 'wait' };
// No more than there is room for: of quick clicks only the last counts, so what was full in between need not have been.
const id = fc.integer({ min: 1, max: maxProducts });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom<'add' | 'remove'>('add', 'remove'), id }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<'clear' | 'login' | 'logout' | 'wait'>('clear', 'login', 'logout', 'wait'),
    }),
  },
);

test('device and account equal two sets after any changes, logins and slow answers', async () => {
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
              for (const id of model.device) model.account.add(id);
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
    { numRuns: propertyRuns(300) },
  );
});
