import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Locale, locales } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { languageNames } from '../session/language-names.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { LinkOnce } from './link-once.tsx';
import { messages } from './messages.ts';
import { usePersonAct } from './use-person-act.ts';
import styles from './people.module.css';

/** Mails somebody an invitation with a role, and shows its link this once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const session = useMessages(sessionMessages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useId();
  const roleId = useId();
  const localeId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('sales');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [link, setLink] = useState<string | null>(null);
  const { act, dialog: passwordDialog } = usePersonAct((made) => setLink(made ?? null));
  useEffect(() => dialog.current!.showModal(), []);
  const close = (): void => dialog.current?.close();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act.mutate({ call: () => client('POST /staff/people', { body: { email, role, locale } }), done: t.invited(email) });
  };
  return (
    <>
      <Dialog
        ref={dialog}
        title={t.inviteTitle}
        onClose={onClose}
        actions={
          link === null ? (
            <>
              <Button onClick={close}>{session.cancel}</Button>
              <Button type="submit" form={form} look="primary" disabled={act.isPending}>
                {t.sendInvitation}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{t.close}</Button>
          )
        }
      >
        {link === null ? (
          <form id={form} className={styles.form} onSubmit={submit}>
            <Field
              label={session.email}
              type="email"
              autoComplete="off"
              required
              maxLength={254}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                act.reset();
              }}
              error={act.error ? errorText(act.error) : undefined}
            />
            <label htmlFor={roleId}>{t.role}</label>
            <select
              id={roleId}
              className={styles.select}
              value={role}
              onChange={({ target }) => setRole(target.value as StaffRole)}
            >
              {staffRoles.map((one) => (
                <option key={one} value={one}>
                  {session.roles[one]}
                </option>
              ))}
            </select>
            <label htmlFor={localeId}>{t.mailLanguage}</label>
            <select
              id={localeId}
              className={styles.select}
              value={locale}
              onChange={({ target }) => setLocale(target.value as Locale)}
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </form>
        ) : (
          <LinkOnce link={link} email={email} />
        )}
      </Dialog>
      {passwordDialog}
    </>
  );
}
