import type { MailText } from '#platform/mail/mail-blocks.ts';

export const es = {
  attention: {
    subject: (number: string) => `Revisa el dinero del pedido ${number}`,
    heading: 'Hay dinero que revisar',
    text: (number: string): MailText => [
      'Del pedido ',
      { bold: number },
      ' ha llegado un pago que no corresponde, o no se ha podido devolver: el pedido ya estaba pagado o cancelado, el importe es otro, o el banco rechaza la devolución. Las existencias no cambian.',
    ],
    title: 'Lo recibido',
    attempt: (provider: string, reference: string) => `${provider}, ${reference}`,
    money: (charged: string, refunded: string) => `${charged} cobrados, ${refunded} devueltos`,
    whatToDo: (show: string, refund: string) =>
      `Míralo con «${show}» y devuélvelo con «${refund}», con el importe si no es todo.`,
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  conflict: {
    subject: (number: string) => `Revisa el pago del pedido ${number}`,
    heading: 'Una financiación que no se ha podido aceptar',
    text: (number: string): MailText => [
      'La financiera ha aprobado, o está revisando, el pago del pedido ',
      { bold: number },
      ', pero el pedido ya no se puede completar: está cancelado o pagado, o se ha aprobado otro importe. La tienda no lo ha confirmado y no se ha financiado nada. A tu cliente, que puede creer que ha pagado, se lo ha escrito.',
    ],
    whatToDo: (order: string, payment: string) =>
      `Llámale y dile cómo pagar: sus datos están en «${order}», y lo que ha dicho la financiera, en «${payment}».`,
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  late: {
    subject: 'tu pago ha llegado tarde',
    heading: 'Tu pago ha llegado tarde',
    text: (number: string, amount: string, cause: string): MailText => [
      'Hemos recibido ',
      { bold: amount },
      ' de tu pedido ',
      { bold: number },
      `, pero ${cause}. Te devolvemos el dinero por el mismo medio de pago; no tienes que hacer nada.`,
    ],
    /** Why the money came too late. */
    causes: {
      cancelled: 'ya estaba cancelado y sus artículos vuelven a estar a la venta',
      goods: 'mientras esperaba sin pagar se han vendido sus artículos, así que lo hemos cancelado',
      slot: 'mientras esperaba sin pagar se ha llenado la hora elegida, así que lo hemos cancelado: puedes pedirlo otra vez para otra hora',
    },
    call: (phone: string): MailText => [
      'Si todavía quieres el pedido, o tienes alguna duda, llámanos al ',
      { bold: phone },
      '.',
    ],
    button: 'Ver el pedido',
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
  notFinanced: {
    subject: 'no hemos podido aceptar la financiación de tu pedido',
    heading: 'No hemos podido aceptar la financiación',
    /** Words for a lender without a name. */
    lender: 'La financiera',
    approved: (number: string, lender: string, cause: string): MailText => [
      `${lender} ha aprobado la financiación de tu pedido `,
      { bold: number },
      `, pero ${cause}.`,
    ],
    examined: (number: string, lender: string, cause: string): MailText => [
      `${lender} está revisando la financiación de tu pedido `,
      { bold: number },
      `, pero ${cause}.`,
    ],
    causes: {
      cancelled: 'el pedido ya está cancelado y sus artículos vuelven a estar a la venta',
      paid: 'el pedido ya está pagado de otra manera',
      goods: 'mientras esperaba sin pagar se han vendido sus artículos',
      slot: 'mientras esperaba sin pagar se ha llenado la hora elegida',
      amount: 'el importe aprobado no es el del pedido',
      other: 'no hemos podido confirmar la solicitud',
    },
    financing: (lender: string) =>
      `No hemos aceptado la financiación: no se ha financiado nada y no tienes que pagar ninguna cuota. Si ${lender} te cobra algo por este pedido, avísanos y lo resolvemos.`,
    /** What becomes of the order, by the same causes. */
    order: {
      cancelled: 'Si todavía lo quieres, puedes pedirlo otra vez.',
      paid: 'Tu pedido sigue adelante como estaba.',
      goods: 'Puedes cancelar el pedido y pedir lo que quede.',
      slot: 'Puedes elegir otra hora en la página del pedido y volver a pagarlo.',
      amount: 'El pedido sigue sin pagar: puedes pagarlo en su página mientras esté abierto.',
      other: 'El pedido sigue sin pagar: puedes pagarlo en su página mientras esté abierto.',
    },
    call: (phone: string): MailText => ['Si tienes alguna duda, llámanos al ', { bold: phone }, '.'],
    button: 'Ver el pedido',
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
  surplus: {
    unpaid: {
      subject: 'tu pago no es del importe del pedido',
      heading: 'Tu pago es de otro importe',
      text: (number: string, amount: string, due: string): MailText => [
        'Hemos recibido ',
        { bold: amount },
        ' de tu pedido ',
        { bold: number },
        ', que cuesta ',
        { bold: due },
        ', así que sigue pendiente de pago. Puedes pagar el importe exacto en la página del pedido mientras esté abierto.',
      ],
      button: 'Pagar el pedido',
    },
    /** It counts as a part of the price. */
    part: {
      subject: 'hemos recibido una parte del pago',
      heading: 'Ya tenemos una parte de tu pago',
      text: (number: string, amount: string, left: string): MailText => [
        'Hemos recibido ',
        { bold: amount },
        ' de tu pedido ',
        { bold: number },
        ' y los contamos como parte del precio. Quedan por pagar ',
        { bold: left },
        '; cómo, lo ves en la página del pedido.',
      ],
      button: 'Pagar el resto',
    },
    /** A part of the price that was recorded by mistake. */
    takenBack: {
      subject: 'hemos corregido un cobro de tu pedido',
      heading: 'Hemos corregido un cobro',
      text: (number: string, amount: string, left: string): MailText => [
        'Te escribimos que habíamos recibido ',
        { bold: amount },
        ' de tu pedido ',
        { bold: number },
        ', y fue un error nuestro al anotarlo: ese cobro no cuenta. Quedan por pagar ',
        { bold: left },
        '; cómo, lo ves en la página del pedido. Si ya nos has dado ese dinero, dínoslo.',
      ],
    },
    paid: {
      subject: 'hemos recibido otro pago',
      heading: 'Tu pedido ya estaba pagado',
      text: (number: string, amount: string): MailText => [
        'Hemos recibido ',
        { bold: amount },
        ' más de tu pedido ',
        { bold: number },
        ', que ya estaba pagado. Tu pedido sigue adelante como estaba.',
      ],
      button: 'Ver el pedido',
    },
    back: 'Te devolvemos lo recibido por el mismo medio de pago; no tienes que hacer nada.',
    call: (phone: string): MailText => ['Si tienes alguna duda, llámanos al ', { bold: phone }, '.'],
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
  refunded: {
    subject: 'te hemos devuelto dinero',
    heading: 'Te hemos devuelto dinero',
    text: (number: string, amount: string): MailText => [
      'Te hemos devuelto ',
      { bold: amount },
      ' de tu pedido ',
      { bold: number },
      '.',
    ],
    surplus: (amount: string): MailText => [
      { bold: amount },
      ' los habíamos recibido de más: tu compra y su factura no cambian por ello.',
    ],
    when: 'Te llega por el mismo medio con el que pagaste; el banco puede tardar unos días en mostrarlo.',
    whenFinanced: 'La financiera lo descuenta de lo que te queda por pagar o te lo abona.',
    corrective: 'La factura rectificativa está en la página del pedido.',
    /** Words for a guest. */
    correctiveLink: (number: string, url: string): MailText => [
      'Aquí tienes la factura rectificativa: ',
      { link: number, url },
      '.',
    ],
    button: 'Ver el pedido',
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
  providerRefund: {
    subject: (number: string) => `El banco ha devuelto dinero del pedido ${number}`,
    heading: 'Una devolución hecha desde el banco',
    text: (number: string, amount: string): MailText => [
      'El banco avisa de que ha devuelto ',
      { bold: amount },
      ' del pedido ',
      { bold: number },
      '. La tienda no la había pedido: la ha apuntado, con su factura rectificativa si hacía falta, y ha avisado al cliente. Las existencias no cambian.',
    ],
    whatToDo: (command: string) =>
      `No la apuntes otra vez. Si no la has hecho tú, llama al banco. Míralo con «${command}».`,
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  refusedUpdate: {
    subject: (number: string) => `Avisa a la financiera del pedido ${number}`,
    heading: 'La financiera no acepta el aviso',
    text: {
      shipped: (number: string): MailText => [
        'Desde hace una hora la financiera no acepta que el pedido ',
        { bold: number },
        ' se ha entregado. Hasta que lo sepa puede que no te pague.',
      ],
      cancelled: (number: string): MailText => [
        'Desde hace una hora la financiera no acepta que el pedido ',
        { bold: number },
        ' se ha cancelado. Hasta que lo sepa puede que tu cliente siga pagando.',
      ],
    },
    whatToDo: (command: string) =>
      `La tienda lo sigue intentando y no vuelve a escribirte por este aviso. Llama a la financiera; lo que ha dicho está en «${command}».`,
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  reminder: {
    subject: 'falta tu transferencia',
    heading: 'Nos falta tu transferencia',
    text: (number: string, until: string): MailText => [
      'Todavía no hemos recibido la transferencia de tu pedido ',
      { bold: number },
      '. Guardamos los artículos hasta el ',
      { bold: until },
      '; pasado ese plazo el pedido se cancela. Si ya la has hecho, no tienes que hacer nada: puede tardar 1 o 2 días.',
    ],
    button: 'Ver el pedido',
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
};
