import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  count: (count: number) => pluralForm(count, 'ca', { one: '1 producte', other: `${count} productes` }),
  favourites: { list: 'Preferits', add: 'Preferit', addNamed: (name: string) => `Desa a preferits: ${name}` },
  compare: { list: 'Compara', add: 'Compara', addNamed: (name: string) => `Compara: ${name}` },
};
