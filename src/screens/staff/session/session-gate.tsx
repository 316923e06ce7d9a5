import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import type { StaffMember } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { chooseLocale } from './chosen-locale.ts';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { LockScreen } from './lock-screen.tsx';
import { messages } from './messages.ts';
import { MemberProvider, useSession } from './session.ts';
import { SignIn } from './sign-in.tsx';
import styles from './gate.module.css';

/** Shows the screens to those who have signed in. A session that locks keeps them, and what was typed, behind the lock. */
export function SessionGate() {
  const t = useMessages(messages);
  const session = useSession();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [member, setMember] = useState<StaffMember | null>(null);
  const { data } = session;
  useEffect(() => {
    if (data?.state === 'open') {
      setMember(data.member);
      chooseLocale(data.member.locale);
    } else if (data?.state === 'signed_out') {
      setMember(null);
      // The next person on this device sees nothing of what this one saw.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    }
  }, [data, queries]);

  if (!data && session.error)
    return (
      <GateFrame>
        <Note look="bad" action={<Button onClick={() => void session.refetch()}>{t.tryAgain}</Button>}>
          {errorText(session.error)}
        </Note>
      </GateFrame>
    );
  if (!data) return null;
  if (data.state === 'signed_out') return <SignIn />;
  return (
    <>
      {member && (
        <MemberProvider value={member}>
          <Outlet />
        </MemberProvider>
      )}
      {data.state === 'locked' && <Lock name={data.name} />}
    </>
  );
}

/** A modal that only unlocking closes. */
function Lock({ name }: { name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      onCancel={(event) => event.preventDefault()}
      // Browsers close it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <LockScreen name={name} />
    </dialog>
  );
}
