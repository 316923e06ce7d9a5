import type { Place } from '#areas/delivery/contract.ts';
import { addressLengths } from '#values/plain-line.ts';
import type { AddressDraft } from '../draft/order-draft.ts';

type FoundAddress = Pick<Place, 'street' | 'house' | 'zipcode' | 'city' | 'floor' | 'apartment'>;

/**
 * The address with a place that was found for it. Floor and door stay only where they are those of the same house, or were
 * typed before there was any.
 */
export function withPlace(address: AddressDraft, place: FoundAddress): AddressDraft {
  const { floor, apartment } = place;
  const found = {
    ...address,
    street: place.street ?? address.street,
    house: place.house ?? (place.street ? '' : address.house),
    zipcode: place.zipcode ?? '',
    city: place.city ?? '',
  };
  const isSameHouse = isBlank(address) || houseOf(found) === houseOf(address);
  if (isSameHouse && !floor && !apartment) return found;
  return {
    ...found,
    floor: (floor ?? '').slice(0, addressLengths.floor),
    apartment: (apartment ?? '').slice(0, addressLengths.apartment),
  };
}

const isBlank = ({ street, house }: AddressDraft): boolean => street.trim() === '' && house.trim() === '';

/** Names of towns are found in full, so that the street tells more. */
const houseOf = ({ street, house, zipcode }: AddressDraft): string =>
  [street, house, zipcode].map((part) => part.trim().toLowerCase()).join('\n');
