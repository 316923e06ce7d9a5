import { useMessages } from '#i18n/messages.ts';
import { Field } from '../parts/field.tsx';
import type { PartProps } from './part-props.ts';
import { messages } from './messages.ts';
import styles from './new-order.module.css';

const fields = [
  ['invoiceStreet', 'street', 'street'],
  ['invoiceHouse', 'house', 'house'],
  ['invoiceZipcode', 'zipcode', 'value.zipcode'],
  ['invoiceCity', 'city', 'city'],
] as const;

/** The address for the invoice of a company that collects, without which it is a simplified one (RD 1619/2012 art. 6.1.e). */
export function InvoiceAddress({ draft, onChange, errorOf }: PartProps) {
  const t = useMessages(messages);
  return (
    <fieldset className={styles.invoice}>
      <legend>{t.invoiceAddress}</legend>
      <p className={styles.quiet}>{t.invoiceAddressNote}</p>
      <div className={styles.fields}>
        {fields.map(([key, label, name]) => (
          <Field
            key={key}
            label={t[label]}
            value={draft[key]}
            error={errorOf(`customer.address.${name}`, draft[key])}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
