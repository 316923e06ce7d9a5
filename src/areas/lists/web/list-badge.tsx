import { CountBadge } from '#design/actions/badge.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { ListStore } from './list-store.ts';
import { useListedCount } from './use-list.ts';

/** How many products are on a list. */
export function ListBadge({ list }: { list: ListStore }) {
  const { count } = useMessages(messages);
  const listed = useListedCount(list);
  return <CountBadge count={listed} words={count(listed)} />;
}
