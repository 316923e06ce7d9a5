import { Suspense } from 'react';
import type { CardProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link, useHref } from '#web/link.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import { messages } from '../../messages.ts';
import { useListedCount } from '../use-list.ts';
import { ListBadge, ListButton, ListCheckbox } from '../list-controls.tsx';
import { compared } from '../shopper-lists.ts';

export const CompareButton = (props: { product: CardProduct; worded?: boolean | undefined }) => (
  <ListButton list={compared} name="compare" icon="scales" {...props} />
);

export const CompareCheckbox = (props: { product: CardProduct }) => (
  <ListCheckbox list={compared} name="compare" {...props} />
);

const Bar = lazyPart(() => import('./compare-bar.tsx'));

/** The bar at the foot of a listing, once something is compared. */
export const CompareBar = () =>
  useListedCount(compared) > 0 && (
    <Suspense>
      <Bar />
    </Suspense>
  );

/** The header's link to the comparison. */
export function CompareAction() {
  const t = useMessages(messages).compare;
  const badge = <ListBadge list={compared} />;
  return <HeaderAction icon="scales" label={t.list} badge={badge} href={useHref()('/compare')} />;
}

/** The menu's link to the comparison, where the header has no room for it. */
export function CompareLink() {
  const t = useMessages(messages).compare;
  return (
    <Link to="/compare">
      <Icon name="scales" />
      {t.list}
      <ListBadge list={compared} />
    </Link>
  );
}
