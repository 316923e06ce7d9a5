import type { MouseEvent } from 'react';
import { buttonClass } from '#design/actions/button.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/page/icon.tsx';
import { Segmented } from '#design/actions/segmented.tsx';
import { Select } from '#design/forms/select.tsx';
import { type ListingView, productSorts, type SearchSort, searchSorts } from '#values/listing.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import type { FrequentFilter } from './frequent-filters.ts';
import { withSort } from './filter-changes.ts';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';
import { chooseListingView } from './listing-view-store.ts';
import styles from './listing.module.css';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import { messages } from './messages.ts';

type ListingToolbarProps = {
  path: string;
  choice: ListingChoice;
  chosen: readonly ChosenFilter[];
  frequent: readonly FrequentFilter[];
  view: ListingView;
  /** The id of the filters' form, which sends the order too where no script runs. */
  form: string;
  filters: string;
  /** The order of a search's results; undefined for other lists. */
  searchSort?: SearchSort | undefined;
  /** Whether the products have a price ready to use that differs from their own. */
  hasReady: boolean;
  onChoose: (choice: ListingChoice) => void;
  onFilters: () => void;
  context: CatalogueContext;
};

/** The filters' button on telephones, the chosen filters, the order, and the choice of table or list. */
export function ListingToolbar({
  path,
  choice,
  chosen,
  frequent,
  view,
  form,
  filters,
  searchSort,
  hasReady,
  onChoose,
  onFilters,
  context,
  context: { locale, href },
}: ListingToolbarProps) {
  const t = messages[locale];
  const sort = choice.sort ?? searchSort ?? 'popular';
  const sorts = (searchSort ? sortsOfSearch : productSorts).filter(
    (one) => one !== 'ready_price_asc' || hasReady || one === sort,
  );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onFilters();
  };
  return (
    <div className={classNames(styles.toolbar, chosen.length + frequent.length === 0 && styles.inOneLine, 'no-print')}>
      <a
        className={buttonClass({ variant: 'line', size: 's' }, styles.openFilters)}
        href={`#${filters}`}
        onClick={open}
      >
        <Icon name="filters" size="s" />
        {t.filtersChosen(chosen.length)}
      </a>
      {chosen.length > 0 && (
        <Chips className={styles.chips} role="group" aria-label={t.chosen}>
          {chosen.map(({ name, without }) => (
            <ChipLink
              key={name}
              href={href(path) + formatListingQuery(without)}
              aria-label={t.clearOne(name)}
              onClick={onPlainClick(() => onChoose(without))}
            >
              {name}
              <Icon name="close" />
            </ChipLink>
          ))}
        </Chips>
      )}
      {frequent.length > 0 && (
        <FilterChips filters={frequent} choice={choice} path={path} onChoose={onChoose} context={context} />
      )}
      <OrderAndView
        {...{ form, view, context, sort, sorts }}
        onSort={(chosenSort) => onChoose(withSort(choice, chosenSort))}
      />
    </div>
  );
}

const sortsOfSearch = searchSorts.filter((sort) => sort !== 'popular');

type OrderAndViewProps = Pick<ListingToolbarProps, 'form' | 'view' | 'context'> & {
  sort: SearchSort;
  sorts: readonly SearchSort[];
  onSort: (sort: SearchSort) => void;
};

const OrderAndView = cachedFragment(({ form, view, sort, sorts, onSort, context: { locale } }: OrderAndViewProps) => {
  const t = messages[locale];
  return (
    <>
      <div className={styles.sort}>
        <Select
          id={`${form}sort`}
          name="sort"
          form={form}
          label={t.sortBy}
          hideLabel
          value={sort}
          options={sorts.map((one) => ({
            value: one,
            label: one === 'relevance' ? t.relevance : t.sorts[one],
          }))}
          onChange={(event) => onSort(event.target.value as SearchSort)}
        />
        <noscript>
          <button className={buttonClass({ variant: 'line', size: 's' })} type="submit" form={form}>
            {t.sortNow}
          </button>
        </noscript>
      </div>
      <Segmented
        className={styles.view}
        label={t.view}
        name={`${form}view`}
        value={view}
        onChange={chooseListingView}
        segments={[
          { value: 'table', label: t.table, icon: 'grid' },
          { value: 'list', label: t.list, icon: 'list' },
        ]}
      />
    </>
  );
});
