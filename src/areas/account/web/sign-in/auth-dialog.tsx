import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Dialog } from '#design/overlays/dialog.tsx';
import { messages } from '../../messages.ts';
import type { AuthLink } from './auth-link.ts';
import { type AuthView, openAuthModal } from './auth-modal-store.ts';
import styles from './auth-dialog.module.css';
import { AuthNotice } from './auth-notice.tsx';
import { ConfirmationView } from './confirmation-view.tsx';
import { LoginView } from './login-view.tsx';
import { NewPasswordView } from './new-password-view.tsx';
import { RecoveryView } from './recovery-view.tsx';
import { type Registration, RegisterView } from './register-view.tsx';
import { RegisteredView } from './registered-view.tsx';
import { useOperation } from '../use-operation.ts';

interface AuthDialogProps {
  readonly isOpen: boolean;
  readonly view: AuthView;
  /** The link of a mail in the page's address. */
  readonly link: AuthLink | null;
  readonly onClose: () => void;
}

/** The eight views of the sign-in modal and the transitions between them (storefront.md sections 2 and 4). */
export function AuthDialog({ isOpen, view, link, onClose }: AuthDialogProps) {
  const t = useMessages(messages);
  const confirmation = useOperation();
  const [registration, setRegistration] = useState<Registration>();
  const [recoveredEmail, setRecoveredEmail] = useState('');

  function close(): void {
    // Also drops the password that resending the mail would need.
    setRegistration(undefined);
    onClose();
  }

  const titles: Record<AuthView, string> = {
    login: t.login.title,
    register: t.register.title,
    registered: t.registered.title,
    confirmation: { unset: t.confirmation.waiting, success: t.confirmation.title, error: t.confirmation.failedTitle }[
      confirmation.status
    ],
    recovery: t.recovery.title,
    recoverySent: t.recoverySent.title,
    newPassword: t.newPassword,
    passwordChanged: t.passwordChanged.title,
  };

  const recoverySentText = (
    <p>
      {t.recoverySent.before}
      <b className={styles.address}>{recoveredEmail}</b>
      {t.recoverySent.after}
    </p>
  );
  const views: Record<AuthView, ReactNode> = {
    login: <LoginView onClose={close} />,
    register: (
      <RegisterView
        onRegistered={(sent) => {
          setRegistration(sent);
          openAuthModal('registered');
        }}
      />
    ),
    registered: registration && <RegisteredView registration={registration} onClose={close} />,
    confirmation: link?.view === 'confirmation' && (
      <ConfirmationView link={link} operation={confirmation} onClose={close} />
    ),
    recovery: (
      <RecoveryView
        onSent={(email) => {
          setRecoveredEmail(email);
          openAuthModal('recoverySent');
        }}
      />
    ),
    recoverySent: <AuthNotice text={recoverySentText} button={t.understood} onButton={close} />,
    newPassword: (
      <NewPasswordView
        email={link?.email ?? ''}
        checkword={link?.view === 'newPassword' ? link.checkword : ''}
        onChanged={() => openAuthModal('passwordChanged')}
      />
    ),
    passwordChanged: (
      <AuthNotice text={t.passwordChanged.text} button={t.signIn} onButton={() => openAuthModal('login')} />
    ),
  };

  return (
    <Dialog open={isOpen} onClose={close} title={titles[view]} closeLabel={t.close}>
      <InputFocused key={view}>{views[view]}</InputFocused>
    </Dialog>
  );
}

/** Focuses a view's first field; the dialog does so only when it opens. */
function InputFocused({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), []);
  return (
    <div ref={view} className={styles.view}>
      {children}
    </div>
  );
}
