import { CountBadge } from '#design/actions/count-badge.tsx';
import { TabLink } from '#design/actions/tab-link.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useListedCount } from '#web/use-shortlist.ts';
import { messages } from '../messages.ts';
import { favourites } from './favourites-store.ts';

/** The tab bar's way to the favourites. */
export function FavouritesTab({ current }: { current: boolean }) {
  const t = useMessages(messages);
  const count = useListedCount(favourites);
  const badge = <CountBadge count={count} words={t.count(count)} />;
  return <TabLink icon="heart" label={t.favourites} badge={badge} current={current} href={useHref()('/favorites')} />;
}
