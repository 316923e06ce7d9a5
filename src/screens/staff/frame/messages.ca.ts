import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  backOffice: 'Rebotiga',
  skip: 'Salta al contingut',
  sections: 'Seccions',
  today: 'Avui',
  orders: 'Comandes',
  personMenu: 'Idioma, blocar o sortir',
  language: 'Español',
  lock: 'Bloca la pantalla',
  signOut: 'Surt',
  unknownTitle: 'Aquesta adreça no existeix',
  unknownText: 'Potser l’enllaç és tallat.',
  toToday: 'Ves a avui',
  notPermittedTitle: 'Això no és de la teva feina',
  notPermittedText: 'El teu rol no hi dona accés. Si et cal, demana-ho a la propietària.',
  failedTitle: 'No s’ha pogut carregar',
  tryAgain: 'Torna-ho a provar',
  loading: 'S’està carregant',
};
