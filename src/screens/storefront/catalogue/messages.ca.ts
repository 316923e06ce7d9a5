import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  brands: 'Marques d’aquesta secció',
  questions: 'Preguntes i respostes',
  brandsTitle: 'Marques',
  brandsDescription: 'Totes les marques d’eines, ferreteria i jardí que venem, amb el seu catàleg complet.',
  brandsList: 'Llista de marques',
  certificates: 'Certificats de la marca',
};
