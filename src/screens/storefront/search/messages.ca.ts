import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: (text) => `Resultats de «${text}»`,
  emptyTitle: 'No hem trobat res',
  noProducts: 'No hem trobat cap producte',
  emptyText: 'Prova de canviar la cerca i segur que trobes productes.',
  tips: 'Idees per trobar-ho',
  tipSpelling: 'Comprova que les paraules estiguin ben escrites.',
  tipFewer: 'Fes servir menys paraules: n’hi ha prou amb el tipus de producte i una mida o una marca.',
  tipReference: 'Si tens la referència o el codi de barres, escriu-lo tal com és.',
  toCatalogue: 'Ves al catàleg',
  askCounter: 'Pregunta’ns',
  askInChat: 'Pregunta al xat',
  sections: 'Seccions destacades',
  popular: 'El més cercat',
  nearestSections: 'Potser ho trobes a',
  nearestProducts: (section) => `El més venut a ${section}`,
  pages: 'A la botiga',
  pageKinds: { pages: 'Pàgina', guides: 'Guia', questions: 'Pregunta' },
  related: 'Mira també',
};
