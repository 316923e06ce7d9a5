/** The dialog that changes an order, which is loaded when it opens. */
export const es = {
  fixedHint:
    'Sus artículos ya no cambian: devuelve dinero o haz otro pedido. El cliente recibe un correo con todo como queda.',
  hint: 'Lo que ya estaba en el pedido conserva su precio. El cliente recibe un correo con todo como queda.',
  invoiced:
    'Si cambian los artículos o el total, la factura se rectifica y se emite otra. Las facturas no se deshacen.',
  changedMeanwhile: 'Alguien ha cambiado lo mismo mientras tanto. Elige qué vale; de momento no se ha guardado nada.',
  saveChosen: 'Guardar lo elegido',
  before: 'Total antes',
  paid: 'Cobrado',
  after: 'Total nuevo',
  toPay: 'Quedará por cobrar',
  toRefund: 'Quedará por devolver',
  even: 'Diferencia',
  wayOfRest: 'Cómo se paga la diferencia',
  howToPay: 'El cliente puede pagarlo con el enlace de su correo, o lo anotas tú en «Dinero».',
  howToPayBy: {
    transfer: 'Su correo lleva los datos de la transferencia; también puedes anotarla en «Dinero».',
    counter: 'Lo cobras al entregarlo y lo anotas en «Dinero».',
  } as Partial<Record<string, string>>,
  howToRefund: 'Lo devuelves después en «Dinero», con tu contraseña y el motivo.',
  goodsOnly: (amount: string) => `Artículos: ${amount}, más la entrega según la dirección.`,
  belowReceived: (amount: string, received: string) =>
    `Costaría ${amount}, menos de lo ya cobrado, ${received}: así no se puede guardar.`,
};
