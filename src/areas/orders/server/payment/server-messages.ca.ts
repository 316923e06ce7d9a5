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
  conflict: {
    subject: (number) => `Revisa el pagament de la comanda ${number}`,
    heading: 'Un finançament que no s’ha pogut acceptar',
    text: (number) => [
      'La financera ha aprovat, o està revisant, el pagament de la comanda ',
      { bold: number },
      ', però la comanda ja no es pot completar: està anul·lada o pagada, o s’ha aprovat un altre import. La botiga no ho ha confirmat i no s’ha finançat res, però el teu client pot creure que ha pagat.',
    ],
    whatToDo: (number) => [
      'Truca-li i digues-li com pagar: les seves dades són a «npm run shop -- orders show ',
      number,
      '», i el que ha dit la financera, a «npm run shop -- payments show ',
      number,
      '».',
    ],
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  late: {
    subject: 'el teu pagament ha arribat tard',
    heading: (name) => `${name}, el teu pagament ha arribat tard`,
    text: (number, amount) => [
      'Hem rebut ',
      { bold: amount },
      ' de la teva comanda ',
      { bold: number },
      ', però ja estava anul·lada i els seus articles tornen a estar a la venda. Et tornem els diners pel mateix mitjà de pagament; no has de fer res.',
    ],
    call: (phone) => ['Si encara vols la comanda, o tens cap dubte, truca’ns al ', { bold: phone }, '.'],
    button: 'Veure la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
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
