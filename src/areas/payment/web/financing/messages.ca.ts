import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const months = (count: number): string => pluralForm(count, 'ca', { one: '1 mes', other: `${count} mesos` });

export const ca: MessagesLike<typeof es> = {
  page: 'Finançament',
  terms: (from, to, lenders) => `De ${from} a ${to} quotes amb ${lenders}.`,
  none: 'Ara no es pot pagar a terminis',
  noneText: 'Pots pagar amb les altres formes de pagament, que veus en fer la comanda.',
  toCatalogue: 'Ves al catàleg',
  calculator: {
    title: 'Calcula la teva quota',
    tag: 'Càlcul preliminar',
    amount: 'Import de la compra',
    slider: 'Import',
    min: (amount) => `mín. ${amount}`,
    max: (amount) => `màx. ${amount}`,
    term: 'Termini',
    months,
    monthly: (amount) => `${amount}/mes`,
    notOffered: 'Amb un altre import',
    instalments: (count) => pluralForm(count, 'ca', { one: '1 quota de', other: `${count} quotes de` }),
    lastInstalment: (amount) => `L’última, de ${amount}.`,
    price: 'Import',
    cost: 'Cost del finançament',
    total: 'Total que pagues',
    rates: 'TIN / TAE',
    choose: 'Tria l’eina',
    example: (amount, count, lender) =>
      `Exemple per a ${amount} en ${months(count)} amb ${lender}. L’oferta definitiva la fa la financera abans de signar. Finançament subjecte a la seva aprovació.`,
  },
  how: {
    title: 'Com funciona',
    basket: {
      title: 'Omple la cistella',
      text: (min, max) => `Des de ${min} i fins a ${max}. Barreja el que vulguis.`,
    },
    choose: {
      title: 'Tria el finançament en pagar',
      text: 'La financera et demana el DNI, el telèfon i un compte o una targeta. Les dades les dones a ella.',
    },
    answer: {
      title: 'Espera la seva resposta',
      text: 'La dona la financera, no la botiga. Si diu que no, pagues d’una altra manera sense perdre la comanda.',
    },
    receive: {
      title: 'Rep la comanda',
      text: 'La preparem com qualsevol altra, i pagues les quotes a la financera.',
    },
  },
  questions: 'Dubtes freqüents',
  lenders: {
    title: 'Amb qui',
    months: (from, to) => `De ${from} a ${months(to)}`,
    amounts: (min, max) => `De ${min} a ${max}`,
    otherwise: 'No et convé? En fer la comanda veus les altres formes de pagament.',
  },
};
