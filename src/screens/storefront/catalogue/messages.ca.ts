import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  brands: 'Marques d’aquesta secció',
  questions: 'Preguntes i respostes',
};
