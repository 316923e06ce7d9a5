import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  page_not_found: 'No tenim aquesta pàgina.',
};
