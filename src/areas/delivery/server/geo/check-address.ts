import type { Address } from '../../address.ts';
import type { GeoPoint } from '../../contract.ts';
import type { Gazetteer } from './gazetteer.ts';
import { createLocalPlaces, type LocalPlaces } from './local-places.ts';
import { isSameTown } from './town-names.ts';

const noPlaces = createLocalPlaces([], []);
/** An imported area may be drawn a little beside the houses. */
const areaPrecisionMetres = 200;

/** Where an address is, if just one imported address has its street, house and postal code. */
function exactPoint(local: LocalPlaces, { street, house, value, city }: Address): GeoPoint | null {
  const typed = { street: street || null, house: house || null, zipcode: value?.zipcode ?? null, town: city || null };
  const [found, another] = house ? local.findAddresses(typed, 2) : [];
  return found && !another ? { lat: found.lat, lng: found.lng } : null;
}

type AddressPart = 'value.zipcode' | 'city' | 'value.latLng';

export type CheckAddress = (
  address: Address,
) => Promise<
  | { readonly point: GeoPoint; readonly address: Address; readonly municipality: string }
  | { readonly mismatch: AddressPart[]; readonly towns: string[] }
>;

/**
 * Whether postal code, town and coordinates of an address belong to one municipality (decisions.md section 9). The town
 * may be written in any usual way, and coordinates may be as far off as the outlines are. Returns the point that decides
 * the zone: the coordinates, or without them those of the imported address, the middle of the postal code's imported area,
 * or that of the municipality; a missing town is filled in. `municipality` is its name in the shop's table.
 */
export function createCheckAddress(
  loadGazetteer: () => Promise<Gazetteer>,
  places: () => LocalPlaces = () => noPlaces,
): CheckAddress {
  return async (address) => {
    const gazetteer = await loadGazetteer();
    const local = places();
    const { zipcode, latLng } = address.value ?? {};
    const ofCode = gazetteer.findByPostalCode(zipcode ?? '');
    if (ofCode.length === 0) return { mismatch: ['value.zipcode'], towns: [] };
    const { city } = address;
    const ofTown = city ? ofCode.filter(({ name }) => isSameTown(city, name)) : ofCode;
    const isInArea = !latLng || (local.metresTo(zipcode!, latLng) ?? 0) <= areaPrecisionMetres;
    const near = latLng && new Set(isInArea ? gazetteer.findNear(latLng) : []);
    const atPoint = near ? ofCode.filter((one) => near.has(one)) : ofCode;
    const municipality = ofTown.find((one) => atPoint.includes(one));
    if (municipality)
      return {
        point: latLng ?? exactPoint(local, address) ?? local.middleOf(zipcode!) ?? gazetteer.middleOf(municipality),
        address: city ? address : { ...address, city: municipality.name },
        municipality: municipality.name,
      };
    const mismatch: AddressPart[] = [];
    if (ofTown.length === 0) mismatch.push('city');
    if (atPoint.length === 0 || mismatch.length === 0) mismatch.push('value.latLng');
    return { mismatch, towns: ofCode.map(({ name }) => name) };
  };
}
