import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import type { AuthLink } from './auth-link.ts';
import { openAuthModal } from './auth-modal-store.ts';
import { AuthNotice } from './auth-notice.tsx';
import { ServerMessage } from './server-message.tsx';
import type { Operation } from '../use-operation.ts';
import { loadUser, userStore, useUser } from '../user-store.ts';

interface ConfirmationViewProps {
  readonly link: Extract<AuthLink, { view: 'confirmation' }>;
  /** The dialog's, whose heading tells how it goes. */
  readonly operation: Operation;
  readonly onClose: () => void;
}

/** Sends the code of the link by itself, then tells how it went. */
export function ConfirmationView({ link: { type, email, confirmCode }, operation, onClose }: ConfirmationViewProps) {
  const t = useMessages(messages);
  const { isAuth } = useUser();

  async function confirm(): Promise<void> {
    const body = { type, email, confirmCode };
    const confirmed = await operation.run((signal) =>
      browserApi()('POST /admin/user/confirm-registration', { body }, { signal }),
    );
    // Whoever is, or may still turn out to be, signed in here: the address of the header and the profile is the new one.
    const { isKnown, isAuth: isSignedIn } = userStore.get();
    if (confirmed && (isSignedIn || !isKnown)) await loadUser();
  }
  // Once for each link: the first try uses the code up.
  const start = useEffectEvent((_code: string) => void confirm());
  const leave = useEffectEvent(() => operation.reset());
  useEffect(() => {
    start(confirmCode);
    return () => leave();
  }, [confirmCode]);

  if (operation.status === 'unset') return null;
  if (operation.status === 'success') {
    const text = type === 'change' ? t.confirmation.changed : t.confirmation.canSignIn;
    if (isAuth) return <AuthNotice text={text} button={t.understood} onButton={onClose} />;
    return <AuthNotice text={text} button={t.signIn} onButton={() => openAuthModal('login')} />;
  }
  // What the server refused stays refused; an answer that never came may come now.
  if (operation.error) {
    const refusal = <ServerMessage error={operation.error} />;
    if (type === 'change' || isAuth)
      return <AuthNotice isBad button={t.understood} onButton={onClose} text={refusal} />;
    const wayOn = (
      <>
        {refusal}
        <p>{t.confirmation.failedRegistration}</p>
      </>
    );
    return <AuthNotice isBad button={t.signIn} onButton={() => openAuthModal('login')} text={wayOn} />;
  }
  return <AuthNotice isBad button={t.confirmation.retry} onButton={() => void confirm()} />;
}
