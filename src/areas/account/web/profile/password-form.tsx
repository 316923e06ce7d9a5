import { hasPasswordLength } from '#values/password.ts';
import { Box } from '#design/page/box.tsx';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages as accountMessages } from '../../messages.ts';
import { PasswordInput, usePassword } from '../sign-in/password-input.tsx';
import { useOperation } from '../use-operation.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password; an account that has none sets its first one. */
export function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const account = useMessages(accountMessages);
  const t = useMessages(messages).password;
  const operation = useOperation();
  const current = usePassword(operation.clear);
  const next = usePassword(operation.clear);
  const { hasPassword } = user;

  async function send(): Promise<void> {
    const body = { ...(hasPassword && { password: current.value }), newPassword: next.value };
    if (!(await operation.run((signal) => browserApi()('PUT /admin/user/change-password', { body }, { signal }))))
      return;
    current.reset();
    next.reset();
    onChanged();
  }

  return (
    <Box title={t.title}>
      <SettingsForm
        operation={operation}
        canSend={next.isValid && (!hasPassword || hasPasswordLength(current.value))}
        button={hasPassword ? t.change : t.set}
        success={t.changed}
        note={hasPassword ? t.endsOthers : t.setText}
        onSend={() => void send()}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <FormGrid>
          {hasPassword && <PasswordInput password={current} label={t.current} autoComplete="current-password" />}
          <PasswordInput password={next} label={account.newPassword} autoComplete="new-password" />
        </FormGrid>
      </SettingsForm>
    </Box>
  );
}
