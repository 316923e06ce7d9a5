import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  add: 'Afegeix',
  addNamed: (name: string) => `Afegeix a la cistella: ${name}`,
  quantity: 'Quantitat',
  quantityOf: (name: string) => `Quantitat de ${name}`,
  less: 'Treu-ne un',
  more: 'Afegeix-ne un',
  changeFailed: 'No hem pogut canviar la cistella. Prova-ho d’aquí a un moment.',
  basket: 'Cistella',
  basketWith: (count: number) =>
    pluralForm(count, 'ca', { one: 'Cistella, 1\u00a0article', other: `Cistella, ${formatNumber(count, 'ca')}\u00a0articles` }),
  mini: {
    title: (count: number) =>
      pluralForm(count, 'ca', {
        one: 'La teva cistella · 1\u00a0article',
        other: `La teva cistella · ${formatNumber(count, 'ca')}\u00a0articles`,
      }),
    see: 'Veure la cistella',
    toBasket: 'A la cistella',
    total: 'Total amb IVA',
    line: (quantity: number, price: number) => `${formatNumber(quantity, 'ca')}\u00a0u. × ${formatEuros(price, 'ca')}`,
    remove: (name: string) => `Treu de la cistella: ${name}`,
  },
};
