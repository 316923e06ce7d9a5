import { CountBadge } from '#design/actions/badge.tsx';
import { TabLink } from '#design/actions/tab-link.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { useBasketCount } from './basket-store.ts';

/** The tab bar's link to the basket. */
export function BasketTab({ label, current }: { label: string; current: boolean }) {
  const t = useMessages(messages);
  const count = useBasketCount();
  return (
    <TabLink
      icon="basket"
      label={label}
      badge={<CountBadge count={count} words={t.count(count)} />}
      current={current}
      href={useHref()('/basket')}
    />
  );
}
