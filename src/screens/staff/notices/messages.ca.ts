import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Avisos',
  bell: (count) => `Avisos, ${count} sense llegir`,
  markRead: 'Marca’ls com a llegits',
  allRead: 'Tot llegit',
  unread: 'Sense llegir:',
  none: 'Cap avís. Aquí sortirà el que demani una mà.',
  failed: 'No s’han pogut llegir els avisos.',
  justNow: 'ara mateix',
  minutesAgo: (minutes) => `fa ${minutes} min`,
};
