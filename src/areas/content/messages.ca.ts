import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  home: 'Inici',
  youAreHere: 'Ets a',
  updated: (date) => `Darrera actualització: ${date}`,
};
