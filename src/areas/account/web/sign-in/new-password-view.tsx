import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#design/actions/button.tsx';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import styles from './auth-dialog.module.css';
import { AuthForm } from './auth-form.tsx';
import { openAuthModal } from './auth-modal-store.ts';
import { PasswordInput, usePassword } from './password-input.tsx';
import { checkSession, isGuest } from '../session.ts';
import { useOperation } from '../use-operation.ts';
import { loadUser } from '../user-store.ts';

interface NewPasswordViewProps {
  readonly email: string;
  readonly checkword: string;
  /** Text above the field. */
  readonly text?: string | undefined;
  readonly onChanged: () => void;
}

export function NewPasswordView({ email, checkword, text, onChanged }: NewPasswordViewProps) {
  const t = useMessages(messages);
  const operation = useOperation();
  const password = usePassword(operation.clear);

  async function save(): Promise<void> {
    const body = { email, checkword, newPassword: password.value };
    const changed = await operation.run((signal) =>
      browserApi()('PUT /admin/user/reset-password', { body }, { signal }),
    );
    if (!changed) return;
    // The server has ended all sessions of the account, and opened one where the link was asked for in this browser.
    if ((await checkSession()) && !isGuest()) await loadUser();
    onChanged();
  }

  return (
    <>
      {text && <p>{text}</p>}
      <AuthForm
        operation={operation}
        canSend={password.isValid}
        button={t.newPasswordView.save}
        onSend={() => void save()}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput password={password} label={t.newPassword} autoComplete="new-password" />
      </AuthForm>
      {operation.error && (
        <LinkButton className={styles.link} onClick={() => openAuthModal('recovery')}>
          {t.newPasswordView.anotherLink}
        </LinkButton>
      )}
    </>
  );
}
