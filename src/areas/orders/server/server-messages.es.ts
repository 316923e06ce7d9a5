import type { MailText } from '#platform/mail/mail-blocks.ts';
import type { OrderPaymentMethod, PaymentReason } from '#areas/payment/contract.ts';
import type { DeliveryType } from '#areas/delivery/contract.ts';
import type { OrderStatus } from '../contract.ts';

export const es = {
  errors: {
    order_not_found: 'No encontramos este pedido.',
    not_available: 'No está disponible en este momento.',
    'not_available.slot': 'A esa hora ya no hay sitio. Elige otra hora u otro día.',
    'not_available.date': 'Ese día no está disponible. Elige otro día.',
    'not_available.payment':
      'Con esta forma de pago el dinero no llegaría a tiempo. Elige un día posterior u otra forma de pago.',
    incorrect_idempotency_key: 'La cabecera Idempotency-Key no es válida.',
    idempotency_conflict: 'Esta petición ya se usó para otro pedido.',
    basket_empty: 'La cesta está vacía.',
    products_unavailable: 'Algunos productos ya no se pueden pedir así. Revisa la cesta.',
    basket_changed: 'Los precios o las cantidades han cambiado. Revisa el pedido y confírmalo.',
    too_many_open_orders:
      'Tienes demasiados pedidos sin pagar. Paga o cancela alguno, haz un pedido más pequeño o llámanos y lo preparamos contigo. Tu cesta sigue como estaba.',
    no_invoice_yet: 'La factura estará aquí cuando el pedido esté pagado o entregado.',
    not_withdrawable:
      'Ya no se puede desistir de este pedido: el plazo ha terminado, está cancelado o ya lo has devuelto todo. Si tienes dudas, llámanos.',
    not_a_consumer:
      'El derecho de desistir es de los consumidores, y este pedido es de una empresa. Llámanos y vemos si podemos aceptar la devolución.',
    too_many_withdrawn: 'De algún producto quedan menos unidades por devolver. Revisa las cantidades.',
    exempt_from_withdrawal:
      'De lo hecho a medida no se puede desistir; de lo precintado por higiene, solo con el precinto intacto.',
    confirmation_needed: 'Confirma que quieres desistir.',
    goods_gone:
      'Mientras el pedido esperaba sin pagar se han vendido sus artículos. No te hemos cobrado nada: puedes cancelarlo y pedir lo que quede.',
    slot_full:
      'La hora de tu pedido se ha llenado mientras esperaba sin pagar. Elige otra hora para pagarlo, o llámanos.',
    not_payable: 'Este pedido ya no se puede pagar: está pagado o cancelado, o su plazo ha terminado.',
    too_many_payments: 'Has probado a pagar este pedido demasiadas veces. Llámanos y lo resolvemos contigo.',
    payment_unavailable:
      'El banco o la financiera no responde ahora. Prueba dentro de un momento o paga de otra manera.',
    notification_refused: 'La notificación no se puede aceptar.',
    payment_not_found: 'No hay ningún pago con esta referencia.',
    payment_mismatch: 'El importe no es el del pago.',
    payment_conflict: 'El pedido ya no se puede completar.',
    not_cancellable: 'Este pedido ya no se puede cancelar.',
    too_many_attempts: 'Demasiados intentos. Prueba dentro de un rato.',
    delivery_missing: 'Falta cómo quieres recibir el pedido.',
    document_needed: 'Necesitamos tu NIF, NIE o pasaporte: lo pide la factura o la financiera.',
    cif_of_individual: 'El CIF es de empresas: elige otro documento.',
    cif_needed: 'Para una empresa o un autónomo necesitamos el NIF o CIF.',
    organization_needed: 'Escribe el nombre de la empresa.',
    incorrect_date: 'La fecha no es correcta.',
    address_mismatch:
      'El código postal, la población y el punto del mapa no coinciden. Revisa la dirección; el barrio o núcleo puede ir en las indicaciones.',
    individual_terms:
      'El envío a esta dirección se acuerda antes con la tienda. Llámanos o escríbenos y te damos precio, o elige la recogida.',
    individual_terms_without_pickup: 'El envío a esta dirección se acuerda antes. Escríbenos y te damos precio.',
    no_links: 'Escribe el comentario sin enlaces.',
    address_needed: 'Escribe la dirección de entrega.',
    address_part_needed: 'Falta este dato de la dirección.',
    date_needed: 'Elige el día de la entrega.',
    slot_needed: 'Elige la hora de la entrega.',
  },
  pages: {
    home: 'Inicio',
    listTitle: 'Mis pedidos',
    detailTitle: (number: string) => `Pedido ${number}`,
    confirmTitle: 'Pedido recibido',
    description: 'Consulta tus pedidos y su estado.',
    followOrder: 'Seguir el pedido',
    continueShopping: 'Seguir comprando',
  },
  /** Why an order cannot be paid like this. */
  waysToPay: {
    slot: 'el dinero llegaría después de la entrega',
    part: 'la financiera paga pedidos enteros, y de este ya hay una parte pagada',
  },
};

