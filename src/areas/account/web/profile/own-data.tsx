import { useState } from 'react';
import { hasPasswordLength } from '#values/password.ts';
import { Box } from '#design/page/box.tsx';
import { Button } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { PasswordInput, usePassword } from '../sign-in/password-input.tsx';
import { ServerMessage } from '../sign-in/server-message.tsx';
import { dropSession } from '../session.ts';
import { useOperation } from '../use-operation.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import styles from './own-data.module.css';
import { PasswordPrompt } from './password-prompt.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Export of the user's data and deletion of the account (GDPR articles 15, 17 and 20). */
export function OwnData({ user }: { user: User }) {
  const t = useMessages(messages);
  const operation = useOperation();
  const [isConfirming, setConfirming] = useState(false);

  async function save(): Promise<void> {
    const data = await operation.run((signal) => browserApi()('GET /admin/user/export', {}, { signal }));
    if (data) downloadJson(data, t.data.fileName);
  }

  return (
    <Box title={t.data.title}>
      <div className={styles.part}>
        <p>{t.data.exportText}</p>
        <Button variant="line" icon="download" loading={operation.loading} onClick={() => void save()}>
          {t.data.exportButton}
        </Button>
        <ServerMessage error={operation.error} />
        <PasswordPrompt user={user} refused={operation} onConfirmed={() => void save()} />
      </div>
      <div className={styles.part}>
        <p>{t.data.deleteText}</p>
        <Button variant="line" icon="bin" onClick={() => setConfirming(true)}>
          {t.data.deleteButton}
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t.data.deleteTitle}
        closeLabel={t.close}
        role="alertdialog"
      >
        <DeletionForm user={user} />
      </Dialog>
    </Box>
  );
}

function DeletionForm({ user: { email, hasPassword } }: { user: User }) {
  const t = useMessages(messages).data;
  const href = useHref();
  const operation = useOperation();
  const password = usePassword(operation.clear);

  async function remove(): Promise<void> {
    const body = hasPassword ? { password: password.value } : {};
    if (!(await operation.run((signal) => browserApi()('DELETE /admin/user', { body }, { signal })))) return;
    dropSession();
    window.location.assign(href('/'));
  }

  return (
    <SettingsForm
      operation={operation}
      canSend={!hasPassword || hasPasswordLength(password.value)}
      button={t.deleteButton}
      variant="red"
      success={null}
      onSend={() => void remove()}
    >
      <p>{hasPassword ? t.deleteWarning : t.deleteWarningPlain}</p>
      {hasPassword && (
        <>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput password={password} label={t.password} autoComplete="current-password" />
        </>
      )}
    </SettingsForm>
  );
}

/** Saves a value as a JSON file on the visitor's device. */
function downloadJson(value: unknown, fileName: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
