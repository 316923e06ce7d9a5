import { Link } from 'react-router';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import table from '../parts/table.module.css';
import { Tag } from '../parts/tag.tsx';
import { useMay } from '../session/session.ts';
import { useDeliveryText } from './delivery-text.ts';
import { messages } from './messages.ts';
import type { OrderSort } from './order-search.ts';
import { SortButton } from './sort-button.tsx';
import { StatusTag } from './status-tag.tsx';

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly StaffOrderRow[];
  /** When the rows were read: days are said as they are seen from then. */
  readonly now: Date;
  /** Without it the order of the rows cannot be changed. */
  readonly sorting?: { readonly sort: OrderSort; readonly onSort: (sort: OrderSort) => void };
}

/** Orders in rows, and in cards on a telephone. */
export function OrderTable({ caption, orders, now, sorting }: OrderTableProps) {
  const t = useMessages(messages);
  const seesMoney = useMay()('money.read');
  const column = (text: string, ascending: OrderSort, descending: OrderSort | null, isNumber = false) => {
    const sorted = sorting?.sort === ascending ? 'ascending' : sorting?.sort === descending ? 'descending' : undefined;
    return (
      <th className={classNames(isNumber && table.number)} aria-sort={sorted}>
        {sorting ? <SortButton text={text} by={{ ascending, descending }} {...sorting} /> : text}
      </th>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys
    <div className={table.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={table.table}>
        <thead>
          <tr>
            {column(t.order, 'number_asc', null)}
            {column(t.placed, 'date_asc', 'date_desc')}
            <th>{t.customer}</th>
            {column(t.delivery, 'slot_asc', null)}
            <th className={table.number}>{t.pieces}</th>
            {seesMoney && column(t.total, 'price_asc', 'price_desc', true)}
            <th>{t.payment}</th>
            <th>{t.status}</th>
            <th>{t.note}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} now={now} seesMoney={seesMoney} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order, now, seesMoney }: { order: StaffOrderRow; now: Date; seesMoney: boolean }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const deliveryText = useDeliveryText();
  const { orderId, number, date, customer, delivery, pieces, price, amount = price, assignee, tags } = order;
  const note = [assignee?.name, ...tags].filter((text) => text !== undefined).join(', ');
  return (
    <tr>
      <td>
        <Link className={table.key} to={`/orders/${orderId}`} data-row>
          {number}
        </Link>
      </td>
      <td className={classNames(table.line, table.quiet, table.wideOnly)}>{momentText(date, now, t.days, locale)}</td>
      <td className={table.wide}>
        {customer.name} {customer.type === 'legal' && <Tag look="plain">{t.company}</Tag>}
      </td>
      <td>
        <span className={table.withIcon}>
          <Icon name={delivery.type === 'pickup' ? 'pickup' : 'delivery'} size="s" />
          <span className="vh">{t.deliveryTypes[delivery.type]}</span>
          {deliveryText(delivery, now)}
        </span>
      </td>
      <td className={classNames(table.number, table.wideOnly)}>{formatNumber(pieces, locale)}</td>
      {seesMoney && (
        <td className={classNames(table.number, table.strong)}>
          {amount === undefined ? null : formatEuros(amount, locale)}
        </td>
      )}
      <td className={classNames(table.line, table.quiet, table.wideOnly)}>{t.payments[order.payment]}</td>
      <td className={table.right}>
        <StatusTag {...order} />
      </td>
      <td className={classNames(table.quiet, note === '' && table.wideOnly)}>{note}</td>
    </tr>
  );
}
