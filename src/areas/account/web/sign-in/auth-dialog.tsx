import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { sameEmail } from '#values/email.ts';
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
import { useUser } from '../user-store.ts';

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
  const { isAuth, user } = useUser();
  /** Somebody else may be signed in here than the link is of. */
  const isOwnLink = user !== null && sameEmail(user.email, link?.email ?? '');
  const confirmation = useOperation();
  const [registration, setRegistration] = useState<Registration>();
  const [recoveredEmail, setRecoveredEmail] = useState('');
  /** A link of a registration that was made in another browser: its code sets the password. */
  const finishesRegistration = link?.view === 'confirmation';

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
    passwordChanged: finishesRegistration ? t.confirmation.title : t.passwordChanged.title,
  };

  const recoverySentText = (
    <p>
      {t.recoverySent.before}
      <b className={styles.address}>{recoveredEmail}</b>
      {t.recoverySent.after}
    </p>
  );
  const views: Record<AuthView, ReactNode> = {
    login: <LoginView knownEmail={link?.email ?? ''} onClose={close} />,
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
        checkword={(finishesRegistration ? link.confirmCode : link?.checkword) ?? ''}
        text={finishesRegistration ? t.newPasswordView.finishRegistration : undefined}
        onChanged={() => openAuthModal('passwordChanged')}
      />
    ),
    passwordChanged: (
      <AuthNotice
        text={isOwnLink ? t.signedIn : finishesRegistration ? t.confirmation.canSignIn : t.passwordChanged.text}
        button={isAuth ? t.understood : t.signIn}
        onButton={isAuth ? close : () => openAuthModal('login')}
      />
    ),
  };

  return (
    <Dialog open={isOpen} onClose={close} title={titles[view]} closeLabel={t.close}>
      <StepFocused step={titles[view]}>
        <Fragment key={view}>{views[view]}</Fragment>
      </StepFocused>
    </Dialog>
  );
}

/** Focuses the first field when the dialog opens, and its heading at each further step. */
function StepFocused({ step, children }: { step: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const isOpening = useRef(true);
  const focusStep = useEffectEvent((_step: string) => {
    if (isOpening.current) content.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    else focusHeading(content.current?.closest('dialog'));
    isOpening.current = false;
  });
  useEffect(() => focusStep(step), [step]);
  return (
    <div ref={content} className={styles.view}>
      {children}
    </div>
  );
}

function focusHeading(dialog: HTMLElement | null | undefined): void {
  const heading = dialog?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
