import { useSearchParams } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import cardStyles from '../parts/card.module.css';
import { LoadFailed } from '../session/load-failed.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { State } from '../parts/state.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { FilterBar } from './filter-bar.tsx';
import { messages } from './messages.ts';
import { pageSize, useOrderList } from './order-list.ts';
import {
  filterKeys,
  type OrderSearch,
  orderViews,
  readOrderSearch,
  withoutFilters,
  withParam,
} from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { Pager } from './pager.tsx';

/** Moves the focus by rows: the focused row is the one that Enter opens. */
function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}

/** The orders of the shop: views, filters and search, all of them in the address. */
export default function OrdersScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const search = readOrderSearch(params);
  const list = useOrderList(search);
  useShortcuts({ j: () => moveFocus(1), k: () => moveFocus(-1) });
  const { data } = list;
  const tabs = orderViews.map((view) => ({
    to: { search: String(withParam(withoutFilters(params), 'view', view)) },
    text: t.view[view],
    count: data && formatNumber(data.counts[view], locale),
    isCurrent: view === search.view,
  }));
  return (
    <>
      <ScreenHead title={t.title} />
      <Tabs label={t.views} tabs={tabs} />
      <div className={cardStyles.card}>
        <FilterBar params={params} onChange={setParams} />
        {data ? (
          <>
            {data.orders.length > 0 ? (
              <OrderTable
                caption={t.list}
                orders={data.orders}
                now={data.readAt}
                sorting={{ sort: search.sort, onSort: (sort) => setParams(withParam(params, 'sort', sort)) }}
              />
            ) : (
              <NothingFound search={search} onRemoveFilters={() => setParams(withoutFilters(params))} />
            )}
            {data.pages > 1 && (
              <Pager
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
    </>
  );
}

function NothingFound({ search, onRemoveFilters }: { search: OrderSearch; onRemoveFilters: () => void }) {
  const t = useMessages(messages);
  const { query, filters } = search;
  const isNarrowed = query !== '' || filterKeys.some((key) => (filters[key] ?? '').length > 0);
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
