import type { ChangeEvent } from 'react';
import { withoutSpaces } from '#values/contact-rules.ts';
import { typedPersonName } from '#values/person-name.ts';
import { Box } from '#design/page/box.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { Segmented } from '#design/actions/segmented.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import type { CheckoutOffer, OrderDraft } from './order-draft.ts';

export interface DraftFieldsProps {
  readonly draft: OrderDraft;
  /** Changes fields and removes the error of the named one. */
  readonly onChange: (change: Partial<OrderDraft>, field?: string) => void;
  readonly errors: Readonly<Record<string, string>>;
}

export interface OfferFieldsProps extends DraftFieldsProps {
  readonly offer: CheckoutOffer;
  /** The heading takes the focus. */
  readonly focused: boolean;
}

type TextKey = { [Key in keyof OrderDraft]: OrderDraft[Key] extends string ? Key : never }[keyof OrderDraft];

const unchanged = (text: string): string => text;

/** Fields for the customer, and for another person who collects the order. */
export function CustomerFields({ draft, onChange, errors }: DraftFieldsProps) {
  const t = useMessages(messages);
  const field = (key: TextKey, name: string, filter: (text: string) => string = unchanged) => ({
    name,
    value: draft[key],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [key]: filter(target.value) }, name),
  });
  const texts = t.customer;
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
      <FormGrid>
        {draft.type === 'legal' && (
          <>
            <TextField
              {...field('organization', 'customer.organization')}
              label={texts.organization}
              autoComplete="organization"
              maxLength={200}
              required
            />
            <TextField
              {...field('cif', 'customer.document.number')}
              label={texts.cif}
              autoCapitalize="characters"
              maxLength={20}
              required
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
        <TextField
          {...field('phone', 'customer.phone')}
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
        {draft.type === 'individual' && (
          <>
            <Select
              className={fieldWidths.third}
              label={texts.document}
              labelNote={t.optional}
              name="customer.document.type"
              value={draft.documentType}
              onChange={({ target }) =>
                onChange({ documentType: target.value as OrderDraft['documentType'] }, 'customer.document.number')
              }
              options={(['NIF', 'NIE', 'PASSPORT'] as const).map((value) => ({
                value,
                label: texts.documentTypes[value],
              }))}
            />
            <TextField
              {...field('documentNumber', 'customer.document.number')}
              className={fieldWidths.twoThirds}
              label={texts.documentNumber}
              labelNote={t.optional}
              autoCapitalize="characters"
              maxLength={20}
            />
          </>
        )}
      </FormGrid>
      <Checkbox
        className={styles.receiver}
        label={texts.otherReceiver}
        checked={draft.hasReceiver}
        onChange={({ target }) => onChange({ hasReceiver: target.checked })}
      />
      {draft.hasReceiver && (
        <FormGrid>
          <TextField {...field('receiverName', 'receiver.name')} label={texts.receiverName} maxLength={200} required />
          <TextField
            {...field('receiverPhone', 'receiver.phone')}
            label={texts.receiverPhone}
            type="tel"
            maxLength={30}
            required
          />
        </FormGrid>
      )}
    </Box>
  );
}
