import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  add: 'Afegeix',
  addNamed: (name: string) => `Afegeix a la cistella: ${name}`,
  notice: 'Avisa’m',
  quantityOf: (name: string) => `Quantitat de ${name}`,
  less: 'Treu-ne un',
  more: 'Afegeix-ne un',
  changeFailed: 'No hem pogut canviar la cistella. Prova-ho d’aquí a un moment.',
  /** What badges mean. */
  count: (count: number) =>
    pluralForm(count, 'ca', { one: '1\u00a0article', other: `${formatNumber(count, 'ca')}\u00a0articles` }),
};
