import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { hasPasskeys, makePasskey } from '../session/passkeys.ts';
import { refreshSession } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { messages } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

const passkeysKey = ['passkeys'];

/** One's passkeys: each signs in without a password, and after one it is the second factor. `onAdded` follows a first one. */
export function PasskeysCard({ onAdded }: { onAdded?: () => void }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { withPassword, dialog } = usePasswordAgain();
  const [name, setName] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const list = useQuery({
    queryKey: passkeysKey,
    queryFn: async () => valueOf(await client('GET /staff/passkeys')).passkeys,
  });
  const reread = async (): Promise<void> => {
    await Promise.all([queries.invalidateQueries({ queryKey: passkeysKey }), refreshSession(queries)]);
  };
  const add = useMutation({
    mutationFn: () =>
      withPassword(async () => {
        const credential = await makePasskey(client);
        return valueOf(await client('POST /staff/passkeys', { body: { name, credential } }));
      }),
    async onSuccess(answer) {
      setName('');
      setRecoveryCodes(answer.recoveryCodes);
      showToast(t.passkeyAdded(answer.passkey.name));
      await reread();
      if (answer.recoveryCodes.length === 0) onAdded?.();
    },
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: (id: number) =>
      withPassword(async () => valueOf(await client('DELETE /staff/passkeys/:id', { params: { id: String(id) } }))),
    onSuccess: reread,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  const keep = (): void => {
    setRecoveryCodes([]);
    onAdded?.();
  };
  const error = add.error ?? remove.error ?? list.error;
  const dateText = (moment: string): string => formatDate(moment, locale, { dateStyle: 'medium' });
  return (
    <Card title={t.passkeys}>
      {recoveryCodes.length > 0 ? (
        <RecoveryCodes codes={recoveryCodes} onKept={keep} />
      ) : (
        <>
          <p>{t.passkeysText}</p>
          <ul className={styles.keys}>
            {list.data?.map((key) => (
              <li key={key.id}>
                <span>
                  <b>{key.name}</b> {t.since(dateText(key.createdAt))}
                  {key.usedAt !== null && `, ${t.used(dateText(key.usedAt))}`}
                </span>
                <Button
                  size="small"
                  aria-label={t.removePasskey(key.name)}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(key.id)}
                >
                  {t.remove}
                </Button>
              </li>
            ))}
          </ul>
          {error && <FieldError>{errorText(error)}</FieldError>}
          {hasPasskeys() ? (
            <form className={styles.add} onSubmit={submit}>
              <Field
                label={t.passkeyName}
                hint={t.passkeyNameHint}
                maxLength={60}
                required
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" disabled={add.isPending}>
                {t.addPasskey}
              </Button>
            </form>
          ) : (
            <p>{t.noPasskeys}</p>
          )}
        </>
      )}
      {dialog}
    </Card>
  );
}
