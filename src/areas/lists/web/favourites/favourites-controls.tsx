import type { CardProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { TabLink } from '#design/actions/tab-link.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { ListBadge, ListButton } from '../list-controls.tsx';
import { favourites } from '../shopper-lists.ts';

export const FavouriteButton = (props: { product: CardProduct; worded?: boolean | undefined }) => (
  <ListButton list={favourites} name="favourites" icon="heart" {...props} />
);

/** The header's link to the favourites. */
export function FavouritesAction() {
  const t = useMessages(messages).favourites;
  const badge = <ListBadge list={favourites} />;
  return <HeaderAction icon="heart" label={t.list} badge={badge} href={useHref()('/favorites')} />;
}

/** The tab bar's link to the favourites. */
export function FavouritesTab({ current }: { current: boolean }) {
  const t = useMessages(messages).favourites;
  const badge = <ListBadge list={favourites} />;
  return <TabLink icon="heart" label={t.list} badge={badge} current={current} href={useHref()('/favorites')} />;
}
