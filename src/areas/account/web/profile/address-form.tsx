import { useState } from 'react';
import type { PlaceInZone } from '#areas/delivery/contract.ts';
import { MapSlot } from '#areas/delivery/web/delivery-web.ts';
import { isPostalCode } from '#values/contact-rules.ts';
import { addressLengths, isPlainLine } from '#values/plain-line.ts';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Operation } from '../use-operation.ts';
import { useTypedText } from '../use-typed-text.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import { SettingsForm } from './settings-form.tsx';
import { TypedField } from './typed-field.tsx';

export type Address = User['addresses'][number];

type AddressFormProps = { address: Address; operation: Operation; onSave: (address: Address) => void };

export function AddressForm({ address, operation, onSave }: AddressFormProps) {
  const t = useMessages(messages);
  const texts = t.addresses;
  const onEdit = operation.clear;
  const wrongLine = (text: string) => (isPlainLine(text.trim()) ? undefined : t.noLinks);
  const street = useTypedText({ error: wrongLine, onEdit }, address.street ?? '');
  const house = useTypedText({ error: wrongLine, onEdit }, address.house ?? '');
  const floor = useTypedText({ error: wrongLine, onEdit }, address.floor ?? '');
  const apartment = useTypedText({ error: wrongLine, onEdit }, address.apartment ?? '');
  const zipcode = useTypedText(
    { error: (text) => (isPostalCode(text) ? undefined : texts.wrongPostalCode), onEdit },
    address.value?.zipcode ?? '',
  );
  const city = useTypedText({ error: wrongLine, onEdit }, address.city ?? '');
  const extra = useTypedText({ error: wrongLine, onEdit }, address.extra ?? '');
  const isFilled =
    [street, house, city].every(({ value }) => value.trim() !== '') &&
    [street, house, floor, apartment, city, extra].every(({ value }) => isPlainLine(value.trim())) &&
    isPostalCode(zipcode.value);

  const [isMapOpen, setIsMapOpen] = useState(false);
  const [point, setPoint] = useState<PlaceInZone | null>(null);
  // Street and number are filled in at the point; another postal code or town is another place.
  const isAtPoint = point !== null && point.zipcodes.includes(zipcode.value) && point.city === city.value;

  function choosePoint(place: PlaceInZone): void {
    setPoint(place);
    if (place.street) {
      street.set(place.street);
      house.set(place.house ?? '');
    }
    if (!place.zipcodes.includes(zipcode.value)) zipcode.set(place.zipcode ?? '');
    city.set(place.city ?? '');
    onEdit();
  }

  // Coordinates are those of the map: others belonged to the former text.
  function save(): void {
    const parts = {
      street: street.value.trim(),
      house: house.value.trim(),
      floor: floor.value.trim() || null,
      apartment: apartment.value.trim() || null,
      city: city.value.trim(),
      extra: extra.value.trim() || null,
    };
    const value = { zipcode: zipcode.value, ...(isAtPoint && { latLng: point.latLng }) };
    onSave({
      ...(address.isForInvoices && { isForInvoices: true }),
      ...parts,
      value: { ...value, address: addressLine({ ...parts, value }) },
    });
  }

  const field = (name: keyof typeof addressLengths) => ({ name, label: texts[name], maxLength: addressLengths[name] });
  return (
    <SettingsForm
      operation={operation}
      canSend={isFilled}
      button={texts.saveAddress}
      variant="primary"
      success={null}
      onSend={save}
    >
      <MapSlot
        size="s"
        isOpen={isMapOpen}
        onOpen={() => setIsMapOpen(true)}
        place={
          point && isAtPoint
            ? {
                point: point.latLng,
                city: city.value,
                isExact: true,
                isDelivered: point.zone?.deliverable === true,
              }
            : null
        }
        onPick={choosePoint}
      />
      <FormGrid>
        <TypedField {...field('street')} text={street} className={fieldWidths.twoThirds} autoComplete="address-line1" />
        <TypedField {...field('house')} text={house} className={fieldWidths.third} />
        <TypedField {...field('floor')} isOptional text={floor} className={fieldWidths.mobileHalf} />
        <TypedField {...field('apartment')} isOptional text={apartment} className={fieldWidths.mobileHalf} />
        <TypedField
          text={zipcode}
          className={fieldWidths.third}
          label={texts.postalCode}
          name="zipcode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
        />
        <TypedField {...field('city')} text={city} className={fieldWidths.twoThirds} autoComplete="address-level2" />
        <TypedField
          {...field('extra')}
          isOptional
          text={extra}
          className={fieldWidths.whole}
          placeholder={texts.extraHint}
        />
      </FormGrid>
    </SettingsForm>
  );
}

/** An address in one line: 'Carrer del Mar 12, 3, 2 · 08911 Badalona'. */
export function addressLine({ street, house, floor, apartment, city, value }: Address): string {
  const line = [[street, house].filter(Boolean).join(' '), floor, apartment].filter(Boolean).join(', ');
  const place = [value?.zipcode, city].filter(Boolean).join(' ');
  return [line, place].filter(Boolean).join(' · ') || (value?.address ?? '');
}
