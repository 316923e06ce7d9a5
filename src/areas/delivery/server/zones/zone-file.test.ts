import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseZones, ZoneFileError } from './zone-file.ts';
import type { Position } from './zone.ts';

const classes = ['parcel', 'pallet'];
const square = (size = 1, [lng, lat]: Position = [2, 41]): Position[] => [
  [lng, lat],
  [lng + size, lat],
  [lng + size, lat + size],
  [lng, lat + size],
  [lng, lat],
];
const zone = (properties: object = {}, geometry: object = { type: 'Polygon', coordinates: [square()] }) => ({
  type: 'Feature',
  properties: { id: 1, name: 'Badalona', price: 6.9, ...properties },
  geometry,
});
const textOf = (...features: object[]): string => JSON.stringify({ type: 'FeatureCollection', features });
const parse = (...features: object[]) => parseZones(textOf(...features), classes);

function problemsOf(source: string): readonly string[] {
  try {
    parseZones(source, classes);
  } catch (error) {
    if (error instanceof ZoneFileError) return error.problems;
    throw error;
  }
  return [];
}

it('a property that is written wrongly is named with its like; what was imported with one stays', () => {
  const source = textOf(zone({ freeForm: 50, 'fill-opacity': 0.5 }));
  expect(problemsOf(source)).toEqual([
    expect.stringMatching(/: properties\.freeForm: unknown, did you mean properties\.freeFrom\?$/),
  ]);
  expect(parseZones(source, classes, { isChecked: true })).toHaveLength(1);
});

