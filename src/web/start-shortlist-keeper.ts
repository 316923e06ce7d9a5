import { browserApi } from './browser-api.ts';
import { deviceMemory } from './device-memory.ts';
import { inOneTab } from './in-one-tab.ts';
import type { ShortlistKeeper } from './shortlist.ts';
import { createShortlistKeeper, type KeeperParts } from './shortlist-keeper.ts';

type StartParts = Pick<KeeperParts, 'show' | 'hasRoom' | 'onFull' | 'onFailure' | 'onRemoved'> & {
  /** Under which the device keeps the list and its tabs speak of it. */
  readonly name: string;
  /** The last part of the calls' path. */
  readonly path: 'favorite' | 'compare';
};

/** The keeper in a browser: with its storage, its other tabs and the server's calls. */
export function startShortlistKeeper({ name, path, ...parts }: StartParts): ShortlistKeeper {
  const otherTabs = new BroadcastChannel(name);
  const keeper = createShortlistKeeper({
    ...parts,
    memory: deviceMemory('localStorage', name),
    calls: {
      get: () => browserApi()(`GET /catalog/product/${path}`),
      add: (ids) => {
        const body = ids.length === 1 ? { product_id: ids[0]! } : { product_ids: [...ids] };
        return browserApi()(`POST /catalog/product/${path}`, { body });
      },
      remove: (id) => browserApi()(`DELETE /catalog/product/${path}`, { body: { product_id: id } }),
      clear: () => browserApi()(`DELETE /catalog/product/${path}`, { body: { all: true } }),
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin and takes none
    onChange: () => otherTabs.postMessage('changed'),
    inOneTab: (work) => inOneTab(name, work),
  });
  otherTabs.addEventListener('message', () => void keeper.reload());
  window.addEventListener('storage', ({ key }) => (key === name || key === null) && void keeper.reload());
  return keeper;
}
