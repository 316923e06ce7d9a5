import { hasPasswordLength } from '#values/password.ts';
import { LinkButton } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages as accountMessages } from '../../messages.ts';
import { openAuthModal } from '../sign-in/auth-modal-store.ts';
import { PasswordInput, usePassword } from '../sign-in/password-input.tsx';
import { type Operation, useOperation } from '../use-operation.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import { SettingsForm } from './settings-form.tsx';

interface PasswordPromptProps {
  readonly user: User;
  /** The call that the server refused because the last sign-in is too long ago. */
  readonly refused: Operation;
  /** Repeats it. */
  readonly onConfirmed: () => void;
}

/** Asks for the password when the server requires a recent sign-in, then repeats the call. */
export function PasswordPrompt({ user, refused, onConfirmed }: PasswordPromptProps) {
  const t = useMessages(messages);
  const close = refused.clear;

  function confirm(): void {
    close();
    onConfirmed();
  }
  function recover(): void {
    close();
    openAuthModal('recovery');
  }
  return (
    <Dialog
      open={refused.error?.code === 'reauthentication_required'}
      onClose={close}
      title={t.prompt.title}
      closeLabel={t.close}
    >
      <PromptForm user={user} onConfirmed={confirm} onRecover={recover} />
    </Dialog>
  );
}

function PromptForm(props: { user: User; onConfirmed: () => void; onRecover: () => void }) {
  const { email, hasPassword } = props.user;
  const account = useMessages(accountMessages);
  const t = useMessages(messages).prompt;
  const operation = useOperation();
  const password = usePassword(operation.clear);

  async function send(): Promise<void> {
    const body = { password: password.value };
    if (await operation.run((signal) => browserApi()('POST /auth/reauthenticate', { body }, { signal })))
      props.onConfirmed();
  }
  return (
    <>
      {hasPassword && (
        <SettingsForm
          operation={operation}
          canSend={hasPasswordLength(password.value)}
          button={t.confirm}
          variant="primary"
          success={null}
          onSend={() => void send()}
        >
          <p>{t.text}</p>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput password={password} label={account.password} autoComplete="current-password" />
        </SettingsForm>
      )}
      {!hasPassword && <p>{t.withoutPassword}</p>}
      <LinkButton onClick={props.onRecover}>{account.login.forgot}</LinkButton>
    </>
  );
}
