import { maxQuickOrderLines } from '#areas/basket/basket-limits.ts';
import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');

export const ca: MessagesLike<typeof es> = {
  checking: 'S’està comprovant…',
  failed: 'No hem pogut llegir la llista. Torna-ho a provar d’aquí a una estona.',
  summary: (right: number, wrong: number) =>
    [
      ...(right > 0
        ? [pluralForm(right, 'ca', { one: '1 línia correcta', other: `${number(right)} línies correctes` })]
        : []),
      ...(wrong > 0 ? [`${number(wrong)} per corregir`] : []),
    ].join(', '),
  line: 'Línia',
  article: 'Article',
  quantity: 'Quantitat',
  quantityOf: (name) => `Quantitat de ${name}`,
  sum: 'Import',
  total: 'Total amb IVA',
  rest: 'Les línies per corregir es queden a la caixa.',
  addCorrect: (count: number) =>
    pluralForm(count, 'ca', { one: 'Afegeix la correcta', other: `Afegeix les ${number(count)} correctes` }),
  added: (count: number) =>
    pluralForm(count, 'ca', {
      one: 'Hem afegit 1\u00a0línia a la cistella.',
      other: `Hem afegit ${number(count)}\u00a0línies a la cistella.`,
    }),
  noneAdded: 'No hem afegit res: corregeix les línies i torna-ho a provar.',
  toBasket: 'Mostra la cistella',
  chooseFor: (text) => `Què és «${text}»?`,
  takeChoices: 'Fes servir el que he triat',
  soldOut: 'Exhaurit',
  view: 'Mostra',
  share: 'Comparteix amb un enllaç',
  print: 'Imprimeix',
  askAbout: 'Pregunta’ns',
  copy: 'Copia',
  copied: 'Enllaç copiat.',
  copyFailed: 'No s’ha pogut copiar: selecciona l’enllaç.',
  sharedUntil: (date) =>
    `Aquest enllaç obre la llista fins al ${date}. Només desa articles i quantitats, i qui l’obre en canvia una còpia seva.`,
  leftOut: (count: number) =>
    pluralForm(count, 'ca', {
      one: '1 línia sense aclarir no hi és.',
      other: `${number(count)} línies sense aclarir no hi són.`,
    }),
  didYouMean: ['Volies dir', '?'],
  fileProblems: {
    too_large: 'El fitxer és massa gran per a una comanda. Divideix la llista en uns quants.',
    too_many_lines: `Són massa línies: n’hi caben ${number(maxQuickOrderLines)} de cop. Divideix la llista.`,
    not_text: 'No és un fitxer de text. Desa el full de càlcul com a CSV i torna’l a pujar.',
    empty: 'El fitxer és buit.',
  },
};
