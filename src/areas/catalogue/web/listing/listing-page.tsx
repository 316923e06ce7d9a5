import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Pager } from '#design/data-display/pager.tsx';
import type { ListingView, SearchSort } from '#values/listing.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { breadcrumbTrail, type CatalogueContext } from '../cards/catalogue-context.ts';
import { chosenFilters } from './chosen-filters.ts';
import { hasFilters, withoutFilters } from './filter-changes.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { inPlace } from '#web/page-arrival.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import { frequentFilters } from './frequent-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';
import type { ListingExtras } from './listing-tile.tsx';
import { ListingProducts } from './listing-products.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { useListingView } from './listing-view-store.ts';
import styles from './listing.module.css';
import { SectionLinks } from './section-links.tsx';
import { withReadyLines } from '../ready/ready-part.tsx';
import type { ListingData } from '../cards/card-product.ts';
import { useListingChoice, useFocusOnReturn } from './use-listing-choice.ts';
import { useListedProducts } from './use-listed-products.ts';
import { messages } from './messages.ts';

const Drawer = lazyPart(async () => ({ default: (await import('#design/overlays/drawer.tsx')).Drawer }));

type Texts = (typeof messages)['es'];

type ListingPageProps = {
  title: string;
  data: ListingData;
  choice: ListingChoice;
  /** The listing's path without language. */
  path: string;
  /** The view stored in the browser. */
  view: ListingView;
  loadPage: (page: number) => Promise<Pick<ListingData, 'products' | 'filter'> | null>;
  context: CatalogueContext;
  /** The order of a search's results; undefined for other lists. */
  searchSort?: SearchSort | undefined;
  /** What stands in place of the title and breadcrumbs. */
  head?: ReactNode;
  /** Text below the title. */
  note?: string | undefined;
  /** What stands between the products of the first page, as long as nothing is filtered. */
  extras?: ListingExtras | undefined;
  /** What stands below the products, like `extras`. */
  below?: ReactNode;
  /** Text about the section or brand, below the products; blank lines separate its paragraphs. */
  about?: string;
};

/** A list of products with its filters: a section's, a brand's or a search's. */
export function ListingPage(props: ListingPageProps) {
  const { title, data, choice: loaded, path, loadPage, searchSort, head, note, extras, below, about } = props;
  const { href, locale } = props.context;
  const context = useMemo(() => withReadyLines(props.context), [props.context]);
  const t = messages[locale];
  const [choice, choose] = useListingChoice(loaded);
  const [filtersOpen, setFiltersOpen] = useState(false);
  // It stays once it was opened, so that closing returns the focus.
  const [hasDrawer, setHasDrawer] = useState(false);
  if (filtersOpen && !hasDrawer) setHasDrawer(true);
  const results = useRef<HTMLDivElement>(null);
  const filters = useId();
  const form = `${filters}form`;
  const view = useListingView(props.view);
  useFocusOnReturn();
  const { firstPage, loadMore, loading } = useMorePages(path, loaded);
  const { products, from } = useListedProducts({
    listing: path + formatListingQuery({ ...loaded, page: 1 }),
    data,
    firstPage,
    loadPage,
  });
  const isWhole = from === 1 && !hasFilters(choice);
  const loadedCount = Math.min(data.total, (from - 1) * data.limit + products.length);
  const chosen = chosenFilters(data.filter, choice, locale);

  const toResults = () => {
    setFiltersOpen(false);
    results.current?.scrollIntoView({ block: 'start' });
  };
  const formProps = {
    facets: data.filter,
    choice,
    action: href(path),
    onChange: choose,
    onLoadFacets: async () => (await loadPage(1))?.filter ?? null,
    onDone: toResults,
    context,
  };
  const actions = (
    <>
      <Button type="submit" size="s" wide>
        {t.show(data.total)}
      </Button>
      {hasFilters(choice) && <ClearAll {...{ href: href(path), choice, choose, t }} />}
    </>
  );

  return (
    <div className="wrap">
      {head ?? <ListingHead title={title} total={data.total} breadcrumbs={data.breadcrumbs} context={context} />}
      {note && <p className={styles.note}>{note}</p>}
      {data.section && data.section.children.length > 0 && (
        <SectionLinks sections={data.section.children} path={path} context={context} />
      )}
      <div className={styles.listing}>
        <aside id={filters} className={`${styles.filters} panel no-print`} aria-label={t.filters}>
          <a className={styles.back} href={`#${form}`}>
            {t.closeFilters}
          </a>
          <FilterForm {...formProps} id={form}>
            {actions}
          </FilterForm>
        </aside>
        <div ref={results} className={styles.results}>
          <ListingToolbar
            {...{ path, choice, chosen, view, form, filters, searchSort, context }}
            hasReady={data.filter.some(({ code }) => code === 'ready')}
            frequent={data.section ? frequentFilters(data.filter, choice) : []}
            onChoose={choose}
            onFilters={() => setFiltersOpen(true)}
          />
          {products.length > 0 ? (
            <>
              <ListingProducts
                products={products}
                view={view}
                busy={choice !== loaded}
                isLoadingMore={loading}
                extras={isWhole ? extras : undefined}
                limit={data.limit}
                context={context}
              />
              <ListingPager
                {...{ path, loadedCount, loading, context }}
                query={loaded}
                page={data.page}
                pages={data.pages}
                limit={data.limit}
                total={data.total}
                onMore={data.page < data.pages ? loadMore : undefined}
              />
            </>
          ) : (
            <NoProducts {...{ data, choice, choose, path, context }} />
          )}
        </div>
      </div>
      {isWhole && below}
      {about && <ListingText name={title} text={about} t={t} />}
      <Suspense>
        {hasDrawer && (
          <Drawer
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            title={t.filters}
            closeLabel={t.closeFilters}
            side="right"
            head="white"
          >
            <FilterForm {...formProps} className={styles.inDrawer}>
              {actions}
            </FilterForm>
          </Drawer>
        )}
      </Suspense>
    </div>
  );
}

