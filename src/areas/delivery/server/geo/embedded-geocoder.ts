import type { GeoPoint, Place } from '../../contract.ts';
import type { KnownAddress } from './address-file.ts';
import { type AddressText, parseAddressText } from './address-text.ts';
import type { Gazetteer, Municipality } from './gazetteer.ts';
import { type Geocoder, inOneLine, maxPlaces } from './geocoder.ts';
import { createLocalPlaces, type LocalPlaces } from './local-places.ts';
import { isSameTown, townWords } from './town-names.ts';

const noPlaces = createLocalPlaces([], []);

interface Found {
  readonly municipality: Municipality;
  /** One of its own. */
  readonly zipcode: string;
}

/**
 * Finds addresses without network or key: those that were imported exactly, others to the municipality. Their street and
 * house stay as they were typed, and a postal code is that which was typed, of the imported area, or the municipality's
 * first.
 */
export function createEmbeddedGeocoder(
  loadGazetteer: () => Promise<Gazetteer>,
  places: () => LocalPlaces = () => noPlaces,
): Geocoder {
  let names: TownNames | undefined;
  return {
    async search(text) {
      const gazetteer = await loadGazetteer();
      names ??= indexNames(gazetteer);
      const typed = parseAddressText(text);
      const local = places();
      const exact = local
        .findAddresses(typed, maxPlaces)
        .map((known) => describeKnown(known, gazetteer.findByPostalCode(known.zipcode)));
      if (exact.length > 0) return exact;
      return find(gazetteer, names, text, typed)
        .slice(0, maxPlaces)
        .map((found) =>
          describe(found, local.middleOf(found.zipcode) ?? gazetteer.middleOf(found.municipality), typed),
        );
    },

    async findAt(point) {
      const gazetteer = await loadGazetteer();
      const local = places();
      const known = local.addressAt(point);
      if (known) return { ...describeKnown(known, gazetteer.findByPostalCode(known.zipcode)), latLng: point };
      const zipcode = local.postalCodeAt(point);
      const near = gazetteer.findNear(point);
      const municipality = near.find(({ postalCodes }) => zipcode && postalCodes.includes(zipcode)) ?? near[0];
      if (!municipality) return null;
      const own = zipcode && municipality.postalCodes.includes(zipcode) ? zipcode : municipality.postalCodes[0]!;
      return describe({ municipality, zipcode: own }, point, { street: null, house: null });
    },
  };
}

function find(gazetteer: Gazetteer, names: TownNames, text: string, { zipcode, town }: AddressText): Found[] {
  if (zipcode) {
    const ofCode = gazetteer.findByPostalCode(zipcode);
    const named = town ? ofCode.filter(({ name }) => isSameTown(town, name)) : [];
    return (named.length > 0 ? named : ofCode).map((municipality) => ({ municipality, zipcode }));
  }
  const start = /^\s*(\d{2,4})\s*$/.exec(text)?.[1];
  if (start) {
    const codes = gazetteer.postalCodes.filter((code) => code.startsWith(start)).slice(0, maxPlaces);
    return codes.flatMap((code) =>
      gazetteer.findByPostalCode(code).map((municipality) => ({ municipality, zipcode: code })),
    );
  }
  return town ? findTowns(names, town).map((one) => ({ municipality: one, zipcode: one.postalCodes[0]! })) : [];
}

/** Each name of each municipality as its words; towns with many postal codes, which are the larger ones, first. */
type TownNames = readonly { readonly words: readonly string[]; readonly municipality: Municipality }[];

const indexNames = ({ municipalities }: Gazetteer): TownNames =>
  municipalities
    .toSorted((one, other) => other.postalCodes.length - one.postalCodes.length)
    .flatMap((municipality) => municipality.name.split('/').map((name) => ({ words: townWords(name), municipality })));

/** Towns whose names have all words typed, the last one perhaps unfinished: whole names first, then those that start so. */
function findTowns(names: TownNames, town: string): Municipality[] {
  const typed = townWords(town);
  const text = typed.join(' ');
  const rankOf = (words: readonly string[]): number => {
    const name = words.join(' ');
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    return typed.every((word) => words.some((own) => own.startsWith(word))) ? 2 : 3;
  };
  const ranked = names.map(({ words, municipality }) => ({ rank: rankOf(words), municipality }));
  return [0, 1, 2]
    .flatMap((wanted) => [
      ...new Set(ranked.filter(({ rank }) => rank === wanted).map(({ municipality }) => municipality)),
    ])
    .filter((one, at, all) => all.indexOf(one) === at);
}

function describeKnown(known: KnownAddress, municipalities: readonly Municipality[]): Place {
  const { street, house, zipcode, city, lat, lng } = known;
  const municipality = municipalities.find(({ name }) => isSameTown(city, name));
  return {
    latLng: { lat, lng },
    address: inOneLine(known),
    placeId: `${municipality ? `ine:${municipality.id}` : 'own'}:${zipcode}`,
    ...{ street, house, zipcode, city },
    zipcodes: [...(municipality?.postalCodes ?? [zipcode])],
  };
}

function describe(
  { municipality, zipcode }: Found,
  latLng: GeoPoint,
  { street, house }: Pick<AddressText, 'street' | 'house'>,
): Place {
  const parts = { street, house, zipcode, city: municipality.name };
  return {
    latLng,
    address: inOneLine(parts),
    placeId: `ine:${municipality.id}:${zipcode}`,
    ...parts,
    zipcodes: [...municipality.postalCodes],
  };
}
