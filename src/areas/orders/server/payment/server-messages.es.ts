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
