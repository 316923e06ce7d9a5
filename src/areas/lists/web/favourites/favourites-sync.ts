import { pageMessages } from '#web/page-messages.ts';
import { maxFavourites } from '../../favourite-rules.ts';
import type { ListSyncModule } from '../list-store.ts';
import { startListSync } from '../start-list-sync.ts';
import { messages } from './messages.ts';

export const createSync: ListSyncModule['createSync'] = (show) =>
  startListSync({
    name: 'favourites',
    path: 'favorite',
    show,
    hasRoom: (entries) => entries.length < maxFavourites,
    texts: pageMessages(messages),
  });
