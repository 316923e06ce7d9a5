import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { FieldError } from '../parts/field.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { historyMessages } from './history-messages.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import { useChangeText } from './change-text.ts';
import { useUndo } from './use-undo.ts';
import styles from './order.module.css';

/** What happened to an order, newest first, with the notes of those who work on it. */
export function OrderHistory({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const may = useMay();
  const undo = useUndo();
  const changeText = useChangeText(order);
  const { unknown } = useMessages(historyMessages);
  const actorText = ({ name, kind }: { name: string | null; kind: string }): string =>
    name ?? (t.by as Readonly<Record<string, string>>)[kind] ?? unknown;
  // The notes themselves follow.
  const timeline = order.timeline.filter(({ verb }) => verb !== 'order.note');
  const changes = timeline.map((entry) => ({
    key: `change ${entry.id ?? entry.at} ${entry.verb}`,
    at: entry.at,
    icon: (entry.undoes === null ? 'edit' : 'undo') as IconName,
    who: actorText(entry.actor),
    text: changeText(entry),
    undoId: entry.canUndo && entry.undoneBy === null ? entry.id : null,
  }));
  const notes = order.notes.map(({ id, text, at, by }) => ({
    key: `note ${id}`,
    at,
    icon: 'note' as const,
    who: actorText(by),
    text,
    undoId: null,
  }));
  const entries = [...changes, ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card
      title={t.history}
      aside={may('audit.read') && <Link to={`/audit?subject=order:${order.orderId}`}>{t.inTheLog}</Link>}
    >
      {may('orders.note') && <NoteForm orderId={order.orderId} />}
      <ol className={styles.timeline}>
        {entries.map(({ key, at, icon, who, text, undoId }) => (
          <li key={key}>
            <span className={styles.point}>
              <Icon name={icon} />
            </span>
            <p>
              <b>{who}</b> {text} {undoId !== null && <LinkButton onClick={() => undo(undoId)}>{t.undo}</LinkButton>}
            </p>
            <Moment at={at} now={now} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Moment({ at, now }: { at: string; now: Date }) {
  const { days } = useMessages(ordersMessages);
  return <time dateTime={at}>{momentText(at, now, days, useLocale())}</time>;
}

function NoteForm({ orderId }: { orderId: number }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useShortcuts({ m: () => field.current?.focus() });
  const add = useMutation({
    mutationFn: async () =>
      valueOf(
        await client('POST /staff/orders/:orderId/notes', { params: { orderId: String(orderId) }, body: { text } }),
      ),
    onSuccess({ order }) {
      setText('');
      storeOrder(queries, order);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <input
        ref={field}
        aria-label={t.noteLabel}
        placeholder={t.noteHint}
        value={text}
        required
        maxLength={2000}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={add.isPending}>
        {t.addNote}
        <kbd aria-hidden="true">M</kbd>
      </Button>
      {add.error && <FieldError>{errorText(add.error)}</FieldError>}
    </form>
  );
}
