import { useEffect, useEffectEvent, useState } from 'react';
import type { PersonAtOrder } from '#areas/orders/staff-event-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Note } from '../parts/note.tsx';
import { useMember } from '../session/session.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { usePeopleAtOrders } from './order-stream.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Well within the time after which somebody who says nothing is taken to have left. */
const againMs = 20_000;

/** Who else has the order open; it tells them that this person has, while the tab is looked at. */
export function PresenceNote({ orderId }: { orderId: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const { id: ownId } = useMember();
  const [others, setOthers] = useState<readonly PersonAtOrder[]>([]);
  const tell = useEffectEvent(async (at: number, isOpen: boolean): Promise<void> => {
    const params = { orderId: String(at) };
    // Without an answer the next one is soon enough.
    const answer = await client('POST /staff/orders/:orderId/presence', { params, body: { isOpen } }).catch(() => null);
    if (isOpen && answer?.ok) setOthers(answer.value.others);
  });
  usePeopleAtOrders((news) => {
    if (news.orderId === orderId) setOthers(news.people.filter(({ id }) => id !== ownId));
  });
  useEffect(() => {
    const say = (): void => void tell(orderId, !document.hidden);
    const sayAgain = (): void => {
      if (!document.hidden) say();
    };
    say();
    const timer = setInterval(sayAgain, againMs);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      runInBackground(tell(orderId, false));
      setOthers([]);
    };
  }, [orderId]);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(others.map(({ name }) => name));
  return <Note>{t.alsoOpen(names, others.length)}</Note>;
}
