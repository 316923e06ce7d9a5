import type { MailText } from '#platform/mail/mail-blocks.ts';
import type { ReturnState } from '../../return-states.ts';

export const es = {
  states: {
    received: {
      subject: 'hemos recibido tu desistimiento',
      heading: 'Has desistido de la compra',
      text: 'Este correo es tu justificante: guárdalo.',
    },
    goods_back: {
      subject: 'hemos recibido los artículos',
      heading: 'Hemos recibido los artículos',
      text: 'Ya tenemos los artículos de tu devolución. Te devolvemos el importe por el mismo medio con que pagaste.',
    },
    refunded: {
      subject: 'te hemos devuelto el importe',
      heading: 'Te hemos devuelto el importe',
      text: 'Tu devolución está resuelta.',
    },
    closed: {
      subject: 'hemos recibido tu desistimiento',
      heading: 'Has desistido de la compra',
      text: 'El pedido no estaba pagado y queda cancelado: no tienes que hacer nada más.',
    },
  } satisfies Record<ReturnState, { subject: string; heading: string; text: string }>,
  paidBack: (amount: string): MailText => [
    'Te hemos devuelto ',
    { bold: amount },
    ' por el mismo medio con que pagaste.',
  ],
  /** Some of it was paid at the shop or at the door, and is given back there. */
  handedBack: {
    subject: 'tu devolución está resuelta',
    heading: 'Tu devolución está resuelta',
    text: (amount: string): MailText => [
      'Te corresponden ',
      { bold: amount },
      ' por el mismo medio con que pagaste. Lo que pagaste en efectivo te lo damos en efectivo: si aún no lo tienes, dínoslo.',
    ],
  },
  cancelled: 'El pedido queda cancelado: no tienes que hacer nada más.',
  /** A withdrawal that was declared by number and address alone. */
  declared: {
    subject: 'confirma tu desistimiento',
    heading: 'Confirma tu desistimiento',
    title: 'Declaración de desistimiento, sin confirmar',
    reference: 'Referencia',
    text: 'Alguien ha declarado con el número y el correo de este pedido que desiste de la compra. Si has sido tú, abre el enlace: tendrá efecto con la fecha en que lo declaraste. Si no, no hagas nada.',
    button: 'Confirmar el desistimiento',
    reason: (shop: string, number: string) => `Recibes este correo porque es el del pedido ${number} de ${shop}.`,
  },
  received: (moment: string): MailText => ['Recibido el ', { bold: moment }, ' (hora de Madrid).'],
  statementTitle: 'Justificante de desistimiento',
  reference: 'Justificante',
  order: 'Pedido',
  receivedAt: 'Fecha y hora',
  name: 'Nombre',
  statement: 'Declaración',
  products: 'Qué devuelves',
  quantity: (quantity: number, unit: string, article: string) => `${quantity} ${unit} · ref. ${article}`,
  refund: (amount: string, date: string): MailText => [
    'Te devolvemos ',
    { bold: amount },
    ` como muy tarde el ${date}, por el mismo medio con que pagaste.`,
  ],
  goods: (date: string) =>
    `Si ya tienes los artículos, tráelos a la tienda o envíalos como muy tarde el ${date}. Podemos esperar a recibirlos para devolverte el importe.`,
  goodsOnline: (date: string) =>
    `Si ya tienes los artículos, envíalos como muy tarde el ${date}. Podemos esperar a recibirlos para devolverte el importe.`,
  reason: (shop: string) => `Recibes este correo porque has desistido de una compra en ${shop}.`,
  reasonReturned: (shop: string) => `Recibes este correo porque tienes un pedido en ${shop}.`,
  notice: {
    subject: 'Desistimiento',
    heading: 'Un cliente ha desistido',
    products: 'Qué devuelve',
    refund: (amount: string, date: string): MailText => [
      'Hay que devolverle ',
      { bold: amount },
      ` como muy tarde el ${date}; se puede esperar a recibir los artículos.`,
    ],
    contact: 'Contacto',
    reason: (shop: string) => `Aviso de la tienda ${shop}.`,
  },
};
