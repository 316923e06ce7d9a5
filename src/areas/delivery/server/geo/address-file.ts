import { isPostalCode } from '#values/contact-rules.ts';
import { maxProblems, PlaceFileError } from './postal-file.ts';

/** An address that exists, with its place. */
export interface KnownAddress {
  readonly street: string;
  readonly house: string;
  readonly zipcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

const columns = ['street', 'house', 'zipcode', 'city', 'lat', 'lng'] as const;
const maxAddresses = 200_000;
const maxText = 100;

/**
 * The addresses of a CSV text: a heading with these columns in any order, then one address in each line, divided by
 * semicolons or commas, in quotation marks where a value has one of them. Throws `PlaceFileError`.
 */
export function parseAddresses(source: string): KnownAddress[] {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = lines[0]!.includes(';') ? ';' : ',';
  const heading = readCells(lines[0]!, separator) ?? [];
  const missing = columns.filter((column) => !heading.includes(column));
  if (missing.length > 0) throw new PlaceFileError([`line 1: has no column ${missing.join(', ')}`]);

  const problems: string[] = [];
  const addresses = lines.slice(1).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const address = readAddress(readCells(line, separator), heading);
    if (typeof address !== 'string') return [address];
    problems.push(`line ${index + 2}: ${address}`);
    return [];
  });
  if (addresses.length > maxAddresses)
    problems.unshift(`it has ${addresses.length} addresses, at most ${maxAddresses}`);
  if (addresses.length === 0 && problems.length === 0) problems.push('it has no addresses');
  if (problems.length > 0) throw new PlaceFileError(problems.slice(0, maxProblems));
  return addresses;
}

/** Null where a quotation mark is not closed. */
function readCells(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    if (!quoted && /^\s*"/.test(rest)) return null;
    const end = quoted ? quoted[0].length : rest.indexOf(separator);
    const cell = quoted ? quoted[1]!.replaceAll('""', '"') : end < 0 ? rest : rest.slice(0, end);
    cells.push(cell.trim());
    if (end < 0 || end >= rest.length) return cells;
    if (rest[end] !== separator) return null;
    rest = rest.slice(end + 1);
  }
}

/** The address of a line, or what is wrong with it. */
function readAddress(cells: readonly string[] | null, heading: readonly string[]): KnownAddress | string {
  if (!cells) return 'has a quotation mark too many or too few';
  if (cells.length !== heading.length) return `has ${cells.length} values, and the heading ${heading.length}`;
  const valueOf = (column: (typeof columns)[number]): string => cells[heading.indexOf(column)]!;
  const { street, house, zipcode, city } = {
    street: valueOf('street'),
    house: valueOf('house'),
    zipcode: valueOf('zipcode'),
    city: valueOf('city'),
  };
  if (!street || !house || !city) return 'needs street, house and city';
  if ([street, house, city].some((text) => text.length > maxText))
    return `has a text of more than ${maxText} characters`;
  if (!isPostalCode(zipcode)) return `zipcode ${zipcode} is no Spanish postal code`;
  const [lat, lng] = [valueOf('lat'), valueOf('lng')].map((text) =>
    /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN,
  );
  if (Number.isNaN(lat) || Number.isNaN(lng)) return 'lat and lng must be degrees such as 41.4502';
  const problem = placeProblem(lat!, lng!);
  return problem ?? { street, house, zipcode, city, lat: lat!, lng: lng! };
}

/** All of Spain is between 27° and 44° north and between 19° west and 5° east. */
function placeProblem(lat: number, lng: number): string | null {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return `lat ${lat}, lng ${lng} is no latitude and longitude`;
  const isSpain = (north: number, east: number): boolean => north >= 27 && north <= 44.5 && east >= -19 && east <= 5;
  if (isSpain(lat, lng)) return null;
  return isSpain(lng, lat) ? 'lat and lng are swapped' : `lat ${lat}, lng ${lng} is not in Spain`;
}