/** 'Load more' navigates to the next page, replacing the current one; the history entry stores the first page of the list. */
function useMorePages(path: string, loaded: ListingChoice) {
  const { state } = useLocation() as { state: { firstPage?: number } | null };
  const navigate = useNavigate();
  const navigation = useNavigation();
  const firstPage = Math.min(state?.firstPage ?? loaded.page, loaded.page);
  const loadMore = () =>
    void navigate(path + formatListingQuery({ ...loaded, page: loaded.page + 1 }), {
      ...inPlace,
      replace: true,
      state: { ...inPlace.state, firstPage },
    });
  const loading = (navigation.location?.state as { firstPage?: number } | null)?.firstPage !== undefined;
  return { firstPage, loadMore, loading };
}

const ListingText = ({ name, text, t }: { name: string; text: string; t: Texts }) => (
  <section className={styles.about}>
    <h2>{t.about(name)}</h2>
    {text.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </section>
);

type ClearAllProps = {
  href: string;
  choice: ListingChoice;
  choose: (choice: ListingChoice) => void;
  t: Texts;
};

const ClearAll = ({ href, choice, choose, t }: ClearAllProps) => (
  <ButtonLink
    variant="quiet"
    size="s"
    wide
    href={href + formatListingQuery(withoutFilters(choice))}
    onClick={onPlainClick(() => choose(withoutFilters(choice)))}
  >
    {t.clearAll}
  </ButtonLink>
);

type NoProductsProps = Pick<ListingPageProps, 'data' | 'choice' | 'path' | 'context'> & {
  choose: ClearAllProps['choose'];
};

/** No products: past the last page, excluded by the filters, or none at all. */
function NoProducts({ data, choice, choose, path, context: { locale, href } }: NoProductsProps) {
  const texts = messages[locale];
  if (data.total > 0)
    return (
      <EmptyState
        level={2}
        title={texts.pastEnd}
        text={texts.pastEndText}
        actions={
          <ButtonLink href={href(path) + formatListingQuery({ ...choice, page: 1 })}>{texts.firstPage}</ButtonLink>
        }
      />
    );
  if (!hasFilters(choice))
    return (
      <EmptyState
        level={2}
        title={texts.emptySection}
        text={texts.emptySectionText}
        actions={<ButtonLink href={href('/catalog')}>{texts.wholeCatalogue}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      level={2}
      title={texts.emptyTitle}
      text={texts.emptyText}
      actions={
        <ButtonLink
          href={href(path) + formatListingQuery(withoutFilters(choice))}
          onClick={onPlainClick(() => choose(withoutFilters(choice)))}
        >
          {texts.clearAll}
        </ButtonLink>
      }
    />
  );
}

type ListingHeadProps = {
  title: string;
  total: number;
  breadcrumbs: ListingData['breadcrumbs'];
  context: CatalogueContext;
};

const ListingHead = cachedFragment(({ title, total, breadcrumbs, context, context: { t } }: ListingHeadProps) => (
  <>
    <Breadcrumbs label={t.breadcrumbs} trail={breadcrumbTrail(breadcrumbs, context)} />
    <PageHead title={title} count={t.productCount(total)} />
  </>
));

type ListingPagerProps = Pick<ListingData, 'page' | 'pages' | 'limit' | 'total'> & {
  path: string;
  query: ListingChoice;
  loadedCount: number;
  loading: boolean;
  onMore: (() => void) | undefined;
  context: CatalogueContext;
};

const ListingPager = cachedFragment((props: ListingPagerProps) => {
  const { path, query, page, pages, limit, total, loadedCount, loading, onMore } = props;
  const { locale, href } = props.context;
  const t = messages[locale];
  return (
    <Pager
      page={page}
      pages={pages}
      loaded={loadedCount}
      total={total}
      hrefOf={(other) => href(path) + formatListingQuery({ ...query, page: other })}
      onMore={onMore}
      loading={loading}
      texts={{
        progress: t.progress(loadedCount, total),
        more: t.more(Math.min(limit, total - page * limit)),
        pages: t.pages,
        previous: t.previousPage,
        next: t.nextPage,
        page: t.page,
      }}
    />
  );
});
