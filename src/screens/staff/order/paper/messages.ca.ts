import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  print: 'Imprimeix',
  printed: (moment) => `Imprès ${moment}`,
  pieces: (pieces) => `${pieces} ${pieces === '1' ? 'peça' : 'peces'}`,
  delivery: 'Lliurament a',
  pickup: 'Recollida a',
  customer: 'Client',
  receiver: 'Rep',
  comment: 'Comentari',
  notes: 'Notes',
  shelf: 'Prestatge',
  article: 'Article',
  quantity: 'Peces',
  done: 'Fet',
  missing: 'Faltes i canvis',
  preparedBy: 'Preparat per, hora',
};
