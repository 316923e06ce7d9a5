import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { browserApi } from '#web/browser-api.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { pageMessages } from '#web/page-messages.ts';
import { createTabChannel } from '#web/tab-channel.ts';
import { maxCompared, maxFavourites, maxPerSection, selectFitting } from '../list-rules.ts';
import { messages as compareMessages } from './compare/messages.ts';
import { messages as favouritesMessages } from './favourites/messages.ts';
import type { ListState, ListSync, StartListSync } from './list-store.ts';
import { createListSync, type ListSyncParts } from './list-sync.ts';

interface BrowserListParts {
  /** Names the list in the browser's storage and among its tabs. */
  readonly name: string;
  /** The last part of the calls' path. */
  readonly path: 'favorite' | 'compare';
  readonly show: (state: ListState) => void;
  readonly hasRoom: ListSyncParts['hasRoom'];
  readonly texts: {
    readonly full: string;
    readonly changeFailed: string;
    readonly removed: string;
    readonly undo: string;
  };
}

/** Syncs a list in a browser: with its storage, its other tabs, the server's calls and messages to the shopper. */
function startListSync({ name, path, show, hasRoom, texts }: BrowserListParts): ListSync {
  const tabs = createTabChannel(name);
  const sync = createListSync({
    show,
    hasRoom,
    memory: browserStorage('localStorage', name),
    calls: {
      get: () => browserApi()(`GET /catalog/product/${path}`),
      add: (id) => browserApi()(`POST /catalog/product/${path}`, { body: { product_id: id } }),
      join: (ids) =>
        browserApi()(`POST /catalog/product/${path}`, { body: { product_ids: [...ids], onlyFitting: true } }),
      remove: (id) => browserApi()(`DELETE /catalog/product/${path}`, { body: { product_id: id } }),
      clear: () => browserApi()(`DELETE /catalog/product/${path}`, { body: { all: true } }),
    },
    fullText: texts.full,
    onFailure: (text) => showSnackbar({ text: text ?? texts.changeFailed }),
    onRemoved(product) {
      const undo = () => void sync.change(product, true);
      showSnackbar({ tone: 'ink', text: texts.removed, action: { label: texts.undo, run: undo } });
    },
    onChange: () => tabs.announce('changed'),
    exclusive: tabs.exclusive,
  });
  const reload = (): void => void sync.reload();
  tabs.listen(reload, reload);
  // A visitor's list is in the browser's storage, whose events reach the other tabs.
  window.addEventListener('storage', ({ key }) => (key === name || key === null) && reload());
  return sync;
}

export const startFavouritesSync: StartListSync = (show) =>
  startListSync({
    name: 'favourites',
    path: 'favorite',
    show,
    hasRoom: (entries) => entries.length < maxFavourites,
    texts: pageMessages(favouritesMessages),
  });

export const startCompareSync: StartListSync = (show) => {
  const t = pageMessages(compareMessages);
  return startListSync({
    name: 'compare',
    path: 'compare',
    show,
    hasRoom(entries, product) {
      const present = entries.map(([id]) => id);
      const sections = new Map([...entries, [product.id, product.section.id]]);
      return selectFitting(present, [product.id], (id) => sections.get(id)).length > 0;
    },
    texts: { ...t, full: t.full(maxPerSection, maxCompared) },
  });
};
