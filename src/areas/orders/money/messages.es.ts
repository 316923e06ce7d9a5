/** What has become of an order's money, as its page, its mails and its tracking say it. */
export const es = {
  pending: 'Está pendiente de pago.',
  processing: 'Estamos comprobando el pago.',
  paid: 'Está pagado.',
  failed: 'El último pago no salió bien: sigue pendiente.',
  partly_refunded: 'Está pagado, y te hemos devuelto una parte.',
  refunded: 'Te hemos devuelto lo que pagaste.',
  not_charged: 'No te hemos cobrado nada y no tienes que pagarlo. Si el banco llegó a cobrar algo, te lo devolvemos.',
  going_back:
    'Está cancelado y la devolución de tu pago está pendiente: te llegará por el mismo medio. No tienes que hacer nada.',
  gone_back: 'Está cancelado y te hemos devuelto lo que pagaste.',
};
