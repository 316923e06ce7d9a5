import { hasPasswordLength } from '#values/password.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '#design/actions/button.tsx';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import styles from './auth-dialog.module.css';
import { AuthForm } from './auth-form.tsx';
import { openAuthModal } from './auth-modal-store.ts';
import { EmailField, useEmail } from './email-field.tsx';
import { PasswordInput, usePassword } from './password-input.tsx';
import { takeUpSession } from '../session.ts';
import { useOperation } from '../use-operation.ts';
import { clearUser } from '../user-store.ts';
import { clientIdForLogin } from './client-id-for-login.ts';

interface LoginViewProps {
  /** Filled in: the address of the mailed link that led here. */
  readonly knownEmail: string;
  readonly onClose: () => void;
}

export function LoginView({ knownEmail, onClose }: LoginViewProps) {
  const t = useMessages(messages);
  const operation = useOperation();
  const email = useEmail(operation.clear, knownEmail);
  const password = usePassword(operation.clear);

  async function signIn(): Promise<void> {
    const answer = await operation.run(async (signal) => {
      const body = { login: email.value, password: password.value, clientId: await clientIdForLogin() };
      return browserApi()('POST /auth/login', { body }, { signal });
    });
    if (!answer) return clearUser();
    await takeUpSession(answer);
    onClose();
    if (window.location.href.endsWith('checkout')) window.location.reload();
  }

  return (
    <>
      <AuthForm
        operation={operation}
        canSend={email.isValid && hasPasswordLength(password.value)}
        button={t.signIn}
        onSend={() => void signIn()}
      >
        <EmailField email={email} autoComplete="username" />
        <PasswordInput password={password} label={t.password} autoComplete="current-password" />
      </AuthForm>
      <LinkButton className={styles.link} onClick={() => openAuthModal('recovery')}>
        {t.login.forgot}
      </LinkButton>
      <hr className={styles.rule} />
      <p>{t.login.firstTime}</p>
      <Button variant="line" wide onClick={() => openAuthModal('register')}>
        {t.register.title}
      </Button>
    </>
  );
}
