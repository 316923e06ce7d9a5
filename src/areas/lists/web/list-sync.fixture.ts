import type { StoredValue } from '#web/browser-storage.ts';
import type { ListState } from './list-store.ts';
import { createListSync, type ListSyncParts } from './list-sync.ts';

export const maxProducts = 4;
export const product = (id: number) => ({ id, section: { id: 1 } });

/** A browser's storage, shared by its tabs. */
export function newDevice(value: unknown = null) {
  let stored = value;
  const memory: StoredValue = {
    read: () => stored,
    write: (next) => void (stored = next),
    remove: () => void (stored = null),
  };
  return { memory, ids: () => (Array.isArray(stored) ? (stored as [number][]).map(([id]) => id) : []) };
}

/** A server with one account's list, and answers that take their time. */
export function newServer(list: number[] = [], pause = () => Promise.resolve()) {
  const server = { list, sent: [] as string[], isAway: false, max: Infinity };
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
  const addFitting = (ids: readonly number[]) =>
    answer(`add ${ids.join()}`, () => {
      for (const id of ids) if (!server.list.includes(id) && server.list.length < server.max) server.list.push(id);
      return ids.some((id) => server.list.includes(id));
    });
  const calls: ListSyncParts['calls'] = {
    get: () => answer('get', () => true),
    add: (id) => addFitting([id]),
    join: (ids) => addFitting(ids),
    remove: (id) => answer(`remove ${id}`, () => Boolean((server.list = server.list.filter((other) => other !== id)))),
    clear: () => answer('clear', () => Boolean((server.list = []))),
  };
  return Object.assign(server, { calls });
}

export function openTab(device = newDevice(), server = newServer()) {
  const state: ListState = { status: 'none', owner: null, ids: [], waiting: [] };
  const events = { state, failures: [] as (string | null)[], removed: [] as number[], changes: 0 };
  const sync = createListSync({
    memory: device.memory,
    calls: server.calls,
    show: (state) => (events.state = state),
    hasRoom: (entries) => entries.length < maxProducts,
    fullText: 'Full',
    onFailure: (text) => events.failures.push(text),
    onRemoved: ({ id }) => events.removed.push(id),
    onChange: () => (events.changes += 1),
    exclusive: (work) => work(),
  });
  return { ...sync, events, shown: () => events.state.ids };
}
