import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const products = (count: number): string =>
  pluralForm(count, 'ca', { one: '1 producte', other: `${formatNumber(count, 'ca')} productes` });

const list = new Intl.ListFormat('ca');
/** Products' names have commas of their own. */
const listed = (names: readonly string[]): string => list.format(names.map((name) => `«${name}»`));

export const ca: MessagesLike<typeof es> = {
  title: 'Compara',
  description: 'Els productes que compares, amb les dades de costat.',
  loading: 'S’està carregant la comparació',
  needsScript: 'La comparació necessita JavaScript: activa’l al navegador.',
  removed: 'Tret de la comparació.',
  undo: 'Desfés',
  changeFailed: 'No hem pogut canviar la comparació. Prova-ho d’aquí a un moment.',
  full: (maxPerSection, maxProducts) =>
    `No hi caben més productes: se’n comparen fins a ${maxPerSection} de cada categoria i ${maxProducts} en total.` +
    ' Treu-ne algun abans d’afegir-ne un altre.',
  waiting: (names) =>
    pluralForm(names.length, 'ca', {
      one: `A la comparació del teu compte no hi cabia ${listed(names)}. Continua en aquest dispositiu i hi entrarà quan hi hagi lloc.`,
      other: `A la comparació del teu compte no hi cabien ${listed(names)}. Continuen en aquest dispositiu i hi entraran quan hi hagi lloc.`,
    }),
  dropWaiting: 'No els necessito',
  asAdded: 'Tal com els vas afegir',
  categories: 'Categories que compares',
  table: (category: string) => `Comparació: ${category}`,
  fullness: (count, maxPerSection) =>
    `${formatNumber(count, 'ca')} de ${formatNumber(maxPerSection, 'ca')} productes.` +
    (count < maxPerSection ? '' : ' Per afegir-ne un altre d’aquesta categoria, treu-ne un.'),
  legend: 'El quadre groc assenyala les diferències.',
  oneOnly: 'Afegeix un altre producte d’aquesta categoria per veure en què es diferencien.',
  product: 'Producte',
  onlyDifferences: 'Només diferències',
  noDifferences: 'Aquests productes no es diferencien en les dades.',
  differs: 'Diferent',
  absent: 'Sense dada',
  general: 'Dades generals',
  brand: 'Marca',
  availability: 'Disponibilitat',
  article: 'Referència',
  ready: 'Preu amb bateria i carregador',
  remove: (name: string) => `Treu de la comparació: ${name}`,
  clear: 'Buida',
  clearTitle: 'Vols buidar la comparació?',
  clearText: (count: number) => `Es trauran tots els productes de totes les categories (${products(count)}).`,
  cancel: 'Cancel·la',
  close: 'Tanca',
  empty: 'Encara no hi ha res per comparar',
  emptyText: 'Prem la balança en dos productes o més i en veuràs les dades de costat.',
  toCatalogue: 'Ves al catàleg',
  failed: 'No hem pogut carregar la comparació',
  failedText: 'Som conscients del problema. Torna-ho a provar d’aquí a un moment.',
  retry: 'Torna a carregar',
};
