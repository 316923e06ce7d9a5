import { Link, useParams } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { OrderNeighbours } from '../orders/order-neighbours.tsx';
import { shownOrders } from '../orders/shown-orders.ts';
import { StatusTag } from '../orders/status-tag.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { State } from '../parts/state.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { codeOf } from '../session/staff-client.ts';
import { PresenceNote } from '../live/presence-note.tsx';
import { EditOrder } from './edit-order.tsx';
import { messages } from './messages.ts';
import { NextStep } from './next-step.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { useOrder } from './order-query.ts';
import { WorkCard } from './assignment/work-card.tsx';
import { messages as paperMessages } from './paper/messages.ts';
import { OrderPaper } from './paper/order-paper.tsx';
import { OtherOrders } from './other-orders.tsx';
import { RecordPayment } from './record-payment.tsx';
import { RefundOrder } from './refund-order.tsx';
import { ReturnsCard } from './returns-card.tsx';
import styles from './order.module.css';

/** One order: what is in it, its money, what happened, and the next step as one button. */
export default function OrderScreen() {
  const t = useMessages(messages);
  const all = useMessages(ordersMessages);
  const { orderId = '' } = useParams();
  const { address: listAddress } = useStore(shownOrders);
  const query = useOrder(Number(orderId));
  const { data: order } = query;
  const crumb = (
    <p className={styles.crumb}>
      <Link to={listAddress}>
        <Icon name="back" size="s" />
        {t.back}
      </Link>
      <OrderNeighbours orderId={Number(orderId)} />
    </p>
  );
  if (!order) {
    if (!query.error) return <LoadingRows label={all.order} />;
    const isUnknown = ['order_not_found', 'invalid_request'].includes(codeOf(query.error) ?? '');
    return (
      <>
        {crumb}
        {isUnknown ? (
          <State icon="search" title={t.unknown(orderId)} text={t.unknownText} as="h1" />
        ) : (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        )}
      </>
    );
  }
  // Another order begins anew: what was typed for this one, and what was said of it, is not for the next.
  return (
    <>
      <div className={styles.screen}>{crumb}</div>
      <OpenOrder key={order.orderId} order={order} now={new Date(query.dataUpdatedAt)} />
    </>
  );
}

function OpenOrder({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const paper = useMessages(paperMessages);
  const locale = useLocale();
  useShortcuts({ p: () => window.print() });
  const moment = formatDate(order.date, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <div className={styles.screen}>
        <ScreenHead
          title={t.title(order.number)}
          aside={
            <>
              <StatusTag {...order} />
              <span className={styles.quiet}>{t.placedAt(moment)}</span>
            </>
          }
        >
          <Button onClick={() => window.print()}>
            {paper.print}
            <kbd aria-hidden="true">P</kbd>
          </Button>
          <EditOrder order={order} />
          <RecordPayment order={order} />
          <RefundOrder order={order} />
          <NextStep order={order} />
        </ScreenHead>
        <div className={styles.columns}>
          <div className={styles.stack}>
            <OrderLines order={order} />
            {order.money && <OrderMoney money={order.money} />}
            <OrderHistory order={order} now={now} />
          </div>
          <aside className={styles.stack} aria-label={t.facts}>
            <PresenceNote orderId={order.orderId} />
            <WorkCard order={order} />
            <OrderFacts order={order} now={now} />
            <ReturnsCard returns={order.returns} />
            <OtherOrders order={order} />
          </aside>
        </div>
      </div>
      <OrderPaper order={order} title={t.title(order.number)} now={now} />
    </>
  );
}
