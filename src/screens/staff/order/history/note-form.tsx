import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { FieldError } from '../../parts/field.tsx';
import { keepFocus } from '../../parts/keep-focus.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { useErrorText } from '../../session/error-text.ts';
import { useStaffClient, valueOf } from '../../session/staff-client.ts';
import { messages } from '../messages.ts';
import { storeOrder } from '../order-query.ts';
import styles from './history.module.css';

/** A line for the team; `onAdded` follows once it is stored. Escape leaves the field and keeps what was typed in it. */
export function NoteForm({ orderId, onAdded }: { orderId: number; onAdded: () => void }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const from = useRef<Element | null>(null);
  useShortcuts({
    m() {
      from.current = document.activeElement;
      field.current?.focus();
    },
  });
  const leave = (): void => {
    field.current?.blur();
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true });
    from.current = null;
    keepFocus();
  };
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
    if (text.trim() === '') field.current?.focus();
    // As it was when the note was sent: what is chosen before the answer comes stays.
    else add.mutate(undefined, { onSuccess: onAdded });
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <input
        ref={field}
        aria-label={t.noteLabel}
        placeholder={t.noteHint}
        value={text}
        maxLength={2000}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) leave();
        }}
      />
      <Button type="submit" disabled={add.isPending}>
        {t.addNote}
        <kbd aria-hidden="true">M</kbd>
      </Button>
      {add.error && <FieldError>{errorText(add.error)}</FieldError>}
    </form>
  );
}
