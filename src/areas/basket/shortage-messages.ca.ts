import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { maxLineQuantity } from './basket-limits.ts';
import type { es } from './shortage-messages.es.ts';

const pieces = (count: number): string => formatNumber(count, 'ca');

export const ca: MessagesLike<typeof es> = {
  put: (left) =>
    left === 0
      ? 'S’ha exhaurit.'
      : left >= maxLineQuantity
        ? `En una comanda n’hi caben ${pieces(left)} com a màxim: n’hem posat ${pieces(left)}.`
        : pluralForm(left, 'ca', {
            one: 'Només en queda 1: n’hem posat 1.',
            other: `Només en queden ${pieces(left)}: n’hem posat ${pieces(left)}.`,
          }),
  notWhole: 'Escriu una quantitat entera, com ara 1 o 12.',
  notice: 'Avisa’m quan n’hi hagi més',
  similar: 'Mira’n de semblants',
  ask: 'Pregunta’ns',
  question: (wanted) => `En necessito ${pieces(wanted)}. `,
};
