import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');

export const ca: MessagesLike<typeof es> = {
  intro:
    'Tria el teu ofici o el que tens entre mans: et diem quina eina demana, en quin ordre es treballa i què surt malament quan es fa de pressa.',
  list: 'Feines',
  all: 'Tots els oficis',
  needed: (count) =>
    pluralForm(count, 'ca', {
      one: 'El que demana: 1\u00a0article',
      other: `El que demana: ${number(count)}\u00a0articles`,
    }),
  oneOfEach: 'Un de cada, preu d’avui',
  open: 'Mira què demana',
  openLabel: (title) => `Mira què demana: ${title}`,
  products: 'El que necessites',
  sections: 'On mirar més',
  others: 'Altres feines',
};
