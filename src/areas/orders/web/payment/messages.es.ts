import { pluralForm } from '#i18n/format.ts';

/** The bank, or the lender by its name. */
const ofWhom = (lender: string | null): string => (lender ? `de ${lender}` : 'del banco');
const who = (lender: string | null): string => lender ?? 'El banco';

export const es = {
  order: (number: string) => `Pedido ${number}`,
  seeOrder: 'Ver mi pedido',
  wait: {
    title: (lender: string | null) => `Esperamos la respuesta ${ofWhom(lender)}`,
    text: (amount: string) =>
      `El pago de ${amount} está en camino. Suele tardar unos segundos. No cierres esta página ni vuelvas a pagar.`,
    otherAmount: 'Tu pago es de otro importe',
    otherAmountText: (received: string, due: string) =>
      `Hemos recibido ${received}, pero el pedido cuesta ${due}: sigue pendiente de pago. Te devolvemos lo recibido por el mismo medio, y puedes pagar el importe exacto.`,
    payExact: 'Pagar el importe exacto',
    saved: 'Pedido guardado',
    sent: (lender: string | null) => (lender ? `Enviado a ${lender}` : 'Enviado al banco'),
    answer: (lender: string | null) => `Respuesta ${ofWhom(lender)}`,
    elapsed: (seconds: number) =>
      pluralForm(seconds, 'es', { one: 'Llevamos 1 segundo', other: `Llevamos ${seconds} segundos` }),
    gaveUp: (lender: string | null) =>
      `${who(lender)} todavía no ha respondido. Lo seguimos comprobando: ya puedes cerrar esta página.`,
    again: 'Comprobar otra vez',
    long: 'Si tarda más de un minuto',
    leave: ['Puedes irte: te escribimos a ', ' en cuanto lo sepamos.'],
    held: (until: string) => `Guardamos tus artículos hasta ${until}.`,
    once: 'Nunca cobramos dos veces el mismo pedido.',
    notPaid: '¿No has llegado a pagar? Pagar ahora',
  },
  transfer: {
    title: 'Haz la transferencia',
    pending: 'Pendiente de ingreso',
    until: [
      'Guardamos los artículos hasta el ',
      '. Si el ingreso llega más tarde, te devolvemos el dinero o buscamos otra fecha contigo.',
    ],
    restTitle: 'Haz la transferencia de lo que falta',
    restUntil: ['Puedes hacerla hasta el ', '. El pedido no se cancela por eso.'],
    iban: 'IBAN',
    beneficiary: 'Titular',
    amount: 'Importe exacto',
    reference: 'Concepto, solo esto',
    qr: 'Código QR de la transferencia',
    qrNote: 'Escanéalo con la aplicación de tu banco: se rellena solo.',
    copy: 'Copiar',
    copied: 'Copiado.',
    copyFailed: 'No se ha podido copiar.',
  },
  next: {
    title: 'Qué pasa ahora',
    openLink: (until: string) =>
      `Abres el enlace del correo: así te guardamos los artículos y esperamos la transferencia hasta el ${until}. La hora elegida, sin abrirlo, solo se guarda media hora.`,
    steps: [
      'Haces la transferencia con el concepto indicado.',
      'Al recibirla, confirmamos y preparamos el pedido.',
    ].join('\n'),
    last: {
      none: 'Te escribimos cuando esté listo.',
      pickup: 'Te escribimos cuando esté listo para recoger.',
      delivery: 'Te escribimos cuando salga hacia tu dirección.',
    },
  },
  until: (day: string, time: string) => (day ? `el ${day} a las ${time}` : `las ${time}`),
  denied: {
    bank: 'El banco no ha aceptado el pago',
    lender: (lender: string) => `${lender} no ha aprobado la solicitud`,
    byUser: 'Has cancelado el pago',
    byUserOfLender: 'Has rechazado la financiación',
    expired: 'Se ha acabado el tiempo para pagar',
    text: ['No se ha cobrado nada. Tu pedido sigue guardado hasta ', '.'],
    restText: ['De lo que falta no se ha cobrado nada. Puedes pagarlo hasta ', '.'],
    lenderText: 'La financiera no da el motivo a la tienda: puedes preguntarle a ella.',
    reason: 'Motivo',
    reasons: {
      insufficient_funds: 'Fondos o límite insuficientes',
      expired_card: 'Tarjeta caducada',
      wrong_card_data: 'Los datos de la tarjeta no son correctos',
      not_authenticated: 'No se ha podido confirmar tu identidad',
      denied: 'No lo ha autorizado',
      cancelled_by_user: 'Lo has cancelado tú',
      expired: 'Se ha acabado el tiempo para pagar',
      replaced: 'Lo has cambiado por otro intento',
      unknown: 'No lo dice',
    },
    method: 'Forma de pago',
    attempt: 'Intento',
    attemptOf: (count: number, max: number, time: string) => `${count} de ${max} · ${time}`,
    hint: '¿Te suena raro? A menudo es el límite de compra por internet, que se cambia en la aplicación del banco.',
  },
  unpaid: {
    title: 'Falta el pago',
    text: ['Tu pedido está guardado hasta ', '. Si no lo pagas antes, se cancela y no se cobra nada.'],
    rest: {
      title: 'Falta pagar la diferencia',
      sums: (amount: string, paid: string, due: string) =>
        `El pedido ha cambiado y ahora cuesta ${amount}. Has pagado ${paid}: faltan ${due}.`,
      text: ['Puedes pagarla aquí hasta ', '. El pedido no se cancela por eso.'],
    },
    part: {
      title: 'Falta una parte del pago',
      sums: (amount: string, paid: string, due: string) =>
        `El pedido cuesta ${amount}. Has pagado ${paid}: faltan ${due}.`,
      text: ['Tu pedido está guardado hasta ', '. Si no lo pagas antes, se cancela y te devolvemos lo que has pagado.'],
    },
    atCounter: 'Lo pagas en la tienda o al recibir el pedido.',
  },
  over: {
    title: 'Este pedido está cancelado',
    refunded: 'Importe devuelto',
    goods: 'Los artículos vuelven a estar a la venta.',
  },
  noMore: {
    title: 'Ya no se puede pagar aquí',
    text: (number: string) =>
      `Llámanos o escríbenos con el número ${number} y buscamos contigo cómo pagarlo. No se ha cobrado nada.`,
    restText: (number: string) =>
      `Llámanos o escríbenos con el número ${number} y buscamos contigo cómo pagar lo que falta.`,
    goods: (until: string) =>
      `Guardamos tus artículos y tu hora hasta ${until}. Después el pedido se cancela solo y los artículos vuelven a la venta.`,
    call: (phone: string) => `Llamar al ${phone}`,
    write: 'Escribir un correo',
  },
  time: {
    title: { delivery: 'Otra hora de entrega', pickup: 'Otra hora de recogida' },
    change: { delivery: 'Cambiar la hora de entrega', pickup: 'Cambiar la hora de recogida' },
    needed: {
      delivery: (method: string) =>
        `${method}: el dinero llegaría después de la entrega. Elige otra hora; el precio no cambia.`,
      pickup: (method: string) =>
        `${method}: el dinero llegaría después de la recogida. Elige otra hora; el precio no cambia.`,
    },
    samePrice: 'El precio no cambia.',
    day: 'Día',
    hours: 'Horas',
    own: 'La de ahora',
    free: 'Libre',
    left: (left: number) => pluralForm(left, 'es', { one: 'Queda 1', other: `Quedan ${left}` }),
    save: 'Guardar la nueva hora',
    orPay: 'Cambiar la hora o la forma de pago',
  },
  document: {
    type: 'Documento',
    types: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Pasaporte' },
    number: 'Número de documento',
    hint: 'La financiera tiene que saber quién pide el préstamo.',
    wrong: 'El número del documento no es correcto.',
  },
  choose: 'Paga de otra forma',
  chooseFirst: 'Elige cómo pagar',
  pay: {
    card: (amount: string) => `Pagar ${amount} con tarjeta`,
    bizum: (amount: string) => `Pagar ${amount} con Bizum`,
    transfer: (amount: string) => `Pagar ${amount} por transferencia`,
    crediya: (amount: string) => `Pagar ${amount} con Crediya`,
    sequra: (amount: string) => `Pagar ${amount} con seQura`,
  },
  failed: 'No hemos podido abrir la página de pago. Prueba otra vez o elige otra forma de pago.',
  cancel: 'Cancelar el pedido',
  status: {
    page: 'Tu solicitud de financiación',
    description: 'Cómo va la solicitud de financiación de tu pedido.',
    crumb: 'Solicitud',
    parent: 'Financiación',
    of: (lender: string, number: string) => `${lender} · pedido ${number}`,
    processing: 'Procesando',
    processingText: (lender: string) =>
      `${lender} está revisando tu solicitud. Preguntamos cada pocos segundos, hasta 3 minutos. Luego te avisamos por correo.`,
    gaveUp: (lender: string) => `${lender} todavía no ha respondido. Te avisamos por correo en cuanto lo sepamos.`,
    open: 'Sin terminar',
    openText: 'Todavía no has terminado la solicitud. Puedes seguir con ella o pagar de otra forma.',
    goOn: 'Seguir con la solicitud',
    approved: 'Aprobada',
    approvedText: 'La financiera ha aprobado tu solicitud. Ya preparamos tu pedido.',
    rejected: 'No aprobada',
    rejectedText: (until: string) =>
      `La financiera no da el motivo a la tienda. Puedes preguntarle a ella. Tu pedido sigue guardado hasta ${until}.`,
    byUser: 'La has rechazado tú',
    byUserText: 'No has firmado nada. Si fue sin querer, puedes volver a pedirla con otro plazo.',
    otherTerm: 'Elegir otro plazo',
    cancelled: 'Cancelada',
    cancelledText:
      'Pasó el tiempo para firmar o cancelaste el pedido. No se ha cobrado nada y hemos liberado los artículos.',
    otherwise: 'Pagar de otra forma',
    none: 'Este pedido no se paga a plazos',
    noneText: 'Mira cómo va en la página del pedido.',
  },
};
