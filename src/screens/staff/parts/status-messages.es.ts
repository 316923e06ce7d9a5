/** What the shop's people call the status of an order, wherever it stands. */
export const es = {
  created: 'Por confirmar',
  confirmed: 'Por preparar',
  preparing: 'Preparando',
  ready: 'Listo para recoger',
  shipped: 'En reparto',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  returned: 'Devuelto',
};
