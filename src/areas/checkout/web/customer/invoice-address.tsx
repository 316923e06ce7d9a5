import type { ChangeEvent } from 'react';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { addressLengths } from '#values/plain-line.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import styles from '../checkout-page.module.css';
import { isInvoiceAddressNeeded } from '../draft/draft-errors.ts';
import { asksInvoiceAddress } from '../draft/order-body.ts';
import type { AddressDraft } from '../draft/order-draft.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

/**
 * The address of the invoice, which that of a delivery may be. Without one a company's invoice is a simplified one, which is
 * for small sums only (RD 1619/2012 art. 4 and 6.1.e). `price` is to pay, in euros.
 */
export function InvoiceAddress({ draft, onChange, errors, price }: DraftFieldsProps & { readonly price: number }) {
  const t = useMessages(messages);
  const { invoiceAddress: address } = draft;
  const hasFields = asksInvoiceAddress(draft);
  const isNeeded = isInvoiceAddressNeeded(draft, price);
  const field = (part: 'street' | 'house' | 'zipcode' | 'city', name: string) => ({
    name: `customer.address.${name}`,
    label: t.address[part],
    maxLength: { ...addressLengths, zipcode: 5 }[part],
    value: address[part],
    error: errors[`customer.address.${name}`],
    required: isNeeded && part !== 'house',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed: AddressDraft = { ...address, [part]: target.value, latLng: null, placeId: null };
      onChange({ invoiceAddress: typed }, `customer.address.${name}`);
    },
  });
  return (
    <fieldset className={styles.invoice}>
      <legend>
        {t.customer.invoiceAddress} {!isNeeded && <small className="muted">{t.optional}</small>}
      </legend>
      {draft.deliveryType === 'delivery' ? (
        <Checkbox
          label={t.customer.sameAddress}
          checked={!draft.hasOwnInvoiceAddress}
          onChange={({ target }) => onChange({ hasOwnInvoiceAddress: !target.checked })}
        />
      ) : (
        draft.type === 'legal' && (
          <p className="small muted">{t.customer.invoiceAddressNotes[isNeeded ? 'needed' : 'optional']}</p>
        )
      )}
      {hasFields && (
        <FormGrid>
          <TextField
            {...field('street', 'street')}
            className={fieldWidths.twoThirds}
            autoComplete="billing address-line1"
          />
          <TextField
            {...field('house', 'house')}
            className={fieldWidths.third}
            labelNote={isNeeded ? t.optional : undefined}
          />
          <TextField
            {...field('zipcode', 'value.zipcode')}
            className={fieldWidths.third}
            autoComplete="billing postal-code"
            inputMode="numeric"
          />
          <TextField
            {...field('city', 'city')}
            className={fieldWidths.twoThirds}
            autoComplete="billing address-level2"
          />
        </FormGrid>
      )}
    </fieldset>
  );
}
