import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { pageMessages } from '#web/page-messages.ts';
import type { KeeperModule } from '#web/shortlist.ts';
import { startShortlistKeeper } from '#web/start-shortlist-keeper.ts';
import { mostFavourites } from '../most-favourites.ts';
import { messages } from './messages.ts';

export const createKeeper: KeeperModule['createKeeper'] = (show) => {
  const t = pageMessages(messages);
  const keeper = startShortlistKeeper({
    name: 'favourites',
    path: 'favorite',
    show,
    hasRoom: (entries) => entries.length < mostFavourites,
    onFull: () => showSnackbar({ text: t.full }),
    onFailure: (text) => showSnackbar({ text: text ?? t.changeFailed }),
    onRemoved: (product) =>
      showSnackbar({
        tone: 'ink',
        text: t.removed,
        action: { label: t.undo, run: () => void keeper.change(product, true) },
      }),
  });
  return keeper;
};
