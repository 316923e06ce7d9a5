import type { CardProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link, useHref } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { ListBadge, ListButton } from '../list-controls.tsx';
import { compared } from '../shopper-lists.ts';

export const CompareButton = (props: { product: CardProduct; worded?: boolean | undefined }) => (
  <ListButton list={compared} name="compare" icon="scales" {...props} />
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
