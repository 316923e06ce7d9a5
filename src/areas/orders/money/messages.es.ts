/** What has become of an order's money, as its page, its mails and its tracking say it; with the sum that goes or went back. */
export const es = {
  pending: 'Está pendiente de pago.',
  partly_paid: (due: string) => `Está pagado en parte: faltan ${due}.`,
  processing: 'Estamos comprobando el pago.',
  paid: 'Está pagado.',
  failed: 'El último pago no salió bien: sigue pendiente.',
  partly_refunded: (amount: string) => `Está pagado, y te hemos devuelto ${amount}.`,
  refunded: (amount: string) => `Te hemos devuelto ${amount}.`,
  not_charged: 'No te hemos cobrado nada y no tienes que pagarlo. Si el banco llegó a cobrar algo, te lo devolvemos.',
  /** Of what its customer has cancelled, at the latest by the term of RDLeg 1/2007 art. 107. */
  going_back: (amount: string) =>
    `Está cancelado y la devolución de ${amount} está pendiente: te llega por el mismo medio con que pagaste, en 14 días como máximo. No tienes que hacer nada.`,
  gone_back: (amount: string) => `Está cancelado y te hemos devuelto ${amount}.`,
};
