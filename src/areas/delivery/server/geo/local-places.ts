import Flatbush from 'flatbush';
import type { GeoPoint } from '../../contract.ts';
import type { KnownAddress } from './address-file.ts';
import type { AddressText } from './address-text.ts';
import { isStreetType, streetWord } from './street-types.ts';
import { boxOf, distanceTo, middleOf, type Outline } from './outline.ts';
import type { PostalArea } from './postal-file.ts';
import { isSameTown, plainText, townWords } from './town-names.ts';

/** What the shopkeeper has imported about where postal codes and addresses are; without an import it knows nothing. */
export interface LocalPlaces {
  /** The postal code whose area contains a point; null where there is none. */
  postalCodeAt(point: GeoPoint): string | null;
  /** Metres from a point to the areas of a postal code, 0 inside; null for one without an area. */
  metresTo(postalCode: string, point: GeoPoint): number | null;
  /** The areas of a postal code; null for one without an area. */
  outlineOf(postalCode: string): Outline | null;
  /** A point well inside the area of a postal code; null for one without an area. */
  middleOf(postalCode: string): GeoPoint | null;
  /** The addresses that fit what was typed, in the order of their houses; without a street none. */
  findAddresses(typed: Omit<AddressText, 'floor' | 'apartment'>, max: number): KnownAddress[];
  /** The nearest address within some 50 m; null where there is none. */
  addressAt(point: GeoPoint): KnownAddress | null;
}

/** A reach in degrees, about 50 m. */
const reach = 0.0005;

export function createLocalPlaces(areas: readonly PostalArea[], addresses: readonly KnownAddress[]): LocalPlaces {
  const areasOf = Map.groupBy(areas, ({ code }) => code);
  const areasAt = indexBoxes(areas.map(({ outline }) => boxOf(outline)));
  const addressesAt = indexBoxes(addresses.map(({ lat, lng }) => [lng, lat, lng, lat]));
  const findStreets = indexStreets(addresses);
  const outlineOf = (postalCode: string): Outline | null =>
    areasOf.get(postalCode)?.flatMap(({ outline }) => outline) ?? null;

  return {
    postalCodeAt: (point) =>
      areasAt(point, 0)
        .map((at) => areas[at]!)
        .find(({ outline }) => distanceTo(outline, point) === 0)?.code ?? null,

    metresTo(postalCode, point) {
      const own = areasOf.get(postalCode);
      return own ? Math.min(...own.map(({ outline }) => distanceTo(outline, point))) : null;
    },

    outlineOf,

    middleOf(postalCode) {
      const outline = outlineOf(postalCode);
      return outline && middleOf(outline);
    },

    findAddresses({ street, house, zipcode, town }, max) {
      const words = street ? streetWords(street) : [];
      const found: KnownAddress[] = [];
      // Many streets lie in few towns, and comparing their names takes time.
      const isTyped = memoize((city: string) => isSameTown(town!, city));
      const named = findStreets(words);
      for (const one of named.length > 0 ? named : findStreets(words.filter((word) => !isStreetType(word)))) {
        if ((zipcode && one.zipcode !== zipcode) || (town && !isTyped(one.city))) continue;
        found.push(...(house ? (one.byHouse.get(plainText(house)) ?? []) : one.addresses));
        if (found.length >= max) break;
      }
      return found.slice(0, max);
    },

    addressAt(point) {
      const near = addressesAt(point, reach).map((at) => addresses[at]!);
      const squared = ({ lat, lng }: GeoPoint): number => (lat - point.lat) ** 2 + ((lng - point.lng) * 0.75) ** 2;
      return near.sort((one, other) => squared(one) - squared(other))[0] ?? null;
    },
  };
}

/** The words of a street's name, each kind of street in one spelling. */
const streetWords = (street: string): string[] => townWords(street).map(streetWord);

const houseNumber = ({ house }: KnownAddress): number => Number(/\d+/.exec(house)?.[0] ?? 0);

/** The addresses of a street, in the order of their houses. */
interface Street {
  readonly words: ReadonlySet<string>;
  readonly zipcode: string;
  readonly city: string;
  readonly addresses: readonly KnownAddress[];
  readonly byHouse: ReadonlyMap<string, readonly KnownAddress[]>;
}

/** The streets with all of some words, in alphabetical order; none without a word. */
function indexStreets(addresses: readonly KnownAddress[]): (words: readonly string[]) => Street[] {
  const wordsOf = memoize((street: string) => new Set(streetWords(street)));
  const plainHouse = memoize(plainText);
  const compare = new Intl.Collator('es').compare;
  const streets = [...Map.groupBy(addresses, ({ street, zipcode, city }) => `${street}\n${zipcode}\n${city}`).values()]
    .sort(([one], [other]) => compare(one!.street, other!.street))
    .map((ofStreet): Street => {
      const sorted = ofStreet.toSorted((one, other) => houseNumber(one) - houseNumber(other));
      const { street, zipcode, city } = sorted[0]!;
      const byHouse = Map.groupBy(sorted, ({ house }) => plainHouse(house));
      return { words: wordsOf(street), zipcode, city, addresses: sorted, byHouse };
    });
  const byWord = Map.groupBy(
    streets.flatMap((street) => [...street.words].map((word) => ({ word, street }))),
    ({ word }) => word,
  );
  return (words) => {
    const candidates = words.map((word) => byWord.get(word) ?? []);
    const [fewest = []] = candidates.toSorted((one, other) => one.length - other.length);
    return fewest.map(({ street }) => street).filter((street) => words.every((word) => street.words.has(word)));
  };
}

function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, compute(text));
    return known.get(text)!;
  };
}

/** Which boxes reach into a square around a point, by number. */
function indexBoxes(boxes: readonly (readonly [number, number, number, number])[]) {
  if (boxes.length === 0) return () => [];
  const index = new Flatbush(boxes.length);
  for (const box of boxes) index.add(...box);
  index.finish();
  return ({ lat, lng }: GeoPoint, around: number): number[] =>
    index.search(lng - around, lat - around, lng + around, lat + around);
}
