export const es = {
  title: 'Por dónde va',
  names: { created: 'Pedido hecho', confirmed: 'Confirmado' },
  paid: 'Pagado',
  toPay: 'Pago',
  alone: 'solo',
  done: 'hecho',
  missing: (amount: string) => `faltan ${amount}`,
};
