import { useState } from 'react';
import { type CatalogueContext, listingMessages } from '#areas/catalogue/web/catalogue-web.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { Button, ButtonLink, LinkButton } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import emptyPicture from '#design/illustrations/empty-compare.svg?url';
import { Notice } from '#design/page/notice.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { Select } from '#design/forms/select.tsx';
import { Switch } from '#design/forms/switch.tsx';
import { Tabs } from '#design/actions/tabs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { ClearButton } from '#design/overlays/clear-button.tsx';
import { listSorts, type ListSort } from '../../list-rules.ts';
import { messages as listMessages } from '../../messages.ts';
import styles from './compare-page.module.css';
import { compared } from '../shopper-lists.ts';
import { CompareTable } from './compare-table.tsx';
import { messages } from './messages.ts';
import { useComparedProducts } from './use-compared-products.ts';

/** The comparison in each of its states: loading, failed, empty, or one table for each category. */
export function ComparePage({ context }: { context: CatalogueContext }) {
  const t = useMessages(messages);
  const { count } = useMessages(listMessages);
  const listing = useMessages(listingMessages);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [sort, setSort] = useState<ListSort>('added');
  const { products, value, isFailed, retry } = useComparedProducts(sort);
  const sortNames = { ...listing.sorts, added: t.asAdded };

  if (isFailed && !value)
    return <EmptyState title={t.failed} text={t.failedText} actions={<Button onClick={retry}>{t.retry}</Button>} />;
  if (!value)
    return (
      <>
        <PageHead title={t.title} />
        <div aria-busy="true">
          <p className="vh">{t.loading}</p>
          <noscript>
            <Notice>{t.needsScript}</Notice>
          </noscript>
          <LinesSkeleton lines={10} />
        </div>
      </>
    );
  if (products.length === 0) return <NothingCompared context={context} />;

  const tabs = categoriesOf(products).map((category) => ({
    id: String(category.id),
    label: category.name,
    count: category.products.length,
    panel: (
      <CompareTable
        category={category.name}
        products={category.products}
        attributes={value.attributes}
        onlyDifferences={onlyDifferences}
        context={context}
      />
    ),
  }));
  const selected = tabs.some(({ id }) => id === chosen) ? chosen! : tabs[0]!.id;
  return (
    <>
      <PageHead
        title={t.title}
        count={count(products.length)}
        actions={
          <div className={styles.actions}>
            <Select
              label={listing.sortBy}
              hideLabel
              value={sort}
              options={listSorts.map((name) => ({ value: name, label: sortNames[name] }))}
              onChange={(event) => setSort(event.target.value as ListSort)}
            />
            <Switch
              label={t.onlyDifferences}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            <ClearButton onClear={compared.clear} text={t.clearText(products.length)} texts={t} />
          </div>
        }
      />
      {value.waiting.length > 0 && (
        <Notice className={styles.waiting} live>
          {t.waiting(value.waiting)}{' '}
          <LinkButton onClick={() => void compared.dropWaiting()}>{t.dropWaiting}</LinkButton>
        </Notice>
      )}
      {tabs.length > 1 ? (
        <Tabs label={t.categories} tabs={tabs} selected={selected} onSelect={setChosen} />
      ) : (
        tabs[0]!.panel
      )}
    </>
  );
}

interface Category {
  readonly id: number;
  readonly name: string;
  readonly products: ProductCard[];
}

/** One category for each section: a drill is not compared with a ladder. */
function categoriesOf(products: readonly ProductCard[]): Category[] {
  const categories = new Map<number, Category>();
  for (const product of products) {
    const { id, name } = product.section;
    if (!categories.has(id)) categories.set(id, { id, name, products: [] });
    categories.get(id)!.products.push(product);
  }
  return [...categories.values()];
}

function NothingCompared({ context: { href } }: { context: CatalogueContext }) {
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
