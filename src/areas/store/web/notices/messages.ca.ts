import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  titles: { before: 'Abans de fer la comanda', after: 'Els teus drets' },
  guaranteeSource: 'Avís harmonitzat de la Unió Europea',
  guaranteeMore: 'Més informació a europa.eu',
  withdrawal: 'Dret de desistiment',
  withdrawalSource: 'Reial decret legislatiu 1/2007',
  withdrawalTerm: '14 dies',
  withdrawalText:
    'Pots tornar el que compris sense donar motius, durant 14 dies des que ho reps. Et tornem el preu i l’enviament normal.',
  withdrawalLink: ['Es fa al web, sense trucar: ', 'desistir d’una compra', '.'],
};
