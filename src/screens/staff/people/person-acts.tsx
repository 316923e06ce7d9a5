import { useRef, useState } from 'react';
import type { StaffPerson } from '#areas/staff/people-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FieldError } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { LinkOnce } from './link-once.tsx';
import { messages } from './messages.ts';
import { usePersonAct } from './use-person-act.ts';
import styles from './people.module.css';

/** What can be done with somebody: in a dialog that says what each does, as none of it can be taken back. */
export function PersonActs({ person }: { person: StaffPerson }) {
  const t = useMessages(messages);
  const { cancel } = useMessages(sessionMessages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const { act, dialog: passwordDialog } = usePersonAct((made) => {
    if (made === undefined) dialog.current?.close();
    else setLink(made);
  });
  const { id, name, email, state, hasApp, passkeys, sessions } = person;
  const params = { id: String(id) };
  const acts = [
    {
      isShown: sessions.some(({ isThis }) => !isThis),
      text: t.endSessions,
      help: t.endSessionsHelp,
      call: () => client('DELETE /staff/people/:id/sessions', { params }),
      done: t.sessionsEnded(name),
    },
    {
      isShown: hasApp || passkeys > 0,
      text: t.resetSecondFactor,
      help: t.resetSecondFactorHelp,
      call: () => client('DELETE /staff/people/:id/second-factor', { params }),
      done: t.secondFactorReset(name),
    },
    {
      isShown: true,
      ...(state === 'invited' || state === 'expired'
        ? { text: t.resend, help: t.resendHelp }
        : { text: t.inviteAgain, help: t.inviteAgainHelp }),
      call: () => client('POST /staff/people/:id/invitation', { params }),
      done: t.invited(name),
    },
    {
      isShown: state !== 'ended',
      text: t.remove,
      help: t.removeHelp,
      call: () => client('DELETE /staff/people/:id', { params }),
      done: t.removed(name),
    },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <Button size="small" aria-label={t.change(name)} onClick={() => dialog.current?.showModal()}>
        {t.changeShort}
      </Button>
      <Dialog
        ref={dialog}
        title={name}
        actions={
          <Button
            onClick={() => {
              dialog.current?.close();
              setLink(null);
            }}
          >
            {link === null ? cancel : t.close}
          </Button>
        }
      >
        {act.error && <FieldError>{errorText(act.error)}</FieldError>}
        {link === null ? (
          <ul className={styles.acts}>
            {acts.map(({ text, help, call, done }) => (
              <li key={text}>
                <p>{help}</p>
                <Button disabled={act.isPending} onClick={() => act.mutate({ call, done })}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <LinkOnce link={link} email={email} />
        )}
      </Dialog>
      {passwordDialog}
    </>
  );
}
