import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Locale, spokenLocale } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { MailLanguage } from '../parts/mail-language.tsx';
import { Select } from '../parts/select.tsx';
import { shopLanguages } from '../parts/shop-name.ts';
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
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('sales');
  const [locale, setLocale] = useState<Locale>(spokenLocale(useLocale(), shopLanguages()));
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
            <Select
              label={t.role}
              value={role}
              options={staffRoles.map((one) => [one, session.roles[one]] as const)}
              onChange={({ target }) => setRole(target.value as StaffRole)}
            />
            <MailLanguage label={t.mailLanguage} names={languageNames} value={locale} onChange={setLocale} />
          </form>
        ) : (
          <LinkOnce link={link} email={email} />
        )}
      </Dialog>
      {passwordDialog}
    </>
  );
}
