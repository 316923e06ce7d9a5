import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  backOffice: 'Rebotiga',
  skip: 'Salta al contingut',
  sections: 'Seccions',
  today: 'Avui',
  orders: 'Comandes',
  bank: 'Banc',
  people: 'Personal',
  audit: 'Registre',
  personMenu: 'Les meves dades, idioma, blocar o sortir',
  me: 'Les meves dades i com entro',
  language: 'Español',
  lock: 'Bloca la pantalla',
  signOut: 'Surt',
  unknownTitle: 'Aquesta adreça no existeix',
  unknownText: 'Potser l’enllaç és tallat.',
  toToday: 'Ves a avui',
  shortcuts: 'Dreceres de teclat',
  shortcutsOn: 'Dreceres d’una tecla',
  close: 'Tanca',
  space: 'Espai',
  goTo: 'Ves a',
  scanner:
    'Un lector escriu com un teclat: fora d’un camp, un codi porta a la seva comanda o cerca el seu article. Ctrl K actua sempre.',
  keys: {
    everywhere: {
      place: 'Arreu',
      'Ctrl K': 'Cerca o fes',
      '?': 'Aquest full',
      Z: 'Desfés l’últim',
      Esc: 'Tanca',
    },
    list: {
      place: 'Llista de comandes',
      'J K': 'Baixa, puja',
      X: 'Marca',
      'Shift X': 'Marca fins aquí',
      Enter: 'Obre',
      Space: 'Cop d’ull',
      '/': 'Cerca a la llista',
      F: 'Filtra',
      V: 'Vistes',
    },
    order: { place: 'Comanda', N: 'Pas següent', P: 'Imprimeix', M: 'Nota', '[ ]': 'Comanda anterior, següent' },
  },
};
