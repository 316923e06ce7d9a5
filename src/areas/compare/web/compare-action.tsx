import { CountBadge } from '#design/actions/count-badge.tsx';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useListedCount } from '#web/use-shortlist.ts';
import { messages } from '../messages.ts';
import { compared } from './compare-store.ts';

/** The header's way to the comparison. */
export function CompareAction() {
  const t = useMessages(messages);
  const count = useListedCount(compared);
  const badge = <CountBadge count={count} words={t.count(count)} />;
  return <HeaderAction icon="scales" label={t.compare} badge={badge} href={useHref()('/compare')} />;
}
