import { useState } from 'react';
import { EmailText } from '#design/data-display/email-text.tsx';
import { Box } from '#design/page/box.tsx';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { EmailField, useEmail } from '../sign-in/email-field.tsx';
import { useOperation } from '../use-operation.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Requests a change of e-mail address, which takes effect when the link mailed there is opened. */
export function EmailForm({ user }: { user: User }) {
  const t = useMessages(messages).email;
  const operation = useOperation();
  const email = useEmail(operation.clear);
  const [sentTo, setSentTo] = useState('');

  async function send(): Promise<void> {
    const body = { email: email.value };
    if (await operation.run((signal) => browserApi()('PUT /admin/user/change-email', { body }, { signal })))
      setSentTo(body.email);
  }

  return (
    <Box title={t.title}>
      <SettingsForm
        operation={operation}
        canSend={email.isValid}
        button={t.change}
        success={t.sent(sentTo)}
        onSend={() => void send()}
      >
        <p>
          {t.current}
          <b>
            <EmailText email={user.email} />
          </b>
        </p>
        <FormGrid>
          <EmailField email={email} label={t.label} hint={t.hint} placeholder={t.placeholder} autoComplete="email" />
        </FormGrid>
      </SettingsForm>
      <PasswordPrompt user={user} refused={operation} onConfirmed={() => void send()} />
    </Box>
  );
}
