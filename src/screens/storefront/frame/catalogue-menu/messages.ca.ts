import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const products = (count: number): string =>
  pluralForm(count, 'ca', { one: '1 producte', other: `${formatNumber(count, 'ca')} productes` });

export const ca: MessagesLike<typeof es> = {
  back: 'Torna',
  groups: 'Grups del catàleg',
  categories: 'Categories',
  seeProducts: (count) => `Mostra ${products(count)}`,
  products,
  sectionsIn: (count, name) => `${pluralForm(count, 'ca', { one: '1 secció', other: `${count} seccions` })} a ${name}`,
  brandsIn: (name) => `Marques a ${name.charAt(0).toLocaleLowerCase('ca')}${name.slice(1)}`,
  sectionsFailed: 'No hem pogut carregar les seccions.',
  retry: 'Torna-ho a provar',
};
