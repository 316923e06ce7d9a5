import { spokenLocale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { Card } from '../parts/card.tsx';
import { Field } from '../parts/field.tsx';
import { MailLanguage } from '../parts/mail-language.tsx';
import { Select } from '../parts/select.tsx';
import { shopLanguages } from '../parts/shop-name.ts';
import { useErrorText } from '../session/error-text.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { InvoiceAddress } from './invoice-address.tsx';
import { messages } from './messages.ts';
import { asksInvoiceAddress, fieldsOf, type OrderDraft } from './order-draft.ts';
import type { PartProps } from './part-props.ts';
import { SearchBox } from './search-box.tsx';
import styles from './new-order.module.css';

/** Who orders: somebody who has bought before, or somebody new. */
export function CustomerPart({ draft, onChange, errorOf }: PartProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const isLegal = draft.customerType === 'legal';
  const text = (key: 'name' | 'surname' | 'organization' | 'document' | 'email' | 'phone', more: object = {}) => (
    <Field
      label={t[key]}
      value={draft[key]}
      error={key === 'document' ? errorOf('customer.document') : errorOf(`customer.${key}`, draft[key])}
      onChange={({ target }) => onChange({ [key]: target.value })}
      {...more}
    />
  );
  return (
    <Card title={t.customer}>
      <SearchBox
        label={t.findCustomer}
        hint={t.findCustomerHint}
        none={t.noCustomers}
        errorText={errorText}
        search={async (query) => ({
          found: valueOf(await client('POST /staff/customers/find', { body: { query } })).customers,
        })}
        onTake={(found) => onChange({ ...fieldsOf(found), locale: spokenLocale(found.locale, shopLanguages()) })}
        keyOf={({ email }) => email}
      >
        {({ name, surname, organization, email, phone }) => (
          <>
            {t.found(organization ?? `${name} ${surname}`, email)} <span className={styles.quiet}>{phone}</span>
          </>
        )}
      </SearchBox>
      <div className={styles.fields}>
        <Select
          label={t.kind}
          value={draft.customerType}
          options={[
            ['individual', t.kinds.individual],
            ['legal', t.kinds.legal],
          ]}
          onChange={({ target }) =>
            onChange({
              customerType: target.value as OrderDraft['customerType'],
              documentType: target.value === 'legal' ? 'CIF' : 'NIF',
            })
          }
        />
        {isLegal && text('organization')}
        {text('name')}
        {text('surname')}
        {text('email', { type: 'email' })}
        {text('phone', { type: 'tel' })}
        <Select
          label={t.documentType}
          value={draft.documentType}
          options={(isLegal ? ['CIF', 'NIF', 'NIE'] : ['NIF', 'NIE', 'PASSPORT']).map(
            (code) => [code, code === 'PASSPORT' ? t.passport : code] as const,
          )}
          onChange={({ target }) => onChange({ documentType: target.value })}
        />
        {text('document')}
        <MailLanguage
          label={t.language}
          names={t.languages}
          value={draft.locale}
          onChange={(locale) => onChange({ locale })}
        />
      </div>
      {asksInvoiceAddress(draft) && <InvoiceAddress draft={draft} onChange={onChange} errorOf={errorOf} />}
    </Card>
  );
}
