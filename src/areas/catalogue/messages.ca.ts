import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');

export const ca: MessagesLike<typeof es> = {
  breadcrumbs: 'Fil d’Ariadna',
  start: 'Inici',
  reference: (article) => `Ref. ${article}`,
  discount: 'Descompte',
  before: 'Abans',
  kitSaving: (amount) => `Kit: t’estalvies ${amount}`,
  lowest30: (amount) => `Preu mín. 30 dies: ${amount}`,
  fromQuantity: (from, price) => `Des de ${from}\u00a0u.: ${price}`,
  labelNew: 'Nou',
  product: {
    inStock: 'En estoc',
    units: (quantity) =>
      pluralForm(quantity, 'ca', { one: '1\u00a0unitat', other: `${number(quantity)}\u00a0unitats` }),
    fewLeft: (quantity) => pluralForm(quantity, 'ca', { one: 'En queda 1', other: `En queden ${number(quantity)}` }),
    available: 'Disponible',
    outOfStock: 'Sense estoc',
    discontinued: 'Descatalogat',
    fulfilment: { pickup: 'Només a la botiga', delivery: 'Només a domicili', home: 'A casa teva' },
    notSold: 'No es ven en línia',
  },
  productCount: (total) => pluralForm(total, 'ca', { one: '1 producte', other: `${number(total)} productes` }),
  brands: { all: 'Totes les marques' },
  withdrawalExemptions: {
    made_to_measure: 'Fet a mida: no es pot desistir de la compra',
    sealed: 'Precintat per higiene: no es torna un cop obert',
  },
  carousel: {
    viewed: 'Vistos fa poc',
    previous: 'Productes anteriors',
    next: 'Productes següents',
    pause: 'Atura el moviment',
    play: 'Reprèn el moviment',
  },
};
