import type { SessionOfPerson } from '#areas/staff/session-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { type DayWords, momentText } from './moments.ts';
import { sessionMessages } from './session-messages.ts';

interface SessionTimesProps {
  readonly session: Pick<SessionOfPerson, 'openedAt' | 'seenAt' | 'isThis' | 'isLocked'>;
  readonly now: Date;
  readonly days: DayWords;
}

/** By what sessions of alike browsers are told apart: since when, and when last. */
export function SessionTimes({ session: { openedAt, seenAt, isThis, isLocked }, now, days }: SessionTimesProps) {
  const t = useMessages(sessionMessages);
  const locale = useLocale();
  const parts = [t.since(momentText(openedAt, now, days, locale))];
  if (!isThis) parts.push(t.lastSeen(momentText(seenAt, now, days, locale)));
  if (!isThis && isLocked) parts.push(t.locked);
  return <small>{parts.join(' · ')}</small>;
}
