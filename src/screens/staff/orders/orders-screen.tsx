import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import cardStyles from '../parts/card.module.css';
import { LoadFailed } from '../session/load-failed.tsx';
import { useMay } from '../session/session.ts';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { State } from '../parts/state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ChangedView } from './changed-view.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { NewsBar } from '../live/news-bar.tsx';
import { useSteadyRows } from '../live/steady-rows.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListActions } from './list-actions.tsx';
import { MarkedActions } from './marked-actions.tsx';
import { messages } from './messages.ts';
import { readColumns } from './order-columns.ts';
import { pageSize, useOrderList } from './order-list.ts';
import { type OrderSearch, readOrderSearch, withoutFilters, withParam } from './order-search.ts';
import { OrderTabs } from './order-tabs.tsx';
import { OrderTable } from './order-table.tsx';
import { nextOfAll } from './next-of-all.ts';
import { Pager } from './pager.tsx';
import { focusedOrder, moveFocus } from './row-focus.ts';
import { shownOrders } from './shown-orders.ts';
import { type Marks, useMarks } from './use-marks.ts';

// Most orders are opened, not looked at.
const OrderLook = lazy(() => import('./order-look.tsx'));

const noOrders: readonly StaffOrderRow[] = [];

/** The orders of the shop: views, filters and search, all of them in the address. */
export default function OrdersScreen() {
  const t = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const search = readOrderSearch(params, useMay());
  const list = useOrderList(search);
  const { list: data, showAll, ...news } = useSteadyRows(JSON.stringify(search), list);
  const { sort: _, page: __, ...matching } = search;
  const marks = useMarks(JSON.stringify(matching), data?.orders ?? noOrders);
  const [looked, setLooked] = useState<number | null>(null);
  useRowKeys(marks, setLooked);
  const address = `/orders?${String(params)}`;
  useEffect(() => {
    if (data) shownOrders.set({ address, ids: data.orders.map(({ orderId }) => orderId) });
  }, [data, address]);
  return (
    <>
      <ScreenHead title={t.title}>
        <ListActions selection={matching} isEmpty={!data?.total} />
      </ScreenHead>
      <OrderTabs params={params} counts={data?.counts} onChange={setParams} />
      <div className={cardStyles.card}>
        <FilterBar params={params} onChange={setParams}>
          <ChangedView params={params} onChange={setParams} />
          <ColumnMenu params={params} onChange={setParams} />
        </FilterBar>
        {data ? (
          <>
            <NewsBar {...news} onShow={showAll} />
            {data.orders.length > 0 ? (
              <OrderTable
                caption={t.list}
                orders={data.orders}
                now={data.readAt}
                columns={readColumns(params)}
                sorting={{ sort: search.sort, onSort: (sort) => setParams(withParam(params, 'sort', sort)) }}
                isOld={list.isPlaceholderData}
                marks={marks}
              />
            ) : (
              <NothingFound search={search} onRemoveFilters={() => setParams(withoutFilters(params))} />
            )}
            {data.total > 0 && (
              <Pager
                hasKeys
                {...data}
                size={pageSize}
                to={(page) => ({ search: String(withParam(params, 'page', String(page))) })}
              />
            )}
          </>
        ) : list.error ? (
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingRows label={t.list} />
        )}
      </div>
      {data && (
        <BulkBar marks={marks} total={data.total}>
          <MarkedActions
            selection={marks.isAll ? matching : { ids: [...marks.rows.keys()] }}
            next={nextOfAll(marks)}
            onClose={marks.clear}
          />
        </BulkBar>
      )}
      {looked !== null && (
        <Suspense fallback={null}>
          <OrderLook key={looked} orderId={looked} onClose={() => setLooked(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The keys of lists: they act on the row that has the focus. */
function useRowKeys({ mark, isMarked }: Marks, onLook: (orderId: number) => void): void {
  const markFocused = (isRange: boolean): void => {
    const orderId = focusedOrder();
    if (orderId !== null) mark(orderId, isRange || !isMarked(orderId), isRange);
  };
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    x: () => markFocused(false),
    'Shift+x': () => markFocused(true),
    v: () => document.querySelector<HTMLElement>('[data-tabs] [aria-current]')?.focus(),
    Space() {
      // Of a box or a button it is the key already.
      const orderId = document.activeElement?.matches('[data-row]') ? focusedOrder() : null;
      if (orderId === null) return false;
      return onLook(orderId);
    },
  });
}

function NothingFound({ search, onRemoveFilters }: { search: OrderSearch; onRemoveFilters: () => void }) {
  const t = useMessages(messages);
  const { query, filters } = search;
  const isNarrowed = query !== '' || Object.keys(filters).length > 0;
  if (!isNarrowed) return <State icon="check" title={t.emptyTitle} text={t.emptyText} />;
  return (
    <State
      icon="search"
      title={query ? t.nothingFound(query) : t.nothingFiltered}
      {...(query && { text: t.searchedIn })}
    >
      <LinkButton onClick={onRemoveFilters}>{t.removeFilters}</LinkButton>
    </State>
  );
}
