import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#design/actions/button.tsx';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import styles from './auth-dialog.module.css';
import { AuthForm } from './auth-form.tsx';
import { openAuthModal } from './auth-modal-store.ts';
import { EmailField, useEmail } from './email-field.tsx';
import { useOperation } from '../use-operation.ts';

export function RecoveryView({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages(messages);
  const operation = useOperation();
  const email = useEmail(operation.clear);

  async function send(): Promise<void> {
    const body = { email: email.value };
    if (await operation.run((signal) => browserApi()('POST /admin/user/forgot-password', { body }, { signal })))
      onSent(email.value);
  }

  return (
    <>
      <p>{t.recovery.text}</p>
      <AuthForm operation={operation} canSend={email.isValid} button={t.recovery.send} onSend={() => void send()}>
        <EmailField email={email} autoComplete="username" />
      </AuthForm>
      <LinkButton className={styles.link} onClick={() => openAuthModal('login')}>
        {t.recovery.back}
      </LinkButton>
    </>
  );
}
