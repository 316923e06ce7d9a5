import type { ChangeEvent } from 'react';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { addressLengths } from '#values/plain-line.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import type { AddressDraft } from '../draft/order-draft.ts';

interface AddressPartsProps {
  readonly address: AddressDraft;
  /** `field` is the API's name of the one that is typed into. */
  readonly onType: (parts: Partial<AddressDraft>, field: string) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Why the shop does not deliver to the postal code that was typed. */
  readonly noDelivery: string | undefined;
}

type TextPart = Exclude<keyof AddressDraft, 'latLng' | 'placeId'>;

/** The parts of an address, typed by hand. */
export function AddressParts({ address, onType, errors, noDelivery }: AddressPartsProps) {
  const t = useMessages(messages);
  const texts = t.address;
  const field = (part: TextPart, name: string, place?: 'building' | 'town') => ({
    name: `delivery.address.${name}`,
    label: texts[part],
    maxLength: { ...addressLengths, zipcode: 5 }[part],
    value: address[part],
    error: errors[`delivery.address.${name}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      // Coordinates belonged to the former text. A point of the map stays while its street and number are filled in.
      onType(
        {
          [part]: target.value,
          ...((place === 'town' || (place && address.placeId !== null)) && { latLng: null, placeId: null }),
        },
        `delivery.address.${name}`,
      ),
  });
  const zipcode = field('zipcode', 'value.zipcode', 'town');
  return (
    <FormGrid>
      <TextField
        {...field('street', 'street', 'building')}
        className={fieldWidths.twoThirds}
        autoComplete="address-line1"
        required
      />
      <TextField {...field('house', 'house', 'building')} className={fieldWidths.third} required />
      <TextField
        {...zipcode}
        error={zipcode.error ?? noDelivery}
        isErrorLive
        className={fieldWidths.third}
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
      <TextField
        {...field('city', 'city', 'town')}
        className={fieldWidths.twoThirds}
        autoComplete="address-level2"
        required
      />
      <TextField {...field('floor', 'floor')} className={fieldWidths.mobileHalf} labelNote={t.optional} />
      <TextField {...field('apartment', 'apartment')} className={fieldWidths.mobileHalf} labelNote={t.optional} />
      <TextField
        {...field('extra', 'extra')}
        className={fieldWidths.whole}
        labelNote={t.optional}
        placeholder={texts.extraExample}
      />
    </FormGrid>
  );
}
