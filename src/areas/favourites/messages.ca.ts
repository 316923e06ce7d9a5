import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  favourites: 'Preferits',
  favourite: 'Preferit',
  save: (name: string) => `Desa a preferits: ${name}`,
  count: (count: number) => pluralForm(count, 'ca', { one: '1 producte', other: `${count} productes` }),
};
