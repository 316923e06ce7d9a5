import { Fragment, type ReactNode } from 'react';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import type { logText } from '#areas/staff/log-text.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { historyMessages } from './history-messages.ts';

type Words = Pick<(typeof historyMessages)['es'], 'moved' | 'paidAndMoved' | 'cancelled'>;

/** That an order has gone on, as people say it: 'lo pasó a «Preparando»'; null where something else is to be said. */
function movedText(
  changes: TimelineEntry['changes'],
  words: Words,
  statusText: (status: unknown) => string,
): string | null {
  const status = changes.find(({ field }) => field === 'status')?.after;
  const payment = changes.find(({ field }) => field === 'paymentStatus')?.after;
  if (typeof status !== 'string' || changes.some(({ field }) => field !== 'status' && field !== 'paymentStatus'))
    return null;
  if (status === 'cancelled') return payment === undefined || payment === 'cancelled' ? words.cancelled : null;
  if (payment === undefined) return words.moved(statusText(status));
  return payment === 'paid' ? words.paidAndMoved(statusText(status)) : null;
}

interface ChangeTextProps {
  readonly entry: TimelineEntry;
  /** How the log's fields are called, and their values. */
  readonly words: ReturnType<typeof logText>;
}

/** Acts that their fields do not tell: money that is recorded and money that is not have the same ones. */
const named: readonly string[] = ['order.part_taken_back'];

/** Who moved the order, or did what, field by field, the former value struck: 'Jordi · Franja: 15–17 → 17–19 «Lo pide por teléfono»'. */
export function ChangeText({ entry, words }: ChangeTextProps) {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const { fieldText, verbText, valueText, reasonText } = words;
  const { actor, changes, people, reason, undoneBy, verb } = entry;
  const who = <b>{actor.name ?? (t.by as Readonly<Record<string, string>>)[actor.kind] ?? history.unknown}</b>;
  if (verb === 'order.placed')
    return (
      <>
        {who} {history.placed}
      </>
    );
  const end = (
    <>
      {reason !== null && ` ${t.because(reasonText(reason))}`}
      {undoneBy !== null && ` (${t.takenBack})`}
    </>
  );
  const moved = verb === 'order.status' && movedText(changes, history, (status) => valueText('status', status, people));
  if (moved)
    return (
      <>
        {who} {moved}
        {reason !== null && ':'}
        {end}
      </>
    );
  const payment = verb === 'order.status' ? changes.filter(({ field }) => field === 'paymentStatus') : [];
  const others = changes.filter((change) => !payment.includes(change));
  const parts: ReactNode[] = [who];
  if (payment.length > 0) parts.push(<b>{verbText(verb, payment)}</b>);
  if (changes.length === 0 || named.includes(verb)) parts.push(verbText(verb));
  if (others.length > 0)
    parts.push(
      others.map(({ field, before, after }, index) => (
        <Fragment key={field}>
          {index > 0 && '; '}
          {fieldText(field)}:{' '}
          {before !== null && before !== undefined && (
            <>
              <del>{valueText(field, before, people)}</del> →{' '}
            </>
          )}
          <b>{valueText(field, after, people)}</b>
        </Fragment>
      )),
    );
  return (
    <>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence, which never move
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
      {end}
    </>
  );
}
