import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './status-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  created: 'Per confirmar',
  confirmed: 'Per preparar',
  preparing: 'S’està preparant',
  ready: 'A punt per recollir',
  shipped: 'En repartiment',
  delivered: 'Lliurada',
  cancelled: 'Cancel·lada',
  returned: 'Retornada',
};
