import { Suspense } from 'react';
import { orderApi, PrivatePage, ProfileSide, usePrivateData } from '#areas/account/web/account-web.ts';
import { Columns } from '#design/page/columns.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { useHeadingFocus } from '#web/page-focus.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './order-detail.module.css';
import { OrderItems } from './order-items.tsx';
import { ended, OrderProgress } from './order-progress.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTotals } from './order-totals.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { StatusSince } from './status-tag.tsx';
import { WaitingMail } from './waiting-notices.tsx';

// Loaded while there is something to pay.
const OrderDue = lazyPart(async () => ({ default: (await import('./payment/order-due.tsx')).OrderDue }));

const OrderCheck = lazyPart(async () => ({ default: (await import('./payment/order-due.tsx')).OrderCheck }));

// At the end of the page.
const OrderDocuments = lazyPart(async () => ({ default: (await import('./order-documents.tsx')).OrderDocuments }));

const OrderRemedies = lazyPart(async () => ({ default: (await import('./order-remedies.tsx')).OrderRemedies }));

/** One order: how far it is, its lines and documents, and the actions it allows. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { yourOrder } = useMessages(messages);
  const { data, reload, change } = usePrivateData(orderId, () =>
    orderApi(orderId)('GET /sale/order/detail', { query: { orderId } }),
  );
  return (
    <PrivatePage isOrder data={data} onRetry={reload} title={yourOrder}>
      {(answer) => <Detail order={answer.order} onChange={(order) => change({ ...answer, order })} onReload={reload} />}
    </PrivatePage>
  );
}

/** Whether it waits for its money, or for what it costs more since it was paid. */
const isDue = ({ status, paymentStatus, due }: Order): boolean =>
  (status === 'created' || (due !== undefined && status !== 'cancelled')) &&
  ['pending', 'failed', 'processing'].includes(paymentStatus);

interface DetailProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
  readonly onReload: () => void;
}

function Detail({ order, onChange, onReload }: DetailProps) {
  const t = useMessages(messages);
  useHeadingFocus(order.status);
  return (
    <Columns side="menu">
      <ProfileSide label={t.profile} />
      <div>
        <PageHead
          className={styles.head}
          title={t.order(order.number)}
          count={<StatusSince order={order} />}
          actions={
            order.actions.includes('repeat') && (
              <span className={styles.repeat}>
                <RepeatButton order={order} variant="ink" />
              </span>
            )
          }
        />
        <WaitingMail order={order} />
        <div className={styles.detail}>
          {!ended.has(order.status) && (
            <Suspense>
              <OrderCheck order={order} onReload={onReload} />
            </Suspense>
          )}
          {isDue(order) && (
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <OrderDue order={order} onReload={onReload} />
            </Suspense>
          )}
          <OrderProgress order={order} />
          <section className={`${styles.items} panel`} aria-labelledby="order-items">
            <h2 id="order-items">
              {t.detail.items} <small>{t.goods(order.units)}</small>
            </h2>
            <OrderItems items={order.items} isDetailed />
            <div className={styles.totals}>
              <OrderTotals order={order} />
            </div>
          </section>
          <OrderReturns returns={order.returns} />
          <div className={`${styles.pair} no-print`}>
            <Suspense>
              {(order.status !== 'cancelled' || order.documents.length > 0) && <OrderDocuments order={order} />}
              <OrderRemedies order={order} onChange={onChange} />
            </Suspense>
          </div>
        </div>
      </div>
    </Columns>
  );
}
