import { isPostalCode } from '#values/contact-rules.ts';
import { divideFloor, type FloorText, isFloorWord } from './floor-text.ts';
import { isStreetType } from './street-types.ts';
import { plainText } from './town-names.ts';

/** An address as it was typed, in its parts; a part that was not typed is null. */
export interface AddressText extends FloorText {
  readonly street: string | null;
  readonly house: string | null;
  readonly zipcode: string | null;
  readonly town: string | null;
}

/** Whether a text is the whole name of a town, or at the end of an address with this postal code means one of its towns. */
export type IsTown = (text: string, zipcode: string | null) => boolean;

/**
 * Divides an address as people type it: street, number, floor, postal code and town in any usual order, with commas or
 * without. What is neither postal code nor town stays as it was typed. A town without a comma is told from the street by
 * `isTown`.
 */
export function parseAddressText(typed: string, isTown: IsTown = () => false): AddressText {
  // Long runs of spaces would cost the patterns below much time.
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  const codes = [...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].filter(([code]) => isPostalCode(code));
  const code = codes.at(-1);
  const zipcode = code?.[0] ?? null;
  const withoutCode = code ? `${text.slice(0, code.index)},${text.slice(code.index + 5)}` : text;
  const segments = withoutCode
    .replace(/\b(?:c\.?\s?p\.?|codi postal|c[óo]digo postal)\s*(?=,|$)/giu, ',')
    .split(/[,;()\n]| [-–] /)
    .map(trimmed)
    .filter((one) => one !== '' && !/^(?:espa[ñn]a|spain|catalu[ñn]ya|cataluña|e)$/iu.test(one));
  const { floor, ...parts } = divide(segments, (one) => isTown(one, zipcode));
  return { ...parts, ...divideFloor(floor), zipcode };
}

/** The longest text that a search takes. */
const maxLength = 200;

/** `floor` has the door, too. */
type Parts = Omit<AddressText, 'zipcode' | 'apartment'>;
const nothing: Parts = { street: null, house: null, floor: null, town: null };
type IsTownHere = (text: string) => boolean;

function divide(typed: readonly string[], isTown: IsTownHere): Parts {
  const segments = typed.map((one) => one.replace(countryAtEnd, ''));
  if (segments.length === 0) return nothing;
  const isStreet = (one: string): boolean => /\d/.test(one) || isStreetType(plainText(one).split(' ')[0]!);
  const towns = segments.map((one) => !/\d/.test(one) && isTown(one));
  const last = segments.at(-1)!;
  const mayBeTown = !isStreet(last) && (segments.length === 1 || !isFloor(last));
  const known = towns.indexOf(true);
  const at = known < 0 && mayBeTown ? segments.length - 1 : known;
  if (at < 0) return readStreet(segments, isTown);
  // 'Badalona, Barcelona': the province comes last.
  const rest = segments.filter((_, index) => index < at || (index > at && !towns[index]));
  return { ...readStreet(rest, null), town: segments[at]! };
}

/** Street, house and floor of what is left without postal code and town; with `isTown` the town may be among them. */
function readStreet([first, ...others]: readonly string[], isTown: IsTownHere | null): Parts {
  if (first === undefined) return nothing;
  const found = readHouse(first, isTown);
  let { house, town } = found;
  const floors = [found.floor];
  for (const other of others) {
    const match = house === null ? wholeHouse.exec(other) : null;
    const tail = match ? readTail(other.slice(match[0].length), isTown) : { floor: other, town: null };
    if (match) house = trimmed(match[1]!);
    town ??= tail.town;
    floors.push(tail.floor);
  }
  return { street: found.street, house, town, floor: floors.filter(Boolean).join(', ') || null };
}

