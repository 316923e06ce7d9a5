import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './history-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  fields: {
    payment: 'Forma de pagament',
    refund: 'Devolució demanada',
    refunded: 'Diners retornats',
    refundRefused: 'El banc no retorna',
    surplus: 'Diners de més',
    return: 'Devolució de gènere',
    returnReference: 'Referència',
    slot: 'Franja',
    slotPlace: 'Plaça',
    hold: 'Gènere',
  },
  values: {
    declared: 'per confirmar',
    received: 'rebuda',
    goods_back: 'gènere de tornada',
    refunded: 'pagada',
    closed: 'tancada',
    taken: 'reservada',
    awaited: 'en espera',
    unconfirmed: 'reservat fins que confirmi',
    waiting: 'en espera',
  },
  placed: 'va fer la comanda.',
  choose: 'Quina història',
  choices: { all: 'Tot', notes: 'Notes', changes: 'Canvis' },
  noNotes: 'Encara no hi ha cap nota.',
  mailed: 'Correu enviat:',
  unknown: 'No consta qui',
};