describe('a file of zones', () => {
  it('gives each zone its price by class, colours and terms', () => {
    const [one] = parse(zone({ name: { es: 'Cerca', ca: 'A prop' }, fill: '#1a7f37', freeFrom: 99.5, priority: 3 }));
    expect(one).toEqual({
      id: 1,
      name: { es: 'Cerca', ca: 'A prop' },
      rings: [square()],
      style: { fill: '#1a7f37', stroke: '#1b5e20' },
      deliverable: true,
      isIndividualTerms: false,
      prices: { parcel: 690, pallet: 690 },
      freeFrom: 9950,
      priority: 3,
    });
    expect(parse(zone({ postalCodes: ['50001'] }))[0]!.postalCodes).toEqual(new Set(['50001']));
    expect(parse(zone({ price: { parcel: 5 }, freeFrom: null }))[0]).toMatchObject({
      prices: { parcel: 500 },
      freeFrom: null,
    });
    expect(parse(zone())[0]!.freeFrom).toBeUndefined();
  });

  it('may have zones without a price where none is delivered, or by individual terms', () => {
    const [inaccessible, far] = parse(
      zone({ id: 1, price: undefined, deliverable: false, isIndividualTerms: true }),
      zone({ id: 2, price: undefined, isIndividualTerms: true }),
    );
    expect(inaccessible).toMatchObject({ deliverable: false, isIndividualTerms: false });
    expect(far).toMatchObject({ deliverable: true, isIndividualTerms: true, prices: {} });
  });

  it('lists zones by priority, then the smaller one, holes not counted, then the lower id', () => {
    const shape = (...coordinates: Position[][]) => ({ type: 'Polygon', coordinates });
    const zones = parse(
      zone({ id: 5 }, shape(square(3))),
      zone({ id: 4 }, shape(square(2))),
      zone({ id: 3 }, shape(square(2))),
      zone({ id: 2 }, shape(square(3), square(2.8, [2.1, 41.1]))),
      zone({ id: 1, priority: 1 }, shape(square(9))),
    );
    expect(zones.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('divides a MultiPolygon into zones', () => {
    const islands = { type: 'MultiPolygon', coordinates: [[square(1)], [square(2, [5, 39])]] };
    const zones = parse(zone({ id: 7 }, islands));
    expect(zones.map(({ id, rings }) => [id, rings[0]![0]])).toEqual([
      [7, [2, 41]],
      [7001, [5, 39]],
    ]);
  });

  it('may have holes that touch the border', () => {
    const touching = { type: 'Polygon', coordinates: [square(), square(0.5)] };
    expect(parse(zone({}, touching))).toHaveLength(1);
  });

  it('takes the id of the feature itself, as GeoJSON has it', () => {
    expect(parse({ ...zone({ id: undefined }), id: 12 })[0]!.id).toBe(12);
  });
});

describe('a wrong file of zones is refused', () => {
  const crossed: Position[] = [
    [2, 41],
    [3, 42],
    [3, 41],
    [2, 42],
    [2, 41],
  ];
  const swapped = square().map(([lng, lat]) => [lat, lng]);
  it.each([
    ['{', /^it is no JSON/],
    ['[]', /no GeoJSON FeatureCollection/],
    [textOf(), /no features/],
    [textOf(zone({ id: undefined })), /^feature 1 \(Badalona\): it has no id/],
    [textOf(zone(), zone()), /the id 1 is there more than once/],
    [textOf(zone({ price: undefined })), /it has no price/],
    [textOf(zone({ price: -1 })), /feature 1 \(Badalona\): properties\.price is less than 0/],
    [textOf(zone({ price: 4.999 })), /properties\.price has more than two decimals/],
    [textOf(zone({ price: '4' })), /properties\.price needs euros/],
    [textOf(zone({ price: { parcel: 5, wagon: 9 } })), /price\.wagon is no class of delivery\.json \(parcel, pallet\)/],
    [textOf(zone({ fill: 'url(x)' })), /properties\.fill is no colour/],
    [textOf(zone({ name: 7 })), /properties\.name needs a text/],
    [textOf(zone({ name: ' ' })), /properties\.name is empty/],
    [textOf(zone({ id: 1.5 })), /properties\.id is no whole number/],
    [textOf(zone({ price: { parcel: 100_001 } })), /properties\.price\.parcel is more than 100,000/],
    [textOf(zone({}, { type: 'Point', coordinates: [2, 41] })), /geometry\.type needs a Polygon or a MultiPolygon/],
    [textOf(zone({}, { type: 'Polygon', coordinates: [square().slice(0, 4)] })), /the outline is not closed/],
    [textOf(zone({}, { type: 'Polygon', coordinates: [square().slice(0, 3)] })), /the outline has 3 positions/],
    [textOf(zone({}, { type: 'Polygon', coordinates: [square(), crossed] })), /hole 1 crosses itself near \[2, 41\]/],
    [
      textOf(zone({}, { type: 'Polygon', coordinates: [square(), square(0.5, [8, 41])] })),
      /hole 1 lies outside the outline/,
    ],
    [textOf(zone({}, { type: 'Polygon', coordinates: [swapped] })), /has latitude first/],
    [textOf(zone({}, { type: 'Polygon', coordinates: [square(200)] })), /no longitude and latitude in degrees/],
    [textOf(zone({}, { type: 'Polygon', coordinates: [square(0)] })), /encloses nothing/],
    [
      textOf(zone({}, { type: 'MultiPolygon', coordinates: [[square()], [crossed]] })),
      /polygon 2: the outline crosses/,
    ],
  ])('%#: names what is wrong', (source, problem) => {
    expect(problemsOf(source).join('\n')).toMatch(problem);
  });

  it('but its shapes are not checked again when they were before', () => {
    const source = textOf(zone({}, { type: 'Polygon', coordinates: [crossed] }));
    expect(parseZones(source, classes, { isChecked: true })).toHaveLength(1);
    expect(() => parseZones(textOf(zone({ price: undefined })), classes, { isChecked: true })).toThrow('no price');
  });

  it('with every problem, each with its feature', () => {
    const problems = problemsOf(textOf(zone({ price: undefined }), zone({ id: 2, name: 'Mataró', price: undefined })));
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['feature 1 (Badalona)', 'feature 2 (Mataró)']);
  });
});

it('reads the demo’s zones: near, surroundings, mainland, long distance and inaccessible', () => {
  const source = readFileSync(new URL('../../../../../demo/shop/zones.geojson', import.meta.url), 'utf8');
  const zones = parseZones(source, ['parcel', 'bulky', 'pallet']);
  expect(zones.map(({ name, deliverable, isIndividualTerms }) => [name.es, deliverable, isIndividualTerms])).toEqual([
    ['Serralada de Marina, sin acceso rodado', false, false],
    ['Badalona', true, false],
    ['Barcelona y alrededores', true, false],
    ['Melilla', true, true],
    ['Ceuta', true, true],
    ['Islas Baleares', true, true],
    ['Canarias', true, true],
    ['Resto de la Península', true, false],
  ]);
});
