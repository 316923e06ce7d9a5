import { useParams } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { shopTime } from '#values/shop-time.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { OrderNeighbours } from '../orders/order-neighbours.tsx';
import { StatusTag } from '../orders/status-tag.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { momentText } from '../parts/moments.ts';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { State } from '../parts/state.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { codeOf } from '../session/staff-client.ts';
import { PresenceNote } from '../live/presence-note.tsx';
import { WorkCard } from './assignment/work-card.tsx';
import { OrderHistory } from './history/order-history.tsx';
import { messages } from './messages.ts';
import { NextStep } from './next-step.tsx';
import { OrderCrumb } from './order-crumb.tsx';
import { CustomerCard, DeliveryCard } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPapers } from './order-papers.tsx';
import { useOrder } from '../orders/order-list.ts';
import { messages as paperMessages } from './paper/messages.ts';
import { OrderPaper } from './paper/order-paper.tsx';
import { OtherOrders } from './other-orders.tsx';
import { ReturnsCard } from './returns/returns-card.tsx';
import { OrderStepsBar } from './steps/order-steps-bar.tsx';
import styles from './order.module.css';

/** One order: what is in it, its money, what happened, and the next step as one button. */
export default function OrderScreen() {
  const t = useMessages(messages);
  const all = useMessages(ordersMessages);
  const { orderId = '' } = useParams();
  const query = useOrder(Number(orderId));
  const { data: order } = query;
  if (!order) {
    if (!query.error) return <LoadingRows label={all.order} />;
    const isUnknown = ['order_not_found', 'invalid_request'].includes(codeOf(query.error) ?? '');
    return (
      <>
        <OrderCrumb />
        {isUnknown ? (
          <State icon="search" title={t.unknown(orderId)} text={t.unknownText} as="h1" />
        ) : (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        )}
      </>
    );
  }
  return <OpenOrder order={order} now={new Date(query.dataUpdatedAt)} />;
}

function OpenOrder({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const paper = useMessages(paperMessages);
  const { orderId, number, money } = order;
  useShortcuts({ p: () => window.print() });
  // Keyed, as another order begins anew: what was typed for this one, and what was said of it, is not for the next.
  return (
    <>
      <div className={styles.screen}>
        <OrderCrumb />
        <ScreenHead
          title={t.title(number)}
          shown={number}
          aside={
            <>
              <StatusTag {...order} />
              <PlacedText order={order} now={now} />
            </>
          }
        >
          <OrderNeighbours orderId={orderId} />
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {paper.print}
            <kbd aria-hidden="true">P</kbd>
          </Button>
          <NextStep key={orderId} order={order} />
        </ScreenHead>
        <div key={orderId} className={styles.columns}>
          <div className={styles.stack}>
            <OrderStepsBar order={order} now={now} />
            <OrderLines order={order} />
            {money && <OrderMoney order={order} money={money} />}
            <OrderHistory order={order} now={now} />
          </div>
          <aside className={styles.stack} aria-label={t.facts}>
            <PresenceNote orderId={orderId} />
            <DeliveryCard order={order} now={now} />
            <CustomerCard order={order} />
            <WorkCard order={order} />
            <OrderPapers order={order} />
            <ReturnsCard order={order} />
            <OtherOrders order={order} />
          </aside>
        </div>
      </div>
      <OrderPaper order={order} title={t.title(number)} now={now} />
    </>
  );
}

/** 'hoy 9:50 · web · castellano': when it was placed, where, and which language its customer reads. */
function PlacedText({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const language = useLocale();
  const { date, timeline, locale } = order;
  const isOfThisYear = shopTime(new Date(date)).date.slice(0, 4) === shopTime(now).date.slice(0, 4);
  const moment = isOfThisYear
    ? momentText(date, now, days, language)
    : formatDate(date, language, { dateStyle: 'long', timeStyle: 'short' });
  const placedBy = timeline.find(({ verb }) => verb === 'order.placed')?.actor;
  const from = placedBy?.kind === 'staff' ? t.takenBy(placedBy.name ?? t.by.staff) : placedBy && t.web;
  return <span className={styles.quiet}>{[moment, from, t.languages[locale]].filter(Boolean).join(' · ')}</span>;
}
