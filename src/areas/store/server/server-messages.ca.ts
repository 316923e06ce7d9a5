import type { es, mailFrame as mailFrameEs } from './server-messages.es.ts';

export const ca: typeof es = {
  /** Where the shop has no words of its own. */
  words: {
    featured: 'Destacats',
    advice: 'Explica’ns què necessites i t’ajudem a triar.',
    adviceInFooter: 'T’ajudem a triar.',
    ask: 'Pregunta’ns',
    store: 'La nostra botiga',
  },
  weekdays: ['Dilluns', 'Dimarts', 'Dimecres', 'Dijous', 'Divendres', 'Dissabte', 'Diumenge'],
};

export const mailFrame: typeof mailFrameEs = {
  taxId: (number) => `NIF ${number}`,
  days: (first, last) => `De ${first.toLowerCase()} a ${last.toLowerCase()}`,
  hours: (from, to) => `de ${from} a ${to}`,
  and: 'i',
  legalNotice: 'Avís legal',
  privacy: 'Privacitat',
  returns: 'Devolucions i desistiment',
};
