import { FactList } from '#design/data-display/fact-list.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatPhone } from '#values/contact-rules.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** Pickup or address, receiver, payment and comment of an order; `isBrief` where place and time are said already. */
export function OrderFacts({ order, isBrief = false }: { order: Order; isBrief?: boolean }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { customer, delivery } = order;
  const { date, slot, pickupPoint, address } = delivery;
  const day = date && formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const receiver = order.receiver ?? { name: `${customer.name} ${customer.surname}`, phone: customer.phone };
  const places = [
    ...(pickupPoint ? [{ name: t.pickupAt, value: `${pickupPoint.name}, ${pickupPoint.address}` }] : []),
    ...(address ? [{ name: t.deliveredTo, value: addressText(address) }] : []),
    {
      name: t.when,
      value: day ? [day, slot && `${slot.from}–${slot.to}`].filter(Boolean).join(', ') : t.asSoonAsReady,
    },
  ];
  return (
    <FactList
      facts={[
        ...(isBrief ? [] : places),
        ...(delivery.takeBack ? [{ name: t.takeBack, value: t.takesBack }] : []),
        { name: address ? t.receives : t.receiver, value: `${receiver.name}, ${formatPhone(receiver.phone)}` },
        ...(customer.organization
          ? [{ name: t.customer, value: [customer.organization, customer.document?.number].filter(Boolean).join(', ') }]
          : []),
        { name: t.payment, value: `${t.methods[order.payment]}, ${t.paymentStatuses[order.paymentStatus]}` },
        ...(order.comment ? [{ name: t.comment, value: order.comment }] : []),
      ]}
    />
  );
}

/** 'Carrer de Sant Bru, 18, 2, 1, 08911 Badalona' */
export function addressText({
  value,
  street,
  house,
  floor,
  apartment,
  city,
}: NonNullable<Order['delivery']['address']>): string {
  const own = street ? [street, house, floor, apartment] : [value?.address, floor, apartment];
  return [...own, [value?.zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
