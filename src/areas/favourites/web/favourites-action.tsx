import { CountBadge } from '#design/actions/count-badge.tsx';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useListedCount } from '#web/use-shortlist.ts';
import { messages } from '../messages.ts';
import { favourites } from './favourites-store.ts';

/** The header's way to the favourites. */
export function FavouritesAction() {
  const t = useMessages(messages);
  const count = useListedCount(favourites);
  const badge = <CountBadge count={count} words={t.count(count)} />;
  return <HeaderAction icon="heart" label={t.favourites} badge={badge} href={useHref()('/favorites')} />;
}
