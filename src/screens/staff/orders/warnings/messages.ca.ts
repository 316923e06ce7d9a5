import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  texts: {
    to_refund: 'Cobrada: cal retornar',
    refund_refused: 'Devolució rebutjada',
    approval_refused: 'Aprovada tard',
    part_paid: 'Falten',
    wrong_amount: 'Un altre import:',
    surplus: 'Sobren',
    undecided: 'Financera sense decidir',
    mail_failed: 'Correu fallit',
    no_goods: 'Gènere sense reservar',
  },
  dueIn: (hours) => `venç en ${hours} h`,
  dueAt: (moment) => `venç ${moment}`,
};
