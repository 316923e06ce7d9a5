import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import styles from './auth-dialog.module.css';
import { AuthNotice } from './auth-notice.tsx';
import type { Registration } from './register-view.tsx';
import { ServerMessage } from './server-message.tsx';
import { useOperation } from '../use-operation.ts';

export function RegisteredView({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const t = useMessages(messages);
  const operation = useOperation();

  async function sendAgain(): Promise<void> {
    const sent = await operation.run((signal) =>
      browserApi()('POST /admin/user/registration', { body: registration }, { signal }),
    );
    if (sent) showSnackbar({ tone: 'good', text: t.registered.sentAgain });
  }

  const text = (
    <p>
      {t.registered.before}
      <b className={styles.address}>{registration.email}</b>
      {t.registered.after}
    </p>
  );
  return (
    <AuthNotice text={text} button={t.understood} onButton={onClose}>
      <ServerMessage error={operation.error} />
      <LinkButton className={styles.link} disabled={operation.loading} onClick={() => void sendAgain()}>
        {t.registered.again}
      </LinkButton>
    </AuthNotice>
  );
}
