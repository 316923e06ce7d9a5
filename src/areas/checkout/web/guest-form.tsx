import { useState } from 'react';
import {
  AuthForm,
  EmailField,
  NameFields,
  takeUpSession,
  useEmail,
  useNames,
  useOperation,
} from '#areas/account/web/account-web.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { SentenceWithLink } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { emptyDraft, saveDraft } from './order-draft.ts';

/** Opens a session for one purchase without an account. */
export function GuestForm({ onOpened }: { onOpened: () => void }) {
  const t = useMessages(messages);
  const operation = useOperation();
  const names = useNames(operation.clear);
  const email = useEmail(operation.clear);
  const [agree, setAgree] = useState(false);
  const body = { ...names.value, email: email.value, agree };

  async function open(): Promise<void> {
    const answer = await operation.run((signal) => browserApi()('POST /sale/checkout-account', { body }, { signal }));
    if (!answer) return;
    await takeUpSession(answer);
    saveDraft(null, { ...emptyDraft, name: body.name, surname: body.lastName, email: body.email });
    await reloadBasket();
    onOpened();
  }

  const consentParts = [t.visitor.agreeBefore, t.privacyPolicy, t.agreeAfter];
  return (
    <AuthForm
      operation={operation}
      canSend={names.areValid && email.isValid && agree}
      button={t.visitor.continue}
      onSend={() => void open()}
    >
      <p>{t.visitor.guestText}</p>
      <FormGrid>
        <NameFields names={names} />
      </FormGrid>
      <EmailField email={email} autoComplete="email" />
      <Checkbox
        label={<SentenceWithLink to="/privacy-policy" target="_blank" parts={consentParts} />}
        name="agree"
        required
        checked={agree}
        onChange={({ target }) => setAgree(target.checked)}
      />
    </AuthForm>
  );
}
