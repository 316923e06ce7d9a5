import type { GeoPoint, Place } from '../../contract.ts';
import type { KnownAddress } from './address-file.ts';
import { type AddressText, divideAtTown, parseAddressText } from './address-text.ts';
import type { Gazetteer, Municipality } from './gazetteer.ts';
import { type Geocoder, inOneLine, maxPlaces } from './geocoder.ts';
import { createLocalPlaces, type LocalPlaces } from './local-places.ts';
import { isStreetType, streetName } from './street-types.ts';
import { isSameTown, plainText, townWords } from './town-names.ts';

const noPlaces = createLocalPlaces([], []);

/** Half the side of the square around the shop whose towns come first, some 25 km. */
const nearDegrees = 0.25;

interface Found {
  readonly municipality: Municipality;
  /** One of its own. */
  readonly zipcode: string;
}

/**
 * Finds addresses without network or key: those that were imported exactly, others to the municipality. Their street is
 * the imported one or, with capital letters, the typed one; their house stays as it was typed, and a postal code is that which was typed, of the imported area, or the municipality's
 * first. A street without a town is one of the municipality at `home`, where the shop is.
 */
export function createEmbeddedGeocoder(
  loadGazetteer: () => Promise<Gazetteer>,
  places: () => LocalPlaces = () => noPlaces,
  home: GeoPoint | null = null,
): Geocoder {
  let names: TownNames | undefined;
  let near: Set<Municipality> | undefined;
  return {
    async search(text) {
      const gazetteer = await loadGazetteer();
      names ??= indexNames(gazetteer);
      const typed = readAddress(gazetteer, names, text);
      const local = places();
      const exact = local.findAddresses(typed, maxPlaces).map((known) => ({
        ...describeKnown(known, gazetteer.findByPostalCode(known.zipcode)),
        ...(typed.house !== null && typedFloor(typed)),
      }));
      if (exact.length > 0) return exact;
      near ??= new Set(home ? gazetteer.findAround(home, nearDegrees) : []);
      const found = find(gazetteer, { names, near, text }, typed);
      // A house that the import lacks may stand in a street that it has.
      const streets = local.findAddresses({ ...typed, house: null }, maxPlaces);
      return (found.length > 0 ? found : findAtHome(gazetteer, home, typed)).slice(0, maxPlaces).map((one) => {
        const known = streets.find(({ city }) => isSameTown(city, one.municipality.name));
        const street = known?.street ?? (typed.street && streetName(typed.street));
        const middle = local.middleOf(one.zipcode) ?? gazetteer.middleOf(one.municipality);
        return { ...describe(one, middle, { street, house: typed.house }), ...typedFloor(typed) };
      });
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

/** Divides an address by the towns of the list, of those with its postal code also by parts of their names. */
function readAddress(gazetteer: Gazetteer, names: TownNames, text: string): AddressText {
  const isOneOf = (town: string, zipcode: string): boolean =>
    gazetteer
      .findByPostalCode(zipcode)
      .some(({ name }) => isSameTown(town, name) && townWords(town).length <= townWords(name).length);
  const isTown = (town: string, zipcode: string | null): boolean =>
    names.whole.has(townWords(town).join(' ')) || (zipcode !== null && isOneOf(town, zipcode));
  const typed = parseAddressText(text, isTown);
  if (typed.street !== null || !typed.town) return typed;
  // 'Sant Bru 08911': no town of this code.
  if (typed.zipcode && !isTown(typed.town, typed.zipcode)) return { ...typed, street: typed.town, town: null };
  if (findTowns(names, typed.town).length > 0) return typed;
  // 'Sant Bru Badalona': more than a town.
  return { ...typed, ...divideAtTown(typed.town, (town) => isTown(town, typed.zipcode)) };
}

/** A street without a town, in the municipality of the shop. */
function findAtHome(
  gazetteer: Gazetteer,
  home: GeoPoint | null,
  { street, house, town, zipcode }: AddressText,
): Found[] {
  const isAddress = street && (house !== null || isStreetType(plainText(street).split(' ')[0]!));
  const [municipality] = isAddress && home && town === null && zipcode === null ? gazetteer.findNear(home) : [];
  return municipality ? [{ municipality, zipcode: municipality.postalCodes[0]! }] : [];
}

function find(
  gazetteer: Gazetteer,
  { names, near, text }: { names: TownNames; near: ReadonlySet<Municipality>; text: string },
  { zipcode, town }: AddressText,
): Found[] {
  const ofCode = zipcode ? gazetteer.findByPostalCode(zipcode) : [];
  if (zipcode && ofCode.length > 0) {
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
  return town ? findTowns(names, town, near).map((one) => ({ municipality: one, zipcode: one.postalCodes[0]! })) : [];
}

/** Each name of each municipality as its words; towns with many postal codes, which are the larger ones, first. */
interface TownNames {
  readonly all: readonly { readonly words: readonly string[]; readonly municipality: Municipality }[];
  /** The words of whole names. */
  readonly whole: ReadonlySet<string>;
}

function indexNames({ municipalities }: Gazetteer): TownNames {
  const all = municipalities
    .toSorted((one, other) => other.postalCodes.length - one.postalCodes.length)
    .flatMap((municipality) => municipality.name.split('/').map((name) => ({ words: townWords(name), municipality })));
  return { all, whole: new Set(all.map(({ words }) => words.join(' '))) };
}

/**
 * Towns whose names have all words typed, the last one perhaps unfinished: whole names first, then those that start so, of
 * both the ones near the shop before others. If there are none, those with a letter in four wrong.
 */
function findTowns({ all }: TownNames, town: string, near: ReadonlySet<Municipality> = new Set()): Municipality[] {
  const typed = townWords(town);
  const text = typed.join(' ');
  const rankOf = (words: readonly string[], municipality: Municipality): number => {
    const name = words.join(' ');
    if (name.startsWith(text)) return (name === text ? 1 : 2) - (near.has(municipality) ? 2 : 0);
    return typed.every((word) => words.some((own) => own.startsWith(word))) ? 3 : 4;
  };
  const ranked = all
    .map(({ words, municipality }) => ({ rank: rankOf(words, municipality), municipality }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank);
  const found =
    ranked.length > 0 || text.length < minMisspelt
      ? ranked
      : all.filter(({ words, municipality: { name } }) => words.length === typed.length && isSameTown(town, name));
  return [...new Set(found.map(({ municipality }) => municipality))];
}

/** Shorter names have too many like them. */
const minMisspelt = 6;

const typedFloor = ({ floor, apartment }: AddressText): Pick<Place, 'floor' | 'apartment'> => ({
  ...(floor && { floor }),
  ...(apartment && { apartment }),
});

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
    isOfTown: true,
    zipcodes: [...municipality.postalCodes],
  };
}
