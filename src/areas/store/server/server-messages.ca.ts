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
  producerOfEquipment: (number) => `RII-AEE ${number}`,
  producerOfBatteries: (number) => `RII-PyA ${number}`,
  arbitration: (board) => `Estem adherits a l’arbitratge de consum: ${board}.`,
  noArbitration: 'No estem adherits a cap junta arbitral ni a cap altra entitat de resolució de litigis de consum.',
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
