import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import type { StaffMember } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { chooseLocale } from './chosen-locale.ts';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { LockScreen, type LockScreenProps } from './lock-screen.tsx';
import { messages } from './messages.ts';
import { MemberProvider, useSession } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { useIdleLock } from './use-idle-lock.ts';
import styles from './gate.module.css';

/** Shows the screens to those who have signed in. A session that locks keeps them, and what was typed, behind the lock. */
export function SessionGate() {
  const t = useMessages(messages);
  const session = useSession();
  const errorText = useErrorText();
  const [known, setKnown] = useState<StaffMember | null>(null);
  const { data } = session;
  // Behind the lock of one person no other's screens are shown.
  const member =
    data?.state === 'open' ? data.member : data?.state === 'locked' && known?.id === data.id ? known : null;
  useIdleLock(data?.state === 'open' ? data.member : null);
  useEffect(() => {
    if (data?.state === 'signed_out') setKnown(null);
    if (data?.state !== 'open') return;
    setKnown(data.member);
    chooseLocale(data.member.locale);
  }, [data]);

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
        <MemberProvider key={member.id} value={member}>
          <Outlet />
        </MemberProvider>
      )}
      {data.state === 'locked' && <Lock id={data.id} name={data.name} hasPasskey={data.hasPasskey} />}
    </>
  );
}

/** A modal that only unlocking closes; whoever was writing goes on there. */
function Lock(locked: LockScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      onCancel={(event) => event.preventDefault()}
      // Browsers close it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <LockScreen {...locked} />
    </dialog>
  );
}
