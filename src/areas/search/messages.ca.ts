import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  search: 'Cercar',
  searchShop: 'Cercar a la botiga',
  placeholder: 'Cerca per producte, marca o referència',
};
