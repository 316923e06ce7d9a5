import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Per on va',
  names: { created: 'Comanda feta', confirmed: 'Confirmada' },
  paid: 'Pagada',
  toPay: 'Pagament',
  alone: 'sola',
  done: 'fet',
  missing: (amount) => `falten ${amount}`,
};
