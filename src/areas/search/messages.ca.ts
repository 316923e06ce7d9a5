import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  search: 'Cerca',
  searchShop: 'Cerca a la botiga',
  placeholder: 'Cerca per producte, marca o referència',
  clear: 'Esborra la cerca',
  suggestions: 'Suggeriments de cerca',
  groups: 'Tipus de resultat',
  before: 'Abans',
  nothing: 'No hem trobat res',
  nothingText: 'Prova de canviar la cerca i segur que trobes productes.',
  failed: 'Ara no et podem mostrar suggeriments',
  failedText: 'Ho tornem a provar d’aquí a uns segons. També pots prémer Retorn i cercar.',
  pressEnter: (text) => `Prem Retorn per cercar «${text}»`,
  seeAll: (count) =>
    pluralForm(count, 'ca', { one: 'Mostra el resultat', other: `Mostra els ${formatNumber(count, 'ca')} resultats` }),
  found: (count) => `${count} ${pluralForm(count, 'ca', { one: 'suggeriment', other: 'suggeriments' })}`,
  recent: 'Cerques recents',
  clearRecent: 'Esborra les cerques recents',
  page: {
    title: (text) => `Resultats de «${text}»`,
    emptyTitle: 'No hem trobat res',
    emptyText: (text) => `Prova de canviar la cerca «${text}» i segur que trobes productes.`,
    tips: 'Idees per trobar-ho',
    tipSpelling: 'Comprova que les paraules estiguin ben escrites.',
    tipFewer: 'Fes servir menys paraules: n’hi ha prou amb el tipus de producte i una mida o una marca.',
    tipReference: 'Si tens la referència o el codi de barres, escriu-lo tal com és.',
    toCatalogue: 'Ves al catàleg',
    askInChat: 'Pregunta al xat',
    sections: 'Seccions destacades',
    popular: 'El més cercat',
    nearestSections: 'Potser ho trobes a',
    nearestProducts: (section) => `El més venut a ${section}`,
    unknown: (words) => `No coneixem ${words}.`,
    related: 'Mira també',
  },
};
