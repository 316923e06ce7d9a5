import type { MessagesLike } from '#i18n/messages.ts';

const es = {
  created: 'Por confirmar',
  confirmed: 'Por preparar',
  preparing: 'Preparando',
  ready: 'Listo para recoger',
  shipped: 'En reparto',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  returned: 'Devuelto',
};
const ca: MessagesLike<typeof es> = {
  created: 'Per confirmar',
  confirmed: 'Per preparar',
  preparing: 'S’està preparant',
  ready: 'A punt per recollir',
  shipped: 'En repartiment',
  delivered: 'Lliurada',
  cancelled: 'Cancel·lada',
  returned: 'Retornada',
};

/** What the shop's people call the status of an order, wherever it stands. */
export const statusMessages = { es, ca };
