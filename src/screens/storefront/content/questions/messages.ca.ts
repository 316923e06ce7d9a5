import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  label: 'Cerca a les preguntes',
  placeholder: 'Factura, recollida, garantia…',
  placeholderWithoutPickup: 'Factura, enviament, garantia…',
  found: (count) => pluralForm(count, 'ca', { one: '1 pregunta', other: `${formatNumber(count, 'ca')} preguntes` }),
  none: 'Cap pregunta no conté aquestes paraules. Truca’ns o escriu-nos i et responem.',
};
