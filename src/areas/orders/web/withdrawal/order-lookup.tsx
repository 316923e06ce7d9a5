import { type FormEvent, useRef, useState } from 'react';
import { EmailField, useEmail } from '#areas/account/web/account-web.ts';
import { Box } from '#design/page/box.tsx';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import type { OrderReference } from './withdrawal-choice.ts';
import styles from './withdrawal.module.css';

interface OrderLookupProps {
  readonly number: string;
  /** The server's refusal of the last attempt. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onFind: (reference: OrderReference) => void;
}

/** Finds an order by its number and the address it was made with, without an account. */
export function OrderLookup({ number: known, error, isBusy, onFind }: OrderLookupProps) {
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState(known);
  const [isMissing, setMissing] = useState(false);
  const email = useEmail(() => {});

  function find(event: FormEvent): void {
    event.preventDefault();
    const isNumberMissing = number.trim() === '';
    setMissing(isNumberMissing);
    if (isNumberMissing || !email.isValid) {
      const first = isNumberMissing ? 'number' : 'email';
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    onFind({ number: number.trim(), email: email.value });
  }

  return (
    <Box>
      <form ref={form} className={styles.form} noValidate onSubmit={find}>
        <p>{t.lookup}</p>
        <TextField
          label={t.number}
          name="number"
          autoComplete="off"
          maxLength={30}
          required
          value={number}
          error={isMissing ? t.needed : undefined}
          onChange={({ target }) => {
            setNumber(target.value);
            setMissing(false);
          }}
        />
        <EmailField email={email} autoComplete="email" />
        {error && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        <Button type="submit" loading={isBusy}>
          {t.find}
        </Button>
      </form>
    </Box>
  );
}
