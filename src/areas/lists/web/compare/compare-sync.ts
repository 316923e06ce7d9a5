import { pageMessages } from '#web/page-messages.ts';
import { maxPerSection, selectFitting } from '../../compare-rules.ts';
import type { ListSyncModule } from '../list-store.ts';
import { startListSync } from '../start-list-sync.ts';
import { messages } from './messages.ts';

export const createSync: ListSyncModule['createSync'] = (show) => {
  const t = pageMessages(messages);
  return startListSync({
    name: 'compare',
    path: 'compare',
    show,
    hasRoom(entries, product) {
      const present = entries.map(([id]) => id);
      const sections = new Map([...entries, [product.id, product.section.id]]);
      return selectFitting(present, [product.id], (id) => sections.get(id)).length > 0;
    },
    texts: { ...t, full: t.full(maxPerSection) },
  });
};
