import type { MailText } from '#platform/mail/mail-blocks.ts';

export const es = {
  attention: {
    subject: (number: string) => `Revisa el dinero del pedido ${number}`,
    heading: 'Hay dinero que revisar',
    text: (number: string): MailText => [
      'Del pedido ',
      { bold: number },
      ' ha llegado dinero que no paga nada, o no se ha podido devolver: el pedido ya estaba pagado o cancelado, el importe es otro, o el banco rechaza la devolución. Los artículos no se han movido.',
    ],
    title: 'Lo recibido',
    attempt: (provider: string, reference: string) => `${provider}, ${reference}`,
    money: (charged: string, refunded: string) => `${charged} cobrados, ${refunded} devueltos`,
    whatToDo: (number: string): MailText => [
      'Míralo con «npm run shop -- payments show ',
      number,
      '» y devuélvelo con «npm run shop -- orders refund ',
      number,
      '», con el importe si no es todo.',
    ],
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  conflict: {
    subject: (number: string) => `Revisa el pago del pedido ${number}`,
    heading: 'Una financiación que no se ha podido aceptar',
    text: (number: string): MailText => [
      'La financiera ha aprobado, o está revisando, el pago del pedido ',
      { bold: number },
      ', pero el pedido ya no se puede completar: está cancelado o pagado, o se ha aprobado otro importe. La tienda no lo ha confirmado y no se ha financiado nada, pero tu cliente puede creer que ha pagado.',
    ],
    whatToDo: (number: string): MailText => [
      'Llámale y dile cómo pagar: sus datos están en «npm run shop -- orders show ',
      number,
      '», y lo que ha dicho la financiera, en «npm run shop -- payments show ',
      number,
      '».',
    ],
    reason: 'Recibes este correo porque es la dirección de la tienda.',
  },
  late: {
    subject: 'tu pago ha llegado tarde',
    heading: (name: string) => `${name}, tu pago ha llegado tarde`,
    text: (number: string, amount: string): MailText => [
      'Hemos recibido ',
      { bold: amount },
      ' de tu pedido ',
      { bold: number },
      ', pero ya estaba cancelado y sus artículos vuelven a estar a la venta. Te devolvemos el dinero por el mismo medio de pago; no tienes que hacer nada.',
    ],
    call: (phone: string): MailText => [
      'Si todavía quieres el pedido, o tienes alguna duda, llámanos al ',
      { bold: phone },
      '.',
    ],
    button: 'Ver el pedido',
    reason: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  },
  reminder: {
    subject: 'falta tu transferencia',
    heading: (name: string) => `${name}, nos falta tu transferencia`,
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
  /** Why an order cannot be paid like this. */
  unavailable: {
    document: 'la financiera pide un documento que este pedido no tiene',
    slot: 'el dinero llegaría después de la entrega',
  },
};
