import { useState } from 'react';
import { finishedPersonName, isPersonName, typedPersonName } from '#values/person-name.ts';
import {
  AuthForm,
  EmailField,
  takeUpSession,
  useEmail,
  useOperation,
  useTypedText,
} from '#areas/account/web/account-web.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { Link } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { emptyDraft, saveDraft } from './order-draft.ts';

/** Opens a session for one purchase without an account. */
export function GuestForm({ onOpened }: { onOpened: () => void }) {
  const t = useMessages(messages);
  const operation = useOperation();
  const nameRules = { filter: typedPersonName, finish: finishedPersonName, onEdit: operation.clear };
  const name = useTypedText(nameRules);
  const lastName = useTypedText(nameRules);
  const email = useEmail(operation.clear);
  const [agree, setAgree] = useState(false);
  const body = {
    name: finishedPersonName(name.value),
    lastName: finishedPersonName(lastName.value),
    email: email.value,
    agree,
  };

  async function open(): Promise<void> {
    const answer = await operation.run((signal) => browserApi()('POST /sale/checkout-account', { body }, { signal }));
    if (!answer) return;
    await takeUpSession(answer);
    saveDraft(null, { ...emptyDraft, name: body.name, surname: body.lastName, email: body.email });
    await reloadBasket();
    onOpened();
  }

  const consent = (
    <>
      {t.visitor.agreeBefore}
      <Link to="/privacy-policy" target="_blank">
        {t.privacyPolicy}
      </Link>
      {t.agreeAfter}
    </>
  );
  return (
    <AuthForm
      operation={operation}
      canSend={isPersonName(body.name) && isPersonName(body.lastName) && email.isValid && agree}
      button={t.visitor.continue}
      onSend={() => void open()}
    >
      <p>{t.visitor.guestText}</p>
      <FormGrid>
        <TextField {...name.field} label={t.customer.name} name="name" autoComplete="given-name" required />
        <TextField {...lastName.field} label={t.customer.surname} name="lastName" autoComplete="family-name" required />
      </FormGrid>
      <EmailField email={email} autoComplete="email" />
      <Checkbox
        label={consent}
        name="agree"
        required
        checked={agree}
        onChange={({ target }) => setAgree(target.checked)}
      />
    </AuthForm>
  );
}
