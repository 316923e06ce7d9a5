import { useEffect, useRef, useState } from 'react';
import { openAuthModal } from '#areas/account/web/account-web.ts';
import {
  listingMessages,
  canPurchase,
  ProductCard,
  type CatalogueContext,
} from '#areas/catalogue/web/catalogue-web.ts';
import type { ProductCard as Product } from '#areas/catalogue/contract.ts';
import { Button, ButtonLink, LinkButton } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import emptyPicture from '#design/illustrations/empty-favourites.svg?url';
import { Notice } from '#design/page/notice.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Pager } from '#design/data-display/pager.tsx';
import { ProductGrid } from '#design/products/product-grid.tsx';
import { Select } from '#design/forms/select.tsx';
import { ProductCardSkeleton } from '#design/page/skeleton.tsx';
import { useMessages } from '#i18n/messages.ts';
import { ClearButton } from '#design/overlays/clear-button.tsx';
import { listSorts, type ListSort } from '../../list-rules.ts';
import { messages as listMessages } from '../../messages.ts';
import { AddAllButton, type Additions } from './add-all-button.tsx';
import styles from './favourites-page.module.css';
import { favourites } from '../shopper-lists.ts';
import { messages } from './messages.ts';
import { RemovedFavourite } from './removed-favourite.tsx';
import { useFavouriteCards } from './use-favourite-cards.ts';
import { runInBackground } from '#web/run-in-background.ts';

type FavouritesPageProps = {
  context: CatalogueContext;
  /** Adds one of each to the basket; null when it failed, which has been reported. */
  onAddAll: (ids: readonly number[]) => Promise<Additions | null>;
};

/** The favourites in each of their states: loading, failed, none, some. */
export function FavouritesPage({ context, onAddAll }: FavouritesPageProps) {
  const t = useMessages(messages);
  const { count } = useMessages(listMessages);
  const listing = useMessages(listingMessages);
  const [sort, setSort] = useState<ListSort>('added');
  const cards = useFavouriteCards(sort);
  const { ids, list } = cards;
  const sortNames = { ...listing.sorts, added: t.latest };

  if (cards.isFailed && list.length === 0)
    return (
      <EmptyState title={t.failed} text={t.failedText} actions={<Button onClick={cards.retry}>{t.retry}</Button>} />
    );
  if (cards.value && list.length === 0) return <NoFavourites context={context} />;
  const isAddable = (product: Product): boolean => ids.includes(product.id) && canPurchase(product);
  return (
    <>
      <PageHead
        title={t.title}
        count={cards.value && count(ids.length)}
        actions={
          cards.value && (
            <ClearButton onClear={cards.clear} disabled={ids.length === 0} text={t.clearText(ids.length)} texts={t} />
          )
        }
      />
      {cards.waitingCount > 0 && cards.value && (
        <Notice className={styles.waiting} live>
          {t.waiting(cards.value.waiting, cards.waitingCount - cards.value.waiting.length)}{' '}
          <LinkButton onClick={() => void favourites.dropWaiting()}>{t.dropWaiting}</LinkButton>
        </Notice>
      )}
      <div className={styles.toolbar}>
        {cards.value && cards.owner === null && <SignInHint />}
        <Select
          className={styles.sort}
          label={listing.sortBy}
          hideLabel
          value={sort}
          options={listSorts.map((value) => ({ value, label: sortNames[value] }))}
          onChange={(event) => setSort(event.target.value as ListSort)}
        />
        {/* In the order of the page, since the basket may not have room for all. */}
        <AddAllButton disabled={!cards.more && !list.some(isAddable)} onAddAll={() => onAddAll([...ids].reverse())} />
      </div>
      {cards.value ? (
        <FavouriteCards list={list} ids={ids} busy={cards.isBusy} context={context} />
      ) : (
        <Loading label={t.loading} needsScript={t.needsScript} />
      )}
      {cards.more > 0 && (
        <Pager
          page={1}
          pages={1}
          loaded={cards.listedCount}
          total={cards.total}
          hrefOf={() => ''}
          onMore={() => void cards.loadMore()}
          loading={cards.isLoadingMore}
          texts={{
            ...{ pages: '', previous: '', next: '', page: String },
            progress: listing.progress(cards.listedCount, cards.total),
            more: listing.more(cards.more),
          }}
        />
      )}
    </>
  );
}

type FavouriteCardsProps = {
  list: readonly Product[];
  ids: readonly number[];
  busy: boolean;
  context: CatalogueContext;
};

function FavouriteCards({ list, ids, busy, context }: FavouriteCardsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<number>();
  useEffect(() => {
    if (restored === undefined || !ids.includes(restored)) return;
    const at = list.findIndex(({ id }) => id === restored);
    grid.current?.firstElementChild?.children[at]
      ?.querySelector<HTMLElement>('[aria-pressed]')
      ?.focus({ preventScroll: true });
    setRestored(undefined);
  }, [restored, list, ids]);
  return (
    <div ref={grid}>
      <ProductGrid busy={busy}>
        {list.map((product, index) =>
          ids.includes(product.id) ? (
            <ProductCard key={product.id} product={product} context={context} eager={index < 5} level={2} />
          ) : (
            <RemovedFavourite
              key={product.id}
              name={product.name}
              onRestore={() => {
                setRestored(product.id);
                runInBackground(favourites.change(product, true));
              }}
            />
          ),
        )}
      </ProductGrid>
    </div>
  );
}

function NoFavourites({ context: { href } }: { context: CatalogueContext }) {
  const t = useMessages(messages);
  return (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      picture={<img src={emptyPicture} alt="" width="260" height="220" />}
      actions={<ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>}
    />
  );
}

function SignInHint() {
  const t = useMessages(messages);
  return (
    <p className={styles.hint}>
      {t.signInText} <LinkButton onClick={() => openAuthModal()}>{t.signIn}</LinkButton>
    </p>
  );
}

const Loading = ({ label, needsScript }: { label: string; needsScript: string }) => (
  <>
    <p className="vh">{label}</p>
    <noscript>
      <Notice>{needsScript}</Notice>
    </noscript>
    <ProductGrid busy singleRow>
      {[1, 2, 3, 4, 5].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductGrid>
  </>
);
