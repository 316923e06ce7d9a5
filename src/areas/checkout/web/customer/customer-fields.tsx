import { maxDocumentLength } from '#values/tax-id.ts';
import type { ChangeEvent } from 'react';
import { withoutSpaces } from '#values/contact-rules.ts';
import { nameLineLength } from '#values/plain-line.ts';
import { typedPersonName } from '#values/person-name.ts';
import { openAuthModal } from '#areas/account/web/account-web.ts';
import { LinkButton } from '#design/actions/button.tsx';
import { Box } from '#design/page/box.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { Segmented } from '#design/actions/segmented.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import styles from '../checkout-page.module.css';
import { isDocumentNeeded, isSelfEmployed } from '../draft/draft-errors.ts';
import { type OrderDraft, saveForLogin } from '../draft/order-draft.ts';
import { DocumentFields } from './document-fields.tsx';
import { InvoiceAddress } from './invoice-address.tsx';
import { PhoneField } from './phone-field.tsx';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

type TextKey = { [Key in keyof OrderDraft]: OrderDraft[Key] extends string ? Key : never }[keyof OrderDraft];

const unchanged = (text: string): string => text;

interface CustomerFieldsProps extends DraftFieldsProps {
  readonly isSignedIn: boolean;
  /** Whether anything is delivered or picked up, perhaps by another person. */
  readonly isHandedOver: boolean;
  /** Euros to pay. */
  readonly price: number;
}

/** Fields for the customer, and for another person who receives the order. Visitors may have an account fill them in. */
export function CustomerFields({ draft, onChange, errors, isSignedIn, isHandedOver, price }: CustomerFieldsProps) {
  const t = useMessages(messages);
  const control = (key: TextKey, name: string) => ({ name, value: draft[key], error: errors[name] });
  const field = (key: TextKey, name: string, filter: (text: string) => string = unchanged) => ({
    ...control(key, name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [key]: filter(target.value) }, name),
  });
  const texts = t.customer;
  function signIn(): void {
    saveForLogin();
    openAuthModal();
  }
  const typeChoice = (
    <Segmented
      label={texts.type}
      value={draft.type}
      onChange={(type) => onChange({ type }, 'customer.document.number')}
      segments={[
        { value: 'individual', label: texts.individual },
        { value: 'legal', label: texts.legal },
      ]}
    />
  );
  return (
    <Box title={texts.title} actions={typeChoice}>
      {!isSignedIn && (
        <p className={`${styles.signIn} small`}>
          {texts.signIn[0]}
          <LinkButton onClick={signIn}>{texts.signIn[1]}</LinkButton>
          {texts.signIn[2]}
        </p>
      )}
      <FormGrid>
        {draft.type === 'legal' && (
          <>
            <TextField
              {...field('cif', 'customer.document.number')}
              label={texts.cif}
              autoCapitalize="characters"
              maxLength={maxDocumentLength}
              required
            />
            <TextField
              {...field('organization', 'customer.organization')}
              label={texts.organization}
              labelNote={isSelfEmployed(draft) ? t.optional : undefined}
              autoComplete="organization"
              maxLength={nameLineLength}
              required={!isSelfEmployed(draft)}
            />
          </>
        )}
        <TextField
          {...field('name', 'customer.name', typedPersonName)}
          label={texts.name}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('surname', 'customer.surname', typedPersonName)}
          label={texts.surname}
          autoComplete="family-name"
          required
        />
        <TextField
          {...field('email', 'customer.email', withoutSpaces)}
          label={texts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PhoneField
          {...control('phone', 'customer.phone')}
          label={texts.phone}
          autoComplete="tel"
          required
          onType={(phone) => onChange({ phone }, 'customer.phone')}
        />
        {draft.type === 'individual' && (
          <DocumentFields
            draft={draft}
            onChange={onChange}
            errors={errors}
            {...(isDocumentNeeded(draft, price) && {
              required: true,
              hint: draft.wantsInvoice ? texts.documentOfInvoice : texts.documentNeeded,
            })}
          />
        )}
      </FormGrid>
      {draft.type === 'individual' && (
        <Checkbox
          className={styles.receiver}
          label={texts.wantsInvoice}
          checked={draft.wantsInvoice}
          onChange={({ target }) => onChange({ wantsInvoice: target.checked }, 'customer.document.number')}
        />
      )}
      {(draft.type === 'legal' || draft.wantsInvoice) && (
        <InvoiceAddress draft={draft} onChange={onChange} errors={errors} price={price} />
      )}
      {isHandedOver && (
        <Checkbox
          className={styles.receiver}
          label={texts.otherReceiver[draft.deliveryType]}
          checked={draft.hasReceiver}
          onChange={({ target }) => onChange({ hasReceiver: target.checked })}
        />
      )}
      {draft.hasReceiver && (
        <FormGrid>
          <TextField
            {...field('receiverName', 'receiver.name')}
            label={texts.receiverName}
            maxLength={nameLineLength}
            required
          />
          <PhoneField
            {...control('receiverPhone', 'receiver.phone')}
            label={texts.receiverPhone}
            required
            onType={(receiverPhone) => onChange({ receiverPhone }, 'receiver.phone')}
          />
        </FormGrid>
      )}
    </Box>
  );
}
