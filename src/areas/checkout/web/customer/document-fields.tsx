import { maxDocumentLength } from '#values/tax-id.ts';
import { fieldWidths } from '#design/forms/form-grid.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

const types = ['NIF', 'NIE', 'PASSPORT'] as const;

interface DocumentFieldsProps extends DraftFieldsProps {
  readonly required?: boolean;
  /** Why it is required. */
  readonly hint?: string;
}

/** The identity document of an individual, which lenders and the invoices of large orders need. */
export function DocumentFields({ draft, onChange, errors, required, hint }: DocumentFieldsProps) {
  const t = useMessages(messages);
  const texts = t.customer;
  const name = 'customer.document.number';
  const note = required ? {} : { labelNote: t.optional };
  return (
    <>
      <Select
        {...note}
        className={fieldWidths.third}
        label={texts.document}
        name="customer.document.type"
        value={draft.documentType}
        onChange={({ target }) => onChange({ documentType: target.value as OrderDraft['documentType'] }, name)}
        options={types.map((value) => ({ value, label: texts.documentTypes[value] }))}
      />
      <TextField
        {...note}
        className={fieldWidths.twoThirds}
        label={texts.documentNumber}
        name={name}
        autoCapitalize="characters"
        maxLength={maxDocumentLength}
        required={required}
        hint={hint}
        value={draft.documentNumber}
        error={errors[name]}
        onChange={({ target }) => onChange({ documentNumber: target.value }, name)}
      />
    </>
  );
}
