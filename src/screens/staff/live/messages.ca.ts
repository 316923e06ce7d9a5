import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  added: (count) => (count === 1 ? '1 comanda nova' : `${count} comandes noves`),
  moved: 'La llista ha canviat',
  show: 'Mostra',
  live: 'En directe',
  lost: 'Sense connexió',
  mayBeOld: 'El que veus pot no estar al dia',
  alsoOpen: (names, count) => (count === 1 ? `${names} també la té oberta.` : `${names} també la tenen oberta.`),
};
