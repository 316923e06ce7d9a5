import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  backOffice: 'Rebotiga',
  skip: 'Salta al contingut',
  sections: 'Seccions',
  today: 'Avui',
  orders: 'Comandes',
  bank: 'Banc',
  personMenu: 'Idioma, segon factor, blocar o sortir',
  addSecondFactor: 'Afegeix un segon factor',
  changeSecondFactor: 'Canvia el segon factor',
  language: 'Español',
  lock: 'Bloca la pantalla',
  signOut: 'Surt',
  unknownTitle: 'Aquesta adreça no existeix',
  unknownText: 'Potser l’enllaç és tallat.',
  toToday: 'Ves a avui',
  shortcuts: 'Dreceres de teclat',
  shortcutsOn: 'Dreceres d’una tecla',
  close: 'Tanca',
  keys: {
    everywhere: {
      place: 'Arreu',
      '?': 'Aquest full',
      Z: 'Desfés l’últim',
      'G H': 'Ves a avui',
      'G O': 'Ves a comandes',
    },
    list: { place: 'Llista de comandes', J: 'Baixa', K: 'Puja', Enter: 'Obre', '/': 'Cerca', F: 'Filtra' },
    order: { place: 'Comanda', N: 'Pas següent', M: 'Nota' },
  },
};
