import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const products = (count: number): string =>
  pluralForm(count, 'ca', { one: '1 producte', other: `${formatNumber(count, 'ca')} productes` });

const list = new Intl.ListFormat('ca');
/** Products' names have commas of their own. */
const listed = (names: readonly string[], others: number): string =>
  list.format([...names.map((name) => `«${name}»`), ...(others > 0 ? [`${formatNumber(others, 'ca')} més`] : [])]);

export const ca: MessagesLike<typeof es> = {
  title: 'Preferits',
  description: 'Els productes que has desat per tenir-los a mà.',
  loading: 'S’estan carregant els preferits',
  needsScript: 'Els preferits necessiten JavaScript: activa’l al navegador.',
  removed: 'Tret dels preferits.',
  undo: 'Desfés',
  changeFailed: 'No hem pogut canviar els preferits. Prova-ho d’aquí a un moment.',
  full: 'La llista de preferits és plena: treu algun producte abans de desar-ne un altre.',
  waiting: (names, others) =>
    pluralForm(names.length + others, 'ca', {
      one: `Als preferits del teu compte no hi cabia ${listed(names, others)}. Continua en aquest dispositiu i hi entrarà quan hi hagi lloc.`,
      other: `Als preferits del teu compte no hi cabien ${listed(names, others)}. Continuen en aquest dispositiu i hi entraran quan hi hagi lloc.`,
    }),
  dropWaiting: 'No els necessito',
  removedName: 'Has tret ',
  restore: 'Recupera',
  restoreNamed: (name: string) => `Recupera: ${name}`,
  latest: 'Més recents',
  addAll: 'Afegeix-los tots a la cistella',
  allAdded: (count: number) => `${products(count)} a la cistella`,
  noneToAdd: 'Tots els que es poden comprar ja eren a la cistella.',
  notAdded: (names, others) => `No s’han pogut afegir: ${listed(names, others)}.`,
  clear: 'Treu-los tots',
  clearTitle: 'Vols treure tots els preferits?',
  clearText: (count: number) => `La llista quedarà buida (${products(count)}).`,
  cancel: 'Cancel·la',
  close: 'Tanca',
  empty: 'Encara no has desat res',
  emptyText: 'Prem el cor d’un producte per tenir-lo a mà.',
  toCatalogue: 'Ves al catàleg',
  signIn: 'Entra',
  signInText: 'Desats en aquest dispositiu. Si entres al teu compte, els tindràs a tots.',
  failed: 'No hem pogut carregar els preferits',
  failedText: 'Som conscients del problema. Torna-ho a provar d’aquí a un moment.',
  retry: 'Torna a carregar',
};