const number = String.raw`(?:n(?:[úu]m(?:ero)?|[º°o])?[.:]?\s?(?:[º°]\.?\s?)?)?`;
const digits = String.raw`\d{1,4}(?:\s?(?:bis|[a-z](?![\p{L}\d.])))?(?:\s?[-–/]\s?\d{1,4}(?![\p{L}ºª°]))?`;
const words = String.raw`s/n|km\.?\s?\d{1,4}(?:[.,]\d{1,3})?|nau\s?\d{1,3}|nave\s?\d{1,3}|parcela\s?\d{1,3}|parcel·la\s?\d{1,3}`;
const wholeHouse = new RegExp(String.raw`^${number}(${digits}|${words})(?=$|\s)`, 'iu');
/** A number within the name of a street is followed by a preposition: 'Avinguda 11 de Setembre'. */
const houses = new RegExp(
  String.raw`(?:^|(?<=\s))${number}(${digits}|${words})(?=$|\s)(?!\s(?:de|del|d['’]\p{L}))`,
  'giu',
);
const countryAtEnd = /\s(?:espa[ñn]a|spain)$/iu;

function readHouse(text: string, isTown: IsTownHere | null): Parts {
  for (const match of text.matchAll(houses)) {
    const before = trimmed(text.slice(0, match.index));
    const after = trimmed(text.slice(match.index + match[0].length));
    const house = trimmed(match[1]!);
    // '18 Carrer de Sant Bru'
    if (before === '') {
      if (after === '') return { ...nothing, street: text };
      return { ...divideAtTown(after, isTown), house, floor: null };
    }
    // 'Calle 15, 3': a number after nothing but the kind of street is its name, unless it is a 'Rambla'.
    const plain = plainText(before).split(' ');
    if (plain.length === 1 && /^(?:calle|carrer|c|avenida|avinguda|av|avda)$/.test(plain[0]!)) continue;
    const tail = readTail(after, isTown);
    if (tail.town !== null || after === '' || tail.floor) {
      const street = tail.town === null ? divideAtTown(before, isTown) : { street: before, town: tail.town };
      return { street: street.street, town: street.town, house, floor: tail.floor };
    }
    return { street: before, house, floor: null, town: after };
  }
  return { ...divideAtTown(text, isTown), house: null, floor: null };
}

/** What follows a house: floor and door, then the town. */
function readTail(text: string, isTown: IsTownHere | null): Pick<Parts, 'floor' | 'town'> {
  const tokens = trimmed(text).split(' ').filter(Boolean);
  let at = 0;
  while (at < tokens.length && isFloorWord(tokens[at]!) && !isTown?.(tokens.slice(at).join(' '))) at += 1;
  return { floor: tokens.slice(0, at).join(' ') || null, town: trimmed(tokens.slice(at).join(' ')) || null };
}

const isFloor = (text: string): boolean => text.split(' ').every(isFloorWord);

/**
 * Divides a street and a town without a comma, at either end. A street is more than its kind and prepositions: 'Calle de
 * Toledo' is a street.
 */
export function divideAtTown(text: string, isTown: IsTownHere | null): Pick<Parts, 'street' | 'town'> {
  const tokens = text.split(' ');
  for (let size = Math.min(6, tokens.length - 1); isTown && size > 0; size -= 1) {
    const [before, last] = [tokens.slice(0, -size), tokens.slice(-size).join(' ')];
    if (isName(before) && isTown(last)) return { street: trimmed(before.join(' ')), town: last };
  }
  for (let size = Math.min(6, tokens.length - 1); isTown && size > 0; size -= 1) {
    const [first, after] = [tokens.slice(0, size).join(' '), tokens.slice(size)];
    if (isStreetType(plainText(after[0]!).split(' ')[0]!) && after.length > 1 && isTown(first))
      return { street: after.join(' '), town: first };
  }
  return { street: text || null, town: null };
}

const preposition = /^(?:de|del|la|el|les|los|las|els|l|d|i|y)$/;
function isName(tokens: readonly string[]): boolean {
  const plain = tokens.map(plainText);
  if (preposition.test(plain.at(-1)!)) return false;
  return plain
    .flatMap((one) => one.split(' '))
    .some((word) => word !== '' && !preposition.test(word) && !isStreetType(word));
}

const trimmed = (text: string): string => text.replace(/^[\s,;.:-]+|[\s,;:-]+$/g, '');