/** The mails about an order; names and numbers stand out where they are bold. */
export const orderMail = {
  statuses: {
    created: {
      subject: 'hemos recibido tu pedido',
      heading: 'Hemos recibido tu pedido',
      text: 'Te avisaremos por correo de cada cambio de estado.',
    },
    confirmed: {
      subject: 'pedido confirmado',
      heading: 'Pedido confirmado',
      text: 'Lo hemos confirmado y en breve empezamos a prepararlo.',
    },
    preparing: {
      subject: 'estamos preparando tu pedido',
      heading: 'Estamos preparando tu pedido',
      text: 'Está en preparación.',
    },
    ready: {
      subject: 'tu pedido está listo',
      heading: 'Ya puedes venir a buscarlo',
      text: 'Está preparado.',
    },
    shipped: {
      subject: 'tu pedido va de camino',
      heading: 'Tu pedido va de camino',
      text: 'Ha salido hacia tu dirección.',
    },
    delivered: {
      subject: 'pedido entregado',
      heading: 'Pedido entregado',
      text: 'Está entregado. Gracias por comprar con nosotros.',
    },
    cancelled: {
      subject: 'pedido cancelado',
      heading: 'Pedido cancelado',
      text: 'Lo hemos cancelado. Si no lo esperabas, llámanos.',
    },
    returned: {
      subject: 'devolución registrada',
      heading: 'Devolución registrada',
      text: 'Hemos registrado la devolución.',
    },
  } satisfies Record<OrderStatus, { subject: string; heading: string; text: string }>,
  /** Words about a cancelled order that was not paid in time. */
  notPaidInTime:
    'Lo hemos cancelado porque no nos ha llegado el pago a tiempo. Si ya lo has hecho, llámanos: te lo devolvemos o volvemos a preparar el pedido.',
  thanks: {
    created: (name: string) => `Gracias, ${name}. Tenemos tu pedido`,
    confirmed: (name: string) => `Gracias, ${name}. Tu pedido está pagado`,
  },
  paid: (amount: string, how: string) => ['Está pagado: ', { bold: amount }, ` ${how}.`],
  paidBy: {
    card: 'con tarjeta',
    bizum: 'con Bizum',
    transfer: 'por transferencia',
    crediya: 'con Crediya',
    sequra: 'con seQura',
    counter: 'en efectivo o con tarjeta',
  } satisfies Record<OrderPaymentMethod, string>,
  stillToPay: (amount: string) => ['Queda por pagar: ', { bold: amount }, '.'],
  payAtHandover: (amount: string, type: DeliveryType) => [
    'Pagas ',
    { bold: amount },
    type === 'pickup' ? ' al recogerlo, en efectivo o con tarjeta.' : ' al recibirlo, en efectivo o con tarjeta.',
  ],
  invoice: (number: string, url: string): MailText => ['Aquí tienes la factura: ', { link: number, url }, '.'],
  invoiceOnPage: (url: string): MailText => ['La factura está en ', { link: 'la página del pedido', url }, '.'],
  /** Of an order that is paid in another way than by transfer, written as it is placed: its customer is on the way to the bank. */
  unpaid: {
    subject: 'hemos recibido tu pedido, pendiente de pago',
    heading: 'Hemos recibido tu pedido',
    text: (number: string, lender: string | null): MailText => [
      'Tenemos tu pedido ',
      { bold: number },
      `, pendiente de pago. Si ya lo has pagado o lo estás pagando ahora, no hagas nada más: te escribimos en cuanto ${lender ?? 'el banco'} nos lo confirme. Si no, lo puedes pagar desde este correo.`,
    ],
    keptUntil: (until: string): MailText => [
      'Guardamos los artículos hasta el ',
      { bold: until },
      '; si no lo pagas antes, el pedido se cancela y no se cobra nada.',
    ],
    button: 'Pagar ahora',
  },
  denied: {
    subject: 'no se ha aceptado el pago de tu pedido',
    heading: 'No se ha aceptado el pago de tu pedido',
    text: (number: string, amount: string, lender: string | null): MailText =>
      lender
        ? [
            `${lender} no ha aprobado la financiación de tu pedido `,
            { bold: number },
            ', de ',
            { bold: amount },
            '. No se ha cobrado nada.',
          ]
        : [
            'El banco no ha aceptado el pago de ',
            { bold: amount },
            ' de tu pedido ',
            { bold: number },
            '. No se ha cobrado nada.',
          ],
    reason: (reason: string) => `Motivo: ${reason}.`,
    reasons: {
      insufficient_funds: 'fondos o límite insuficientes',
      expired_card: 'la tarjeta está caducada',
      wrong_card_data: 'los datos de la tarjeta no son correctos',
      not_authenticated: 'no se ha podido confirmar tu identidad',
      denied: 'el banco no lo ha autorizado',
      cancelled_by_user: 'se canceló antes de terminar',
      expired: 'se acabó el tiempo para pagar',
      replaced: 'se cambió por otro intento',
      unknown: 'el banco no lo dice',
    } satisfies Record<PaymentReason, string>,
    lenderReason: 'La financiera no da el motivo a la tienda: puedes preguntarle a ella.',
    /** What was tried, and the other ways; not both are null. */
    ways: (again: string | null, others: string | null): MailText => [
      'Puedes ',
      ...(again ? ['volver a probar ', { bold: again }] : []),
      ...(again && others ? [' o '] : []),
      ...(others ? ['pagar de otra manera: ', { bold: others }] : []),
      '.',
    ],
    noMore: (phone: string | null) =>
      `Este pedido ya no se puede volver a pagar en la web. ${phone ? `Llámanos al ${phone}` : 'Contesta a este correo'} y lo resolvemos contigo.`,
  },
  transferMissing: 'Falta la transferencia de tu pedido',
  aboutOrder: (number: string) => ['Pedido ', { bold: number }, '. '],
  awaitsTransfer: (number: string): MailText => [
    'Tenemos tu pedido ',
    { bold: number },
    '. Lo preparamos en cuanto llegue el ingreso, normalmente en 1 o 2 días.',
  ],
  /** Of an order that its customer changed to transfer, or whose slot they changed. */
  replaced: {
    subject: 'cómo pagar tu pedido por transferencia',
    text: 'Lo que dice este correo sustituye a lo que decían los anteriores.',
  },
  /** Of an order in which the shop has changed something at the wish of its customer. */
  changed: {
    subject: 'hemos cambiado tu pedido',
    heading: 'Tu pedido ha cambiado',
    text: (number: string): MailText => [
      'Hemos cambiado tu pedido ',
      { bold: number },
      ' como hemos hablado. Así queda; si algo no está bien, llámanos.',
    ],
    goesBack: (amount: string): Exclude<MailText, string> => [
      ' Cuesta menos de lo que pagaste: te devolvemos ',
      { bold: amount },
      ' por el mismo medio.',
    ],
  },
  reservedUntil: (until: string) => [
    'Guardamos los artículos hasta el ',
    { bold: until },
    '; pasado ese plazo el pedido se cancela.',
  ],
  confirmAddress: (before: string, until: string): MailText => [
    'Primero, confirma tu correo: abre «Ver el pedido» antes del ',
    { bold: before },
    '. Hasta entonces te guardamos los artículos, y la hora elegida durante media hora; después pueden venderse. Con el correo confirmado esperamos la transferencia hasta el ',
    { bold: until },
    '.',
  ],
  /** An order that has none of its goods, or no place in its slot, until its address is confirmed or it is paid. */
  waits:
    'Mientras un correo está sin confirmar solo reservamos una parte de lo que queda, y para este pedido no llega. Abre «Ver el pedido» para confirmar tu correo y te lo reservamos, o págalo con tarjeta, si aún queda.',
  returned: {
    products: 'Artículos devueltos',
    refund: (amount: string, date: string, lender: string | null): MailText => [
      'Te devolvemos ',
      { bold: amount },
      ` como muy tarde el ${date}, ${lender ? `a través de ${lender}: lo descuenta de lo que te queda por pagar o te lo abona` : 'por el mismo medio con que pagaste'}.`,
    ],
  },
  storedUntil: (until: string) => ['Te lo guardamos hasta el ', { bold: until }, '. ¿No llegas a tiempo? Avísanos.'],
  pickupCode: {
    title: 'Código de recogida',
    note: 'Dilo al recogerlo o enseña el QR. Puede venir otra persona.',
    qr: 'Código QR de recogida',
  },
  transferTitle: 'Datos para la transferencia',
  iban: 'IBAN',
  beneficiary: 'Titular',
  exactAmount: 'Importe exacto',
  reference: 'Concepto, solo esto',
  qr: 'Código QR de la transferencia',
  qrNote: 'Escanéalo con la aplicación de tu banco: se rellena solo.',
  button: 'Ver el pedido',
  yourOrder: 'Tu pedido',
  toPickUp: 'Qué recoges',
  exemptions: {
    made_to_measure: 'hecho a medida, no se puede desistir de su compra',
    sealed: 'precintado por higiene, no se devuelve una vez abierto',
  },
  quantity: (quantity: number, unit: string, article: string) => `${quantity} ${unit} · ref. ${article}`,
  piece: 'ud.',
  goods: 'Artículos',
  discount: 'Descuento',
  byQuantity: 'Precio por cantidad',
  delivery: 'Envío',
  pickup: 'Recogida en tienda',
  free: 'Gratis',
  total: 'Total',
  vatIncluded: (vat: string) => `IVA incluido: ${vat}`,
  pickupWhere: 'Dónde lo recoges',
  takeBack: 'Al entregar el pedido nos llevamos tu aparato viejo, gratis. Tenlo desconectado y a mano.',
  deliveryWhere: 'Entrega',
  /** Words for a mail to an address that is not proven. */
  restOfAddress: 'El resto de la dirección está en la página del pedido.',
  notYou:
    '¿No has hecho tú este pedido? No hagas nada: sin pago no se envía nada y no se cobra nada. Alguien ha escrito tu dirección por error.',
  when: 'Cuándo',
  slot: (from: string, to?: string) => (to ? `, de ${from} a ${to}` : `, desde las ${from}`),
  readyIfPaid: 'La hora cuenta desde que se paga: si lo pagas más tarde, estará listo más tarde.',
  guaranteeTitle: 'Garantía legal de conformidad: 3 años',
  guarantee:
    'La ley te protege si un producto no es conforme: el vendedor responde durante tres años desde la entrega. Puedes pedir la reparación o la sustitución sin coste y, si no es posible, una rebaja del precio o la devolución del dinero. Es un derecho tuyo en toda la Unión Europea, de dos años como mínimo, y no depende de ninguna garantía comercial.',
  guaranteeMore: 'Más información en europa.eu',
  withdrawal: (url: string): MailText => [
    'Puedes ',
    { link: 'desistir de la compra', url },
    ' durante 14 días desde que la recibes, sin dar motivos.',
  ],
  reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
};
