import { useState } from 'react';
import { PrivatePage, ProfileSide } from '#areas/account/web/account-web.ts';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { Columns } from '#design/page/columns.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import emptyPicture from '#design/illustrations/empty-orders.svg?url';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import styles from './order-list.module.css';
import { type OrderChoice, useOrderList } from './use-order-list.ts';

const noFilters: OrderChoice = { status: null, from: '', to: '', sort: 'date_desc' };

/** The orders of the signed-in customer. */
export function OrderList() {
  const t = useMessages(messages);
  const href = useHref();
  const [choice, setChoice] = useState(noFilters);
  const { data, lastPage, reload, loadMore, isLoadingMore } = useOrderList(choice, t.failed);
  const hasOrders = lastPage !== null && lastPage.counts.all > 0;
  const isFiltered = choice.status !== null || choice.from !== '' || choice.to !== '';
  const page = (
    <PrivatePage data={data} onRetry={reload}>
      {({ orders, page, pages }) => (
        <>
          {orders.map((order) => (
            <OrderCard key={order.orderId} order={order} />
          ))}
          {orders.length === 0 && isFiltered && (
            <EmptyState
              level={2}
              title={t.list.noneFound}
              text={t.list.noneFoundText}
              actions={
                <Button variant="line" onClick={() => setChoice(noFilters)}>
                  {t.list.clearFilters}
                </Button>
              }
            />
          )}
          {orders.length === 0 && !isFiltered && (
            <EmptyState
              level={2}
              title={t.list.empty}
              text={t.list.emptyText}
              picture={<img src={emptyPicture} alt="" width="260" height="220" />}
              actions={<ButtonLink href={href('/catalog')}>{t.list.toCatalogue}</ButtonLink>}
            />
          )}
          {page < pages && (
            <p className={styles.more}>
              <Button variant="line" loading={isLoadingMore} onClick={() => void loadMore()}>
                {t.list.more}
              </Button>
            </p>
          )}
        </>
      )}
    </PrivatePage>
  );
  if (data.status === 'visitor') return page;
  return (
    <>
      <PageHead title={t.list.title} count={hasOrders && t.list.count(lastPage.counts.all)} />
      <Columns side="menu">
        <ProfileSide label={t.profile} />
        <div>
          {(hasOrders || isFiltered) && lastPage && (
            <OrderFilters choice={choice} counts={lastPage.counts} onChange={setChoice} />
          )}
          {page}
        </div>
      </Columns>
    </>
  );
}
