import type { es } from './server-messages.es.ts';

export const ca: typeof es = {
  attention: {
    subject: (number) => `Revisa els diners de la comanda ${number}`,
    heading: 'Hi ha diners per revisar',
    text: (number) => [
      'De la comanda ',
      { bold: number },
      ' han arribat diners que no paguen res, o no s’han pogut tornar: la comanda ja estava pagada o anul·lada, l’import és un altre, o el banc rebutja la devolució. Els articles no s’han mogut.',
    ],
    title: 'El que s’ha rebut',
    attempt: (provider, reference) => `${provider}, ${reference}`,
    money: (charged, refunded) => `${charged} cobrats, ${refunded} tornats`,
    whatToDo: (number) => [
      'Mira-ho amb «npm run shop -- payments show ',
      number,
      '» i torna-ho amb «npm run shop -- orders refund ',
      number,
      '», amb l’import si no és tot.',
    ],
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  reminder: {
    subject: 'falta la teva transferència',
    heading: (name) => `${name}, ens falta la teva transferència`,
    text: (number, until) => [
      'Encara no hem rebut la transferència de la teva comanda ',
      { bold: number },
      '. Guardem els articles fins al ',
      { bold: until },
      '; passat aquest termini la comanda s’anul·la. Si ja l’has feta, no has de fer res: pot trigar 1 o 2 dies.',
    ],
    button: 'Veure la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
  unavailable: {
    document: 'la financera demana un document que aquesta comanda no té',
    slot: 'els diners arribarien després de l’entrega',
  },
};
