import { useState } from 'react';
import type { CallInput } from '#values/call.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { LinkButton } from '#design/actions/button.tsx';
import { browserApi } from '#web/browser-api.ts';
import { SentenceWithLink } from '#web/link.tsx';
import type { register } from '../../contract.ts';
import { messages } from '../../messages.ts';
import styles from './auth-dialog.module.css';
import { AuthForm } from './auth-form.tsx';
import { openAuthModal } from './auth-modal-store.ts';
import { EmailField, useEmail } from './email-field.tsx';
import { NameFields, useNames } from './name-fields.tsx';
import { PasswordInput, usePassword } from './password-input.tsx';
import { useOperation } from '../use-operation.ts';

export type Registration = CallInput<typeof register>['body'];

export function RegisterView({ onRegistered }: { onRegistered: (registration: Registration) => void }) {
  const t = useMessages(messages);
  const operation = useOperation();
  const names = useNames(operation.clear);
  const email = useEmail(operation.clear);
  const password = usePassword(operation.clear);
  const [agree, setAgree] = useState(false);

  const body = { ...names.value, email: email.value, password: password.value, agree };
  const canSend = names.areValid && email.isValid && password.isValid && agree;

  async function send(): Promise<void> {
    if (await operation.run((signal) => browserApi()('POST /admin/user/registration', { body }, { signal })))
      onRegistered(body);
  }
  function changeAgree(agreed: boolean): void {
    setAgree(agreed);
    operation.clear();
  }

  const consentParts = [t.register.consentBefore, t.register.privacyPolicy, t.register.consentAfter];
  return (
    <>
      <AuthForm operation={operation} canSend={canSend} button={t.register.title} onSend={() => void send()}>
        <FormGrid>
          <NameFields names={names} className={fieldWidths.mobileHalf} />
        </FormGrid>
        <EmailField email={email} autoComplete="email" />
        <PasswordInput password={password} label={t.password} autoComplete="new-password" />
        <Checkbox
          label={<SentenceWithLink to="/privacy-policy" target="_blank" parts={consentParts} />}
          name="agree"
          required
          checked={agree}
          onChange={({ target }) => changeAgree(target.checked)}
        />
      </AuthForm>
      <p className={styles.small}>
        {t.register.hasAccount} <LinkButton onClick={() => openAuthModal('login')}>{t.signIn}</LinkButton>
      </p>
    </>
  );
}
