import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import { classNames } from '#design/class-names.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../../orders/messages.ts';
import { LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { keepFocus } from '../../parts/keep-focus.ts';
import { momentText } from '../../parts/moments.ts';
import { useMay } from '../../session/session.ts';
import { messages } from '../messages.ts';
import { SentMail } from '../sent-mail.tsx';
import { useUndo } from '../use-undo.ts';
import { useFieldText } from '../field-text.ts';
import { ChangeText } from './change-text.tsx';
import { entryLook, type EntryLook } from './entry-look.ts';
import { historyMessages } from './history-messages.ts';
import { NoteForm } from './note-form.tsx';
import styles from './history.module.css';

/** What of the history is shown, as the address has it. */
const choices = ['all', 'notes', 'changes'] as const;
type Choice = (typeof choices)[number];

interface Entry extends EntryLook {
  readonly key: string;
  readonly kind: 'notes' | 'changes' | 'mails';
  readonly at: string;
  readonly content: ReactNode;
}

/** What happened to an order, newest first, with the notes of those who work on it and the mails that were sent. */
export function OrderHistory({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const shown = choices.find((choice) => choice === params.get('history')) ?? 'all';
  const all = useEntries(order);
  const entries = all.filter(({ kind }) => shown === 'all' || kind === shown);
  const withChoice = (choice: Choice): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (choice === 'all') next.delete('history');
    else next.set('history', choice);
    return next;
  };
  const toAll = (): void => {
    // A note that was just written is seen.
    if (shown === 'changes') setParams(withChoice('all'), { replace: true, preventScrollReset: true });
  };
  const choice = (
    <div className={styles.choice} role="group" aria-label={history.choose}>
      {choices.map((one) => (
        <Link
          key={one}
          to={{ search: String(withChoice(one)) }}
          replace
          preventScrollReset
          aria-current={one === shown ? 'true' : undefined}
        >
          {history.choices[one]}
        </Link>
      ))}
    </div>
  );
  return (
    <Card title={t.history} aside={choice}>
      {may('orders.note') && <NoteForm orderId={order.orderId} onAdded={toAll} />}
      {entries.length === 0 && <p className={styles.nothing}>{history.noNotes}</p>}
      <ol className={styles.timeline}>
        {entries.map(({ key, at, icon, look, content }) => (
          <li key={key}>
            <span className={classNames(styles.point, look && styles[look])}>
              <Icon name={icon} />
            </span>
            <p>{content}</p>
            <Moment at={at} now={now} />
          </li>
        ))}
      </ol>
      {may('audit.read') && (
        <p className={styles.log}>
          <Link to={`/audit?subject=order:${order.orderId}`}>{t.inTheLog}</Link>
        </p>
      )}
    </Card>
  );
}

function useEntries(order: StaffOrder): Entry[] {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const undo = useUndo();
  const words = useFieldText(
    (id) => [...order.lines, ...(order.formerArticles ?? [])].find((line) => line.product_id === id)?.name,
  );
  const isOver = useEnds(order);
  const actorText = ({ name, kind }: { name: string | null; kind: string }): string =>
    name ?? (t.by as Readonly<Record<string, string>>)[kind] ?? history.unknown;
  const changes = order.timeline
    // The notes themselves follow.
    .filter(({ verb }) => verb !== 'order.note')
    .map((entry): Entry => {
      const { id, at, verb, canUndo, undoneBy } = entry;
      const undoId = canUndo && undoneBy === null && !isOver(entry) ? id : null;
      const content = (
        <>
          <ChangeText entry={entry} words={words} />{' '}
          {undoId !== null && <LinkButton onClick={() => undo(undoId)}>{t.undo}</LinkButton>}
        </>
      );
      return { key: `change ${id ?? at} ${verb}`, kind: 'changes', at, content, ...entryLook(entry) };
    });
  const notes = order.notes.map(({ id, text, at, by }): Entry => {
    const content = (
      <>
        <b>{actorText(by)}</b>: {text}
      </>
    );
    return { key: `note ${id}`, kind: 'notes', at, content, icon: 'note' };
  });
  const mails = order.mails
    .filter(({ state }) => state === 'sent')
    .map(({ id, about, at }): Entry => {
      const content = (
        <>
          {history.mailed} <SentMail order={order} mailId={id} about={about} />
        </>
      );
      return { key: `mail ${id}`, kind: 'mails', at, content, icon: 'mail' };
    });
  // Of two at the same moment the later one is the newer.
  return [...changes, ...notes, ...mails].toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Whether a change can be taken back no longer, as its customer has been mailed since: said when that is, without a call. */
function useEnds({ timeline }: StaffOrder): (entry: TimelineEntry) => boolean {
  const [now, setNow] = useState(() => Date.now());
  const isOver = ({ undoUntil }: TimelineEntry): boolean => Boolean(undoUntil) && Date.parse(undoUntil!) <= now;
  useEffect(() => {
    const ends = timeline.flatMap(({ undoUntil }) => (undoUntil ? Date.parse(undoUntil) : []));
    const next = Math.min(...ends.filter((end) => end > now));
    if (next === Infinity) return;
    const timer = setTimeout(
      () => {
        setNow(next);
        keepFocus();
      },
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [timeline, now]);
  return isOver;
}

function Moment({ at, now }: { at: string; now: Date }) {
  const { days } = useMessages(ordersMessages);
  return <time dateTime={at}>{momentText(at, now, days, useLocale())}</time>;
}
