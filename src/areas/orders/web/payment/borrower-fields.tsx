import { FormGrid, fieldWidths } from '#design/forms/form-grid.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { isDocumentNumber, maxDocumentLength } from '#values/tax-id.ts';
import { messages } from './messages.ts';
import styles from './payment-due.module.css';

const types = ['NIF', 'NIE', 'PASSPORT'] as const;

interface Borrower {
  readonly type: (typeof types)[number];
  readonly number: string;
}

/** Whether the document can be somebody's. */
export const isBorrower = ({ type, number }: Borrower): boolean => isDocumentNumber(type, number.trim());

interface BorrowerFieldsProps {
  readonly value: Borrower;
  readonly isWrong: boolean;
  readonly onChange: (value: Borrower) => void;
}

/** The document of who borrows, which a lender needs. */
export function BorrowerFields({ value, isWrong, onChange }: BorrowerFieldsProps) {
  const t = useMessages(messages).document;
  return (
    <FormGrid className={styles.needed}>
      <Select
        className={fieldWidths.third}
        label={t.type}
        name="document.type"
        value={value.type}
        onChange={({ target }) => onChange({ ...value, type: target.value as Borrower['type'] })}
        options={types.map((type) => ({ value: type, label: t.types[type] }))}
      />
      <TextField
        className={fieldWidths.twoThirds}
        label={t.number}
        name="document.number"
        autoCapitalize="characters"
        maxLength={maxDocumentLength}
        required
        hint={t.hint}
        value={value.number}
        error={isWrong ? t.wrong : undefined}
        onChange={({ target }) => onChange({ ...value, number: target.value })}
      />
    </FormGrid>
  );
}
