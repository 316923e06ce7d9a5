import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { pageMessages } from '#web/page-messages.ts';
import type { KeeperModule } from '#web/shortlist.ts';
import { startShortlistKeeper } from '#web/start-shortlist-keeper.ts';
import { fitting, mostPerSection } from '../compare-limits.ts';
import { messages } from './messages.ts';

export const createKeeper: KeeperModule['createKeeper'] = (show) => {
  const t = pageMessages(messages);
  const keeper = startShortlistKeeper({
    name: 'compare',
    path: 'compare',
    show,
    hasRoom(entries, product) {
      const sections = new Map([...entries, [product.id, product.section.id]]);
      return (
        fitting(
          entries.map(([id]) => id),
          [product.id],
          (id) => sections.get(id),
        ).length > 0
      );
    },
    onFull: () => showSnackbar({ text: t.full(mostPerSection) }),
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
