import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  work: 'Feina d’avui',
  oldest: 'El que més espera',
  seeAll: 'Mostra-ho tot',
  nothing: 'Res per a tu de moment',
  nothingText: 'Aquí sortirà el que demani una mà.',
};
