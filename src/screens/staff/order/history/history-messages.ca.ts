import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './history-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  placed: 'va fer la comanda.',
  moved: (status) => `la va passar a «${status}»`,
  paidAndMoved: (status) => `la va donar per cobrada i la va passar a «${status}»`,
  cancelled: 'la va cancel·lar',
  choose: 'Quina història',
  choices: { all: 'Tot', notes: 'Notes', changes: 'Canvis' },
  noNotes: 'Encara no hi ha cap nota.',
  mailed: 'Correu enviat:',
  unknown: 'No consta qui',
};
