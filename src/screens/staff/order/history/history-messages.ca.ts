import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './history-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  placed: 'va fer la comanda.',
  choose: 'Quina història',
  choices: { all: 'Tot', notes: 'Notes', changes: 'Canvis' },
  noNotes: 'Encara no hi ha cap nota.',
  mailed: 'Correu enviat:',
  unknown: 'No consta qui',
};
