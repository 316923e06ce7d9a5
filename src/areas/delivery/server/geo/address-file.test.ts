import { describe, expect, it } from 'vitest';
import { parseAddresses } from './address-file.ts';
import { PlaceFileError } from './postal-file.ts';

const heading = 'street;house;zipcode;city;lat;lng';
const line = 'Carrer de Sant Bru;18;08911;Badalona;41.4502;2.2445';

function problemsOf(source: string): readonly string[] {
  try {
    parseAddresses(source);
  } catch (error) {
    if (error instanceof PlaceFileError) return error.problems;
    throw error;
  }
  return [];
}

describe('a file of addresses', () => {
  const address = {
    street: 'Carrer de Sant Bru',
    house: '18',
    zipcode: '08911',
    city: 'Badalona',
    lat: 41.4502,
    lng: 2.2445,
  };

  it('has one in each line, in columns of any order, with semicolons or commas', () => {
    expect(parseAddresses(`${heading}\r\n${line}\r\n\r\n`)).toEqual([address]);
    expect(
      parseAddresses('\uFEFFlng,lat,city,zipcode,house,street\n2.2445,41.4502,Badalona,08911,18,"Sant Bru, 1 ""b"""'),
    ).toEqual([{ ...address, street: 'Sant Bru, 1 "b"' }]);
  });

  it.each([
    ['Sant Bru;18;08911;Badalona;2.2445;41.4502', 'line 2: lat and lng are swapped'],
    ['Sant Bru;18;08911;Badalona;91;2', 'line 2: lat 91, lng 2 is no latitude and longitude'],
    ['Sant Bru;18;08911;Badalona;52.5;13.4', 'line 2: lat 52.5, lng 13.4 is not in Spain'],
    ['Sant Bru;18;08911;Badalona;41,45;2.2', 'line 2: lat and lng must be degrees such as 41.4502'],
    ['Sant Bru;18;8911;Badalona;41.45;2.2', 'line 2: zipcode 8911 is no Spanish postal code'],
    ['Sant Bru;;08911;Badalona;41.45;2.2', 'line 2: needs street, house and city'],
    ['Sant Bru;18;08911;Badalona;41.45', 'line 2: has 5 values, and the heading 6'],
    ['"Sant Bru;18;08911;Badalona;41.45;2.2', 'line 2: has a quotation mark too many or too few'],
    [`${'a'.repeat(101)};18;08911;Badalona;41.45;2.2`, 'line 2: has a text of more than 100 characters'],
  ])('is refused with line and reason: %s', (wrong, problem) => {
    expect(problemsOf(`${heading}\n${wrong}\n${line}`)).toEqual([problem]);
  });

  it('is refused without the columns, or without addresses', () => {
    expect(problemsOf('street;house;city;lat;lng\n')).toEqual(['line 1: has no column zipcode']);
    expect(problemsOf(heading)).toEqual(['it has no addresses']);
    expect(problemsOf('')).toEqual([`line 1: has no column ${heading.replaceAll(';', ', ')}`]);
  });

  it('names fifty problems at most', () => {
    expect(problemsOf(`${heading}\n${'wrong\n'.repeat(60)}`)).toHaveLength(50);
  });
});
