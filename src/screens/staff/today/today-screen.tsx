import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { NewsBar } from '../live/news-bar.tsx';
import { useSteadyRows } from '../live/steady-rows.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { useOrderList } from '../orders/order-list.ts';
import { readOrderSearch } from '../orders/order-search.ts';
import { OrderByPhone } from '../orders/order-by-phone.tsx';
import { OrderTable } from '../orders/order-table.tsx';
import { Card } from '../parts/card.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { State } from '../parts/state.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { useMay } from '../session/session.ts';
import { AttentionCard } from './attention-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { OpenHours, PrepareNext } from './day-head.tsx';
import { messages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';
import { SlotsCard } from './slots-card.tsx';
import { titleOf } from './title-of.ts';
import styles from './today.module.css';
import { WorkCounts } from './work-counts.tsx';

const oldestFirst = { ...readOrderSearch(new URLSearchParams()), sort: 'date_asc' as const };
const shownOrders = 8;

/** Where people land: what needs a hand today. */
export default function TodayScreen() {
  const t = useMessages(messages);
  const may = useMay();
  const [now] = useState(() => new Date());
  const day = formatDate(now, useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      <ScreenHead title={titleOf(day)} aside={may('orders.read') && <OpenHours />}>
        <OrderByPhone />
        {may('orders.read') && <PrepareNext />}
      </ScreenHead>
      {may('orders.read') ? <OrdersToday now={now} /> : <State icon="check" title={t.nothing} text={t.nothingText} />}
    </>
  );
}

/** Beside who is there and the latest changes there is no room for more. */
const fewColumns = ['customer', 'delivery', 'total', 'status', 'note'] as const;

/** How many orders wait in each view, what needs somebody, those that have waited longest, and what was done last. */
function OrdersToday({ now }: { now: Date }) {
  const t = useMessages(messages);
  const { list: listName } = useMessages(ordersMessages);
  const may = useMay();
  const seesLog = may('audit.read');
  const list = useOrderList(oldestFirst, shownOrders);
  const { list: data, showAll, ...news } = useSteadyRows('today', list);
  if (!data)
    return list.error ? (
      <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingRows label={listName} />
    );
  return (
    <>
      <WorkCounts counts={data.counts} />
      <div className={classNames(styles.columns, styles.two)}>
        <div className={styles.stack}>
          <AttentionCard />
          <SlotsCard />
          {data.orders.length > 0 && (
            <Card title={t.oldest} aside={<Link to="/orders?sort=date_asc">{t.seeAll}</Link>} bare>
              <NewsBar {...news} onShow={showAll} />
              <OrderTable caption={t.oldest} orders={data.orders} now={data.readAt} columns={fewColumns} />
            </Card>
          )}
        </div>
        <div className={styles.stack}>
          <PeopleCard />
          {seesLog && <ChangesCard now={now} />}
        </div>
      </div>
    </>
  );
}
