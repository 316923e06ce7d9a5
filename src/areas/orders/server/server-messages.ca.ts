import { formatDate, formatEuros } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { OrderStatus } from '../contract.ts';
import type { es } from './server-messages.es.ts';
import type { OrderMailFacts, OrderMailWords } from './order-mail-facts.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    order_not_found: 'No trobem aquesta comanda.',
    not_available: 'No està disponible en aquest moment.',
    incorrect_idempotency_key: 'La capçalera Idempotency-Key no és vàlida.',
    idempotency_conflict: 'Aquesta petició ja es va fer servir per a una altra comanda.',
    basket_empty: 'La cistella és buida.',
    products_unavailable: 'Alguns productes ja no es poden demanar així. Revisa la cistella.',
    basket_changed: 'Els preus o les quantitats han canviat. Revisa la comanda i confirma-la.',
    not_cancellable: 'Aquesta comanda ja no es pot cancel·lar.',
    too_many_attempts: 'Massa intents. Prova-ho d’aquí a una estona.',
    cif_of_individual: 'El CIF és d’empreses: tria un altre document.',
    cif_needed: 'Per a una empresa necessitem el CIF.',
    organization_needed: 'Escriu el nom de l’empresa.',
    incorrect_date: 'La data no és correcta.',
  },
  pages: {
    home: 'Inici',
    listTitle: 'Les meves comandes',
    detailTitle: (number: string) => `Comanda ${number}`,
    confirmTitle: 'Comanda rebuda',
    description: 'Consulta les teves comandes i el seu estat.',
    followOrder: 'Segueix la comanda',
    continueShopping: 'Continua comprant',
  },
};

const statusLines: Record<OrderStatus, { subject: string; text: string }> = {
  created: { subject: 'hem rebut la teva comanda', text: 'T’avisarem per correu de cada canvi d’estat.' },
  confirmed: { subject: 'comanda confirmada', text: 'Hem confirmat la teva comanda. Aviat la començarem a preparar.' },
  preparing: { subject: 'estem preparant la teva comanda', text: 'La teva comanda s’està preparant.' },
  ready: { subject: 'la teva comanda és a punt', text: 'Ja pots passar a recollir la comanda.' },
  shipped: { subject: 'la teva comanda va de camí', text: 'La teva comanda ha sortit cap a la teva adreça.' },
  delivered: { subject: 'comanda lliurada', text: 'La teva comanda s’ha lliurat. Gràcies per comprar amb nosaltres.' },
  cancelled: {
    subject: 'comanda cancel·lada',
    text: 'Hem cancel·lat la teva comanda. Si no t’ho esperaves, truca’ns.',
  },
  returned: { subject: 'devolució registrada', text: 'Hem registrat la devolució de la teva comanda.' },
};

/** The mail about a status of an order. */
export function orderMail(status: OrderStatus, order: OrderMailFacts): OrderMailWords {
  const line = statusLines[status];
  const euros = (amount: number) => formatEuros(amount, 'ca');
  const { shop, transfer, pickup } = order;
  return {
    subject: `${shop}: ${line.subject} (${order.number})`,
    heading: status === 'created' ? `Gràcies, ${order.customerName}. Tenim la teva comanda` : `Comanda ${order.number}`,
    paragraphs: [
      `Comanda ${order.number}. ${line.text}`,
      ...(status === 'created' && transfer
        ? [
            `Fes una transferència de ${euros(transfer.amount)} al compte ${transfer.iban} (${transfer.beneficiary}) amb el concepte ${transfer.reference}, abans del ${formatDate(transfer.dueAt, 'ca')}. Passat aquest termini la comanda es cancel·la.`,
          ]
        : []),
      ...(status === 'created' ? order.lines.map((item) => `${item.quantity} × ${item.name}: ${euros(item.sum)}`) : []),
      `Total, IVA inclòs: ${euros(order.amount)}`,
      ...(pickup && (status === 'created' || status === 'ready')
        ? [`Recollida: ${pickup.name}, ${pickup.address}, ${pickup.phone}.${when(pickup)}`]
        : []),
    ],
    button: 'Veure la comanda',
  };
}

function when({ date, slot }: NonNullable<OrderMailFacts['pickup']>): string {
  if (!date) return '';
  const day = formatDate(`${date}T12:00:00Z`, 'ca', { weekday: 'long', day: 'numeric', month: 'long' });
  return slot ? ` El ${day}, de ${slot.from} a ${slot.to}.` : ` El ${day}.`;
}
