import { Link } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useOrderList } from '../orders/order-list.ts';
import { readOrderSearch } from '../orders/order-search.ts';
import { StatusTag } from '../orders/status-tag.tsx';
import { Card } from '../parts/card.tsx';
import { messages } from './messages.ts';
import styles from './order.module.css';

const shownOrders = 6;

/** The latest orders of the same address, for those who may see it. */
export function OtherOrders({ order }: { order: StaffOrder }) {
  const { email } = order.customer;
  return email ? <OrdersOf email={email} orderId={order.orderId} /> : null;
}

function OrdersOf({ email, orderId }: { email: string; orderId: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const search = { ...readOrderSearch(new URLSearchParams()), view: 'all' as const, query: email };
  const { data } = useOrderList(search, shownOrders + 1);
  const others = (data?.orders ?? []).filter((one) => one.orderId !== orderId).slice(0, shownOrders);
  if (others.length === 0) return null;
  return (
    <Card
      title={t.others.title}
      aside={
        data && data.total > shownOrders + 1 ? (
          <Link to={`/orders?${new URLSearchParams({ q: email, view: 'all' })}`}>{t.others.all}</Link>
        ) : null
      }
    >
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.orderId}>
            <span>
              <Link to={`/orders/${other.orderId}`}>{other.number}</Link>{' '}
              <small>{formatDate(other.date, locale, { day: 'numeric', month: 'short', year: 'numeric' })}</small>
            </span>
            <span>{other.amount !== undefined && formatEuros(other.amount, locale)}</span>
            <StatusTag {...other} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
