import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');

export const ca: MessagesLike<typeof es> = {
  allOffers: 'Totes les ofertes',
  allNews: 'Totes les novetats',
  allJobs: 'Tots els oficis',
  project: {
    added: 'Són a la cistella: mostra-la',
    all: 'Tots els projectes',
    inStock: 'En estoc',
    soldOut: 'Exhaurit: no entra en la suma',
    tooFew: (left: number) =>
      pluralForm(left, 'ca', {
        one: 'Només en queda 1: n’hi posem 1',
        other: `Només en queden ${number(left)}: n’hi posem ${number(left)}`,
      }),
    pieces: (quantity: number) => `${number(quantity)}\u00a0u.`,
    sumOfAll: (count: number) =>
      pluralForm(count, 'ca', { one: 'L’article', other: `Els ${number(count)}\u00a0articles` }),
    sumOfSome: (count: number, all: number) => `${number(count)} de ${number(all)}\u00a0articles`,
    vat: 'IVA inclòs, preu d’avui',
    add: (count: number) =>
      pluralForm(count, 'ca', {
        one: 'Afegeix-ne 1 a la cistella',
        other: `Afegeix els ${number(count)} a la cistella`,
      }),
    steps: 'Com es munta',
    others: 'Altres projectes',
  },
  quickOrder: {
    title: 'Comanda ràpida',
    description: 'Enganxa les referències i les quantitats i posa-ho tot a la cistella de cop.',
    intro: (lines: number) =>
      `Escriu o enganxa referències o noms amb la quantitat, fins a ${number(lines)} línies. Ho pots copiar d’Excel.`,
    label: 'Referència o nom, i quantitat',
    hint: 'Separa-les amb espai, tabulador, punt i coma o coma.',
    check: 'Comprova les línies',
    add: 'Afegeix a la cistella',
    upload: 'Puja un CSV',
    uploadNeedsScripts: 'Per pujar un fitxer CSV cal JavaScript. Sense, enganxa’n aquí les línies.',
  },
};
