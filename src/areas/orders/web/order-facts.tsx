import { FactList } from '#design/data-display/fact-list.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatPhone } from '#values/contact-rules.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** Pickup, receiver, payment and comment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { customer, delivery } = order;
  const { date, slot, pickupPoint } = delivery;
  const day = date && formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const receiver = order.receiver ?? { name: `${customer.name} ${customer.surname}`, phone: customer.phone };
  return (
    <FactList
      facts={[
        ...(pickupPoint ? [{ name: t.pickupAt, value: `${pickupPoint.name}, ${pickupPoint.address}` }] : []),
        {
          name: t.when,
          value: day ? [day, slot && `${slot.from}–${slot.to}`].filter(Boolean).join(', ') : t.asSoonAsReady,
        },
        { name: t.receiver, value: `${receiver.name}, ${formatPhone(receiver.phone)}` },
        ...(customer.organization
          ? [{ name: t.customer, value: [customer.organization, customer.document?.number].filter(Boolean).join(', ') }]
          : []),
        { name: t.payment, value: `${t.methods[order.payment]}, ${t.paymentStatuses[order.paymentStatus]}` },
        ...(order.comment ? [{ name: t.comment, value: order.comment }] : []),
      ]}
    />
  );
}
