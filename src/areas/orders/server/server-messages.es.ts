import { formatDate, formatEuros } from '#i18n/format.ts';
import type { OrderStatus } from '../contract.ts';
import type { OrderMailFacts, OrderMailWords } from './order-mail-facts.ts';

export const es = {
  errors: {
    order_not_found: 'No encontramos este pedido.',
    not_available: 'No está disponible en este momento.',
    incorrect_idempotency_key: 'La cabecera Idempotency-Key no es válida.',
    idempotency_conflict: 'Esta petición ya se usó para otro pedido.',
    basket_empty: 'La cesta está vacía.',
    products_unavailable: 'Algunos productos ya no se pueden pedir así. Revisa la cesta.',
    basket_changed: 'Los precios o las cantidades han cambiado. Revisa el pedido y confírmalo.',
    not_cancellable: 'Este pedido ya no se puede cancelar.',
    too_many_attempts: 'Demasiados intentos. Prueba dentro de un rato.',
    cif_of_individual: 'El CIF es de empresas: elige otro documento.',
    cif_needed: 'Para una empresa necesitamos el CIF.',
    organization_needed: 'Escribe el nombre de la empresa.',
    incorrect_date: 'La fecha no es correcta.',
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
};

const statusLines: Record<OrderStatus, { subject: string; text: string }> = {
  created: { subject: 'hemos recibido tu pedido', text: 'Te avisaremos por correo de cada cambio de estado.' },
  confirmed: { subject: 'pedido confirmado', text: 'Hemos confirmado tu pedido. En breve empezamos a prepararlo.' },
  preparing: { subject: 'estamos preparando tu pedido', text: 'Tu pedido está en preparación.' },
  ready: { subject: 'tu pedido está listo', text: 'Ya puedes pasar a recoger tu pedido.' },
  shipped: { subject: 'tu pedido va de camino', text: 'Tu pedido ha salido hacia tu dirección.' },
  delivered: { subject: 'pedido entregado', text: 'Tu pedido está entregado. Gracias por comprar con nosotros.' },
  cancelled: { subject: 'pedido cancelado', text: 'Hemos cancelado tu pedido. Si no lo esperabas, llámanos.' },
  returned: { subject: 'devolución registrada', text: 'Hemos registrado la devolución de tu pedido.' },
};

/** The mail about a status of an order. */
export function orderMail(status: OrderStatus, order: OrderMailFacts): OrderMailWords {
  const line = statusLines[status];
  const euros = (amount: number) => formatEuros(amount, 'es');
  const { shop, transfer, pickup } = order;
  return {
    subject: `${shop}: ${line.subject} (${order.number})`,
    heading: status === 'created' ? `Gracias, ${order.customerName}. Tenemos tu pedido` : `Pedido ${order.number}`,
    paragraphs: [
      `Pedido ${order.number}. ${line.text}`,
      ...(status === 'created' && transfer
        ? [
            `Haz una transferencia de ${euros(transfer.amount)} a la cuenta ${transfer.iban} (${transfer.beneficiary}) con el concepto ${transfer.reference}, antes del ${formatDate(transfer.dueAt, 'es')}. Pasado ese plazo el pedido se cancela.`,
          ]
        : []),
      ...(status === 'created' ? order.lines.map((item) => `${item.quantity} × ${item.name}: ${euros(item.sum)}`) : []),
      `Total, IVA incluido: ${euros(order.amount)}`,
      ...(pickup && (status === 'created' || status === 'ready')
        ? [`Recogida: ${pickup.name}, ${pickup.address}, ${pickup.phone}.${when(pickup)}`]
        : []),
    ],
    button: 'Ver el pedido',
  };
}

function when({ date, slot }: NonNullable<OrderMailFacts['pickup']>): string {
  if (!date) return '';
  const day = formatDate(`${date}T12:00:00Z`, 'es', { weekday: 'long', day: 'numeric', month: 'long' });
  return slot ? ` El ${day}, de ${slot.from} a ${slot.to}.` : ` El ${day}.`;
}
