import { CountBadge } from '#design/actions/count-badge.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { useListedCount } from '#web/use-shortlist.ts';
import { messages } from '../messages.ts';
import { compared } from './compare-store.ts';

/** The menu's way to the comparison, where the header has no room for it. */
export function CompareLink() {
  const t = useMessages(messages);
  const count = useListedCount(compared);
  return (
    <Link to="/compare">
      <Icon name="scales" />
      {t.compare}
      <CountBadge count={count} words={t.count(count)} />
    </Link>
  );
}
