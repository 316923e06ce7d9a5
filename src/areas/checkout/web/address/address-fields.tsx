import { type ChangeEvent, useId, useState } from 'react';
import type { User } from '#areas/account/web/account-web.ts';
import type { PlaceInZone } from '#areas/delivery/contract.ts';
import { MapSlot } from '#areas/delivery/web/delivery-web.ts';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { addressLine } from '../draft/order-body.ts';
import { addressDraft, type AddressDraft, emptyAddress } from '../draft/order-draft.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';
import { AddressSearch } from './address-search.tsx';
import styles from './address.module.css';
import type { SuggestedPlace } from './use-place-search.ts';
import { type AddressZone, placeOnMap } from './use-address-zone.ts';
import { ZoneStatus } from './zone-status.tsx';

export interface AddressFieldsProps extends DraftFieldsProps {
  readonly options: CheckoutOptions;
  /** Those of the profile. */
  readonly saved: User['addresses'];
  readonly zone: AddressZone;
  readonly phone: string;
  readonly onRetryZone: () => void;
}

type TextPart = Exclude<keyof AddressDraft, 'latLng' | 'placeId'>;

/** Where to deliver: a saved address, one that is searched, or its parts typed in; then whether the shop delivers there. */
export function AddressFields({
  draft,
  onChange,
  errors,
  options,
  saved,
  zone,
  phone,
  onRetryZone,
}: AddressFieldsProps) {
  const t = useMessages(messages);
  const texts = t.address;
  const searchId = useId();
  const [isMapOpen, setIsMapOpen] = useState(false);
  const { address } = draft;

  function set(parts: Partial<AddressDraft>, field?: string): void {
    onChange({ address: { ...address, ...parts } }, field);
  }
  const field = (part: TextPart, name: string, place?: 'building' | 'town') => ({
    name: `delivery.address.${name}`,
    value: address[part],
    error: errors[`delivery.address.${name}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      // Coordinates belonged to the former text. A point of the map stays while its street and number are filled in.
      set(
        {
          [part]: target.value,
          ...((place === 'town' || (place && address.placeId !== null)) && { latLng: null, placeId: null }),
        },
        `delivery.address.${name}`,
      ),
  });

  function chooseSaved(index: string): void {
    const chosen = saved[Number(index)];
    onChange({ address: index && chosen ? addressDraft(chosen) : emptyAddress }, 'delivery.address.street');
  }
  function choosePlace({ street, house, zipcode, city, latLng, placeId }: SuggestedPlace): void {
    // A place without a street stands for its town: the coordinates are those of its middle, the street is still to come.
    const isExact = street !== null && house !== null;
    set(
      {
        street: street ?? address.street,
        house: house ?? (street ? '' : address.house),
        zipcode: zipcode ?? '',
        city: city ?? '',
        latLng: isExact ? latLng : null,
        placeId: isExact ? placeId : null,
      },
      'delivery.address.street',
    );
  }
  function choosePoint({ street, house, zipcode, zipcodes, city, latLng, placeId }: PlaceInZone): void {
    set(
      {
        street: street ?? address.street,
        house: house ?? (street ? '' : address.house),
        // A town may have several: the one that was typed is the better one.
        zipcode: zipcodes.includes(address.zipcode.trim()) ? address.zipcode.trim() : (zipcode ?? ''),
        city: city ?? '',
        latLng,
        placeId: street ? placeId : null,
      },
      'delivery.address.street',
    );
  }
  function startAgain(): void {
    onChange({ address: emptyAddress });
    document.getElementById(searchId)?.focus();
  }

  const current = saved.findIndex((one) => JSON.stringify(addressDraft(one)) === JSON.stringify(address));
  return (
    <div className={styles.address}>
      {saved.length > 0 && (
        <Select
          label={texts.saved}
          value={current < 0 ? '' : String(current)}
          onChange={({ target }) => chooseSaved(target.value)}
          options={[
            ...saved.map((one, index) => {
              const { zipcode, city, ...parts } = addressDraft(one);
              return {
                value: String(index),
                label: `${addressLine({ zipcode, city, ...parts })} · ${zipcode} ${city}`,
              };
            }),
            { value: '', label: texts.other },
          ]}
        />
      )}
      <AddressSearch id={searchId} onChoose={choosePlace} onOpenMap={() => setIsMapOpen(true)} />
      <div className={styles.map}>
        <MapSlot
          isOpen={isMapOpen}
          onOpen={() => setIsMapOpen(true)}
          place={placeOnMap(address, zone)}
          onPick={choosePoint}
        />
      </div>
      <FormGrid>
        <TextField
          {...field('street', 'street', 'building')}
          className={fieldWidths.twoThirds}
          label={texts.street}
          autoComplete="address-line1"
          maxLength={200}
          required
        />
        <TextField
          {...field('house', 'house', 'building')}
          className={fieldWidths.third}
          label={texts.house}
          maxLength={20}
          required
        />
        <TextField
          {...field('zipcode', 'value.zipcode', 'town')}
          className={fieldWidths.third}
          label={texts.zipcode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          required
        />
        <TextField
          {...field('city', 'city', 'town')}
          className={fieldWidths.twoThirds}
          label={texts.city}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
        <TextField
          {...field('floor', 'floor')}
          className={fieldWidths.mobileHalf}
          label={texts.floor}
          labelNote={t.optional}
          maxLength={20}
        />
        <TextField
          {...field('apartment', 'apartment')}
          className={fieldWidths.mobileHalf}
          label={texts.apartment}
          labelNote={t.optional}
          maxLength={20}
        />
        <TextField
          {...field('extra', 'extra')}
          className={fieldWidths.whole}
          label={texts.extra}
          labelNote={t.optional}
          placeholder={texts.extraExample}
          maxLength={500}
        />
      </FormGrid>
      <ZoneStatus
        zone={zone}
        town={`${address.zipcode} ${address.city}`.trim()}
        options={options}
        phone={phone}
        onRetry={onRetryZone}
        onPickup={() => onChange({ deliveryType: 'pickup', date: null, slot: null }, 'delivery.type')}
        onOtherAddress={startAgain}
      />
    </div>
  );
}
