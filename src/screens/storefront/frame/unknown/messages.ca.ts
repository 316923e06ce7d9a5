import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  notFound: 'No trobem aquesta pàgina',
  notFoundText: 'Potser ha canviat de lloc o l’adreça té un error. Cerca-ho aquí o comença pel catàleg.',
  toHome: 'Ves a l’inici',
  toCatalogue: 'Ves al catàleg',
  popularSections: 'Seccions del catàleg',
};
