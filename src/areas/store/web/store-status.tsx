import { StockStatus } from '#design/products/stock-status.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { StoreStatus as Status } from '#values/opening-hours.ts';
import { messages } from '../messages.ts';
import type { StoreContacts } from './store-contacts.ts';

type Texts = (typeof messages)['es'];

/** 'hasta las 19:00', 'abre el lunes a las 08:00'. */
export function statusDetail({ closesAt, opensNext }: Status, contacts: StoreContacts, t: Texts): string {
  if (closesAt) return t.until(closesAt);
  if (!opensNext) return '';
  const { daysAhead, weekday, time } = opensNext;
  if (daysAhead === 0) return t.opensAt(time);
  return daysAhead === 1 ? t.opensTomorrow(time) : t.opensOn(contacts.schedule[weekday - 1]!.day, time);
}

/** Open or closed in words and colour. */
export function OpenOrClosed({ status }: { status: Status }) {
  const t = useMessages(messages);
  return <StockStatus tone={status.isOpen ? 'good' : 'bad'}>{status.isOpen ? t.open : t.closed}</StockStatus>;
}

/** 'Abierto hasta las 19:00'; until hydration, when `status` is null, the word for opening hours. */
export function StoreStatus({ status, contacts }: { status: Status | null; contacts: StoreContacts }) {
  const t = useMessages(messages);
  if (!status) return <span>{t.hours}</span>;
  return (
    <>
      <OpenOrClosed status={status} />
      <span>{statusDetail(status, contacts, t)}</span>
    </>
  );
}
