import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Registre de canvis',
  aside: 'ningú no el pot canviar ni esborrar',
  csv: 'Baixa CSV',
  changes: 'Canvis',
  filters: 'Filtra el registre',
  when: 'Quan',
  who: 'Qui',
  everybody: 'Qualsevol',
  what: 'Què',
  everything: 'Tot',
  number: 'Número de comanda',
  from: 'Des de',
  to: 'Fins a',
  onlyOf: (what) => `Només: ${what}`,
  removeFilters: 'Treu els filtres',
  nothing: 'Cap canvi així',
  fields: 'Abans i després',
  why: 'Per què',
  act: 'Acció',
  undone: 'desfet',
  undoing: 'en desfà un altre',
};
