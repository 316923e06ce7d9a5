import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { sameEmail } from '#values/email.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import type { AuthLink } from './auth-link.ts';
import { openAuthModal } from './auth-modal-store.ts';
import { AuthNotice } from './auth-notice.tsx';
import { ServerMessage } from './server-message.tsx';
import type { Operation } from '../use-operation.ts';
import { checkSession, isGuest } from '../session.ts';
import { loadUser, userStore, useUser } from '../user-store.ts';

interface ConfirmationViewProps {
  readonly link: Extract<AuthLink, { view: 'confirmation' }>;
  /** Belongs to the dialog, whose heading shows its status. */
  readonly operation: Operation;
  readonly onClose: () => void;
}

/** Sends the link's code and shows the result. */
export function ConfirmationView({ link: { type, email, confirmCode }, operation, onClose }: ConfirmationViewProps) {
  const t = useMessages(messages);
  const { isAuth, user } = useUser();

  async function confirm(): Promise<void> {
    const body = { type, email, confirmCode };
    const confirmed = await operation.run(async (signal) => {
      const outcome = await browserApi()('POST /admin/user/confirm-registration', { body }, { signal });
      // Registered in another browser: the owner of the mailbox chooses the password.
      if (!outcome.ok && outcome.error.code === 'password_needed') openAuthModal('newPassword');
      return outcome;
    });
    // The browser that registered is signed in now.
    const isOpened = confirmed && (await checkSession()) && !isGuest();
    // Reload a user who is, or may turn out to be, signed in: header and profile show the new address.
    const { isKnown, isAuth: isSignedIn } = userStore.get();
    if (confirmed && (isOpened || isSignedIn || !isKnown)) await loadUser();
  }
  // Once for each link, because the code is single use.
  const start = useEffectEvent((_code: string) => void confirm());
  const leave = useEffectEvent(() => operation.reset());
  useEffect(() => {
    start(confirmCode);
    return () => leave();
  }, [confirmCode]);

  if (operation.status === 'unset') return null;
  if (operation.status === 'success') {
    // Somebody else may be signed in here.
    const isOwn = user !== null && sameEmail(user.email, email);
    const registered = isOwn ? t.signedIn : t.confirmation.canSignIn;
    const text = type === 'change' ? t.confirmation.changed : registered;
    if (isAuth) return <AuthNotice text={text} button={t.understood} onButton={onClose} />;
    return <AuthNotice text={text} button={t.signIn} onButton={() => openAuthModal('login')} />;
  }
  // A refusal is final; a request that got no answer can be repeated.
  if (operation.error) {
    const refusal = <ServerMessage error={operation.error} />;
    if (type === 'change' || isAuth)
      return <AuthNotice isBad button={t.understood} onButton={onClose} text={refusal} />;
    const text = (
      <>
        {refusal}
        <p>{t.confirmation.failedRegistration}</p>
      </>
    );
    return <AuthNotice isBad button={t.signIn} onButton={() => openAuthModal('login')} text={text} />;
  }
  return <AuthNotice isBad button={t.confirmation.retry} onButton={() => void confirm()} />;
}
