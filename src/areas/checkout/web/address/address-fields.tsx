import { useId, useState } from 'react';
import type { User } from '#areas/account/web/account-web.ts';
import type { PlaceInZone } from '#areas/delivery/contract.ts';
import { MapSlot } from '#areas/delivery/web/delivery-web.ts';
import { Select } from '#design/forms/select.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { addressLine } from '../draft/order-body.ts';
import { addressDraft, type AddressDraft, emptyAddress } from '../draft/order-draft.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';
import { AddressParts } from './address-parts.tsx';
import { AddressSearch } from './address-search.tsx';
import styles from './address.module.css';
import { withPlace } from './chosen-address.ts';
import { OutOfZone, type StoreFacts, type WayOut } from './out-of-zone.tsx';
import type { SuggestedPlace } from './use-place-search.ts';
import { type AddressZone, noDeliveryTo, placeOnMap } from './use-address-zone.ts';
import { ZoneStatus } from './zone-status.tsx';

export interface AddressFieldsProps extends DraftFieldsProps {
  readonly options: CheckoutOptions;
  /** Those of the profile. */
  readonly saved: User['addresses'];
  readonly zone: AddressZone;
  readonly store: StoreFacts;
  readonly onRetryZone: () => void;
  readonly wayOut: WayOut;
  readonly onWayOut: (wayOut: WayOut) => void;
}

/**
 * Where to deliver: a saved address, one that is searched or chosen on the map, or its parts typed in; then whether the shop
 * delivers there. Where it does not, the ways out take the place of the fields, unless the address is being typed there.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, onChange, errors, options, saved, zone, store, onRetryZone, wayOut, onWayOut } = props;
  const t = useMessages(messages);
  const searchId = useId();
  const [isMapOpen, setIsMapOpen] = useState(false);
  const { address } = draft;
  const [search, setSearch] = useState('');
  /** Chosen as a whole: by the search, on the map or from the profile. */
  const [isChosen, setIsChosen] = useState(false);

  /** The town in whose middle the map shows the chosen street. */
  const [shownTown, setShownTown] = useState('');

  const known = noDeliveryTo(zone);
  const [lastKnown, setLastKnown] = useState(known);
  // While the next address is checked the ways out of the last one stay: they would vanish under the pointer.
  const isWaiting = isChosen && wayOut === 'address' && (zone.status === 'checking' || zone.status === 'incomplete');
  if (!isWaiting && JSON.stringify(known) !== JSON.stringify(lastKnown)) setLastKnown(known);
  const noDelivery = isWaiting ? lastKnown : known;
  const message = known && known.reason !== 'individual' ? messageOf(known.reason) : undefined;

  function messageOf(reason: 'outside' | 'inaccessible'): string {
    return reason === 'outside'
      ? t.noDelivery.message.outside(`${address.zipcode} ${address.city}`.trim())
      : t.noDelivery.message.inaccessible;
  }
  function choose(chosen: AddressDraft, text: string): void {
    onChange({ address: chosen }, 'delivery.address.street');
    setSearch(text);
    setShownTown('');
    setIsChosen(true);
    onWayOut('pickup');
  }
  function chooseSaved(index: string): void {
    const found = saved[Number(index)];
    if (index && found) choose(addressDraft(found), lineOf(addressDraft(found)));
    else clear();
  }
  function choosePlace(place: SuggestedPlace): void {
    const { street, house, city, latLng, placeId, address: text } = place;
    // A place without a street stands for its town: the coordinates are those of its middle, the street is still to come.
    const isExact = street !== null && house !== null;
    const found = withPlace(address, place);
    choose({ ...found, latLng: isExact ? latLng : null, placeId: isExact ? placeId : null }, text);
    setShownTown(street && place.isOfTown ? (city ?? '') : '');
  }
  function choosePoint(place: PlaceInZone): void {
    const { street, zipcodes, latLng, placeId, address: text } = place;
    // A town may have several: the one that was typed is the better one.
    const typed = address.zipcode.trim();
    const zipcode = zipcodes.includes(typed) ? typed : place.zipcode;
    choose({ ...withPlace(address, { ...place, zipcode }), latLng, placeId: street ? placeId : null }, text);
  }
  function clear(): void {
    setSearch('');
    setIsChosen(false);
    onChange({ address: emptyAddress }, 'delivery.address.street');
  }
  function type(parts: Partial<AddressDraft>, field: string): void {
    onChange({ address: { ...address, ...parts } }, field);
    // Below the ways out the fields stay where they are, and with them the focus.
    if (!(isChosen && wayOut === 'address')) setIsChosen(false);
  }

  const waysOut = noDelivery && (
    <OutOfZone
      {...noDelivery}
      town={address.city.trim() || address.zipcode}
      options={options}
      store={store}
      wayOut={wayOut}
      onWayOut={onWayOut}
    />
  );
  const parts = (
    <AddressParts
      address={address}
      onType={type}
      errors={errors}
      noDelivery={isChosen && wayOut === 'pickup' ? undefined : message}
    />
  );
  const status = waysOut ?? <ZoneStatus zone={zone} options={options} onRetry={onRetryZone} />;
  const isPartsHidden = isChosen && noDelivery !== null && wayOut === 'pickup' && options.pickupPoints.length > 0;
  const isStatusFirst = isChosen && (noDelivery !== null || wayOut === 'address');
  return (
    <div className={styles.address}>
      {saved.length > 0 && <SavedAddresses saved={saved} address={address} onChoose={chooseSaved} />}
      <AddressSearch
        id={searchId}
        text={search}
        onText={setSearch}
        note={isChosen && shownTown ? t.address.ofTown(shownTown) : undefined}
        error={isChosen && wayOut === 'pickup' ? message : undefined}
        onChoose={choosePlace}
        onClear={() => (known ? clear() : setSearch(''))}
        onOpenMap={() => setIsMapOpen(true)}
      />
      {isStatusFirst && status}
      {isStatusFirst && !isPartsHidden && parts}
      <div className={styles.map}>
        <MapSlot
          isOpen={isMapOpen}
          onOpen={() => setIsMapOpen(true)}
          place={placeOnMap(address, zone)}
          onPick={choosePoint}
        />
      </div>
      {!isStatusFirst && parts}
      {!isStatusFirst && status}
    </div>
  );
}

/** 'Carrer de Sant Bru, 18 · 08911 Badalona' */
const lineOf = (address: AddressDraft): string => `${addressLine(address)} · ${address.zipcode} ${address.city}`;

interface SavedAddressesProps {
  readonly saved: User['addresses'];
  readonly address: AddressDraft;
  readonly onChoose: (index: string) => void;
}

function SavedAddresses({ saved, address, onChoose }: SavedAddressesProps) {
  const t = useMessages(messages).address;
  const drafts = saved.map(addressDraft);
  const current = drafts.findIndex((one) => JSON.stringify(one) === JSON.stringify(address));
  return (
    <Select
      label={t.saved}
      value={current < 0 ? '' : String(current)}
      onChange={({ target }) => onChoose(target.value)}
      options={[
        ...drafts.map((one, index) => ({
          value: String(index),
          label: lineOf(one),
        })),
        { value: '', label: t.other },
      ]}
    />
  );
}
