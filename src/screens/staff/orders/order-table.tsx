import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { hourMs } from '#values/durations.ts';
import { Icon } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import table from '../parts/table.module.css';
import { Tag } from '../parts/tag.tsx';
import { useMay } from '../session/session.ts';
import { CustomerName } from './customer-name.tsx';
import { useDeliveryText } from './delivery-text.ts';
import { messages } from './messages.ts';
import { defaultColumns, type OrderColumn, orderColumns } from './order-columns.ts';
import type { OrderSort } from './order-search.ts';
import { SortButton } from './sort-button.tsx';
import { StatusTag } from './status-tag.tsx';
import type { Marks } from './use-marks.ts';
import { hasNote, OrderNote } from './warnings/order-note.tsx';

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly StaffOrderRow[];
  /** When the rows were read: days are said as they are seen from then. */
  readonly now: Date;
  readonly columns?: readonly OrderColumn[];
  /** Without it the order of the rows cannot be changed. */
  readonly sorting?: { readonly sort: OrderSort; readonly onSort: (sort: OrderSort) => void };
  /** Whether the rows are of the search before, as those of the present one have not come. */
  readonly isOld?: boolean;
  /** Without it rows cannot be marked. */
  readonly marks?: Marks;
}

const sortsOf: Readonly<Partial<Record<OrderColumn, readonly [ascending: OrderSort, descending: OrderSort | null]>>> = {
  placed: ['date_asc', 'date_desc'],
  delivery: ['slot_asc', null],
  total: ['price_asc', 'price_desc'],
};
const numbers: readonly OrderColumn[] = ['pieces', 'total'];

/** Orders in rows, and in cards on a telephone. */
export function OrderTable({ caption, orders, now, columns = defaultColumns, sorting, isOld, marks }: OrderTableProps) {
  const t = useMessages(messages);
  const seesMoney = useMay()('money.read');
  // The same array for the same columns, so that rows are not drawn anew.
  const names = columns.filter((column) => seesMoney || column !== 'total').join(' ');
  const shown = useMemo(() => orderColumns.filter((column) => names.split(' ').includes(column)), [names]);
  // Rows say days and hours that are left: they are drawn anew with the next hour.
  const hour = Math.floor(now.getTime() / hourMs);
  const hourStart = useMemo(() => new Date(hour * hourMs), [hour]);
  const heading = (column: 'order' | OrderColumn, by?: readonly [OrderSort, OrderSort | null]) => {
    const [ascending, descending] = by ?? [];
    const sorted = sorting?.sort === ascending ? 'ascending' : sorting?.sort === descending ? 'descending' : undefined;
    return (
      <th
        key={column}
        className={classNames((numbers as readonly string[]).includes(column) && table.number)}
        aria-sort={sorting && by ? sorted : undefined}
      >
        {sorting && by ? (
          <SortButton text={t[column]} by={{ ascending: by[0], descending: by[1] }} {...sorting} />
        ) : (
          t[column]
        )}
      </th>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys
    <div className={table.scroll} tabIndex={0} role="region" aria-label={caption} aria-busy={isOld}>
      <table className={table.table}>
        <thead>
          <tr>
            {marks && (
              <th className={table.check}>
                <MarkPage orders={orders} marks={marks} />
              </th>
            )}
            {heading('order', ['number_asc', null])}
            {shown.map((column) => heading(column, sortsOf[column]))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.orderId}
              order={order}
              now={hourStart}
              columns={shown}
              isMarked={marks?.isMarked(order.orderId)}
              onMark={marks?.mark}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Marks all rows of the page; half marked where some are. */
function MarkPage({ orders, marks }: { orders: readonly StaffOrderRow[]; marks: Marks }) {
  const t = useMessages(messages);
  const marked = orders.filter(({ orderId }) => marks.isMarked(orderId)).length;
  const isAll = marked > 0 && marked === orders.length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = marked > 0 && !isAll;
      }}
      type="checkbox"
      aria-label={t.markPage}
      checked={isAll}
      onChange={() => marks.markPage(!isAll)}
    />
  );
}

interface OrderRowProps {
  readonly order: StaffOrderRow;
  readonly now: Date;
  readonly columns: readonly OrderColumn[];
  readonly isMarked: boolean | undefined;
  readonly onMark: Marks['mark'] | undefined;
}

/** Drawn anew only when it changes: marking one of a page of rows shows at once. */
const OrderRow = memo(function OrderRow({ order, now, columns, isMarked, onMark }: OrderRowProps) {
  const t = useMessages(messages);
  const { orderId, number } = order;
  return (
    <tr className={classNames(isMarked && table.marked, onMark && table.markable)}>
      {onMark && (
        <td className={table.check}>
          <label>
            <input
              type="checkbox"
              aria-label={t.mark(number)}
              checked={isMarked === true}
              onChange={({ target, nativeEvent }) =>
                onMark(orderId, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      <td>
        <Link className={table.key} to={`/orders/${orderId}`} data-row={orderId}>
          {number}
        </Link>
      </td>
      {columns.map((column) => (
        <OrderCell key={column} column={column} order={order} now={now} />
      ))}
    </tr>
  );
});

function OrderCell({ column, order, now }: { column: OrderColumn; order: StaffOrderRow; now: Date }): ReactNode {
  const t = useMessages(messages);
  const locale = useLocale();
  const deliveryText = useDeliveryText(true);
  const { customer, delivery, price, amount = price } = order;
  const aside = classNames(table.line, table.quiet, table.wideOnly);
  switch (column) {
    case 'placed':
      return <td className={aside}>{momentText(order.date, now, t.days, locale)}</td>;
    case 'customer':
      return (
        <td className={classNames(table.wide, table.giving)}>
          {customer.type === 'legal' ? (
            <span className={table.withTag}>
              <CustomerName name={customer.name} /> <Tag look="plain">{t.company}</Tag>
            </span>
          ) : (
            <CustomerName name={customer.name} />
          )}
        </td>
      );
    case 'delivery':
      // Where no amount stands beside it, the status would.
      return (
        <td className={classNames(table.line, amount === undefined && table.wide)}>
          <span className={table.withIcon}>
            <Icon name={delivery.type === 'pickup' ? 'pickup' : 'delivery'} size="s" />
            <span className="vh">{t.deliveryTypes[delivery.type]}</span>
            {deliveryText(delivery, now)}
          </span>
        </td>
      );
    case 'zone':
      return <td className={aside}>{delivery.zone?.name}</td>;
    case 'pieces':
      return <td className={classNames(table.number, table.wideOnly)}>{formatNumber(order.pieces, locale)}</td>;
    case 'total':
      return (
        <td className={classNames(table.number, table.strong)}>
          {amount === undefined ? null : formatEuros(amount, locale)}
        </td>
      );
    case 'payment':
      return <td className={aside}>{t.payments[order.payment]}</td>;
    case 'paymentStatus':
      return <td className={aside}>{t.paymentStatuses[order.paymentStatus]}</td>;
    case 'status':
      return (
        <td>
          <StatusTag {...order} />
        </td>
      );
    case 'note':
      return (
        <td className={classNames(table.quiet, order.warnings && table.wide, !hasNote(order) && table.wideOnly)}>
          <OrderNote order={order} now={now} />
        </td>
      );
  }
}
