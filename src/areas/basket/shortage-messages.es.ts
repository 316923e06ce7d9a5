import { formatNumber, pluralForm } from '#i18n/format.ts';
import { maxLineQuantity } from './basket-limits.ts';

const pieces = (count: number): string => formatNumber(count, 'es');

export const es = {
  /** As many as can be had, fewer than wanted; 0: none. */
  put: (left: number) =>
    left === 0
      ? 'Se ha agotado.'
      : left >= maxLineQuantity
        ? `En un pedido caben ${pieces(left)} como máximo: hemos puesto ${pieces(left)}.`
        : pluralForm(left, 'es', {
            one: 'Solo queda 1: hemos puesto 1.',
            other: `Solo quedan ${pieces(left)}: hemos puesto ${pieces(left)}.`,
          }),
  notWhole: 'Escribe una cantidad entera, como 1 o 12.',
  notice: 'Avísame cuando haya más',
  similar: 'Ver parecidos',
  ask: 'Pregúntanos',
  /** How the question to the counter begins. */
  question: (wanted: number) => `Necesito ${pieces(wanted)}. `,
};
