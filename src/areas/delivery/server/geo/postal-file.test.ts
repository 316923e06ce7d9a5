import { describe, expect, it } from 'vitest';
import { parsePostalAreas, PlaceFileError } from './postal-file.ts';

const ring = [
  [2.2, 41.4],
  [2.3, 41.4],
  [2.3, 41.5],
  [2.2, 41.5],
  [2.2, 41.4],
];
const area = (properties: object, geometry: object = { type: 'Polygon', coordinates: [ring] }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const textOf = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const polygonOf = (corners: number[][]) => ({ type: 'Polygon', coordinates: [corners] });

function problemsOf(source: string): readonly string[] {
  try {
    parsePostalAreas(source);
  } catch (error) {
    if (error instanceof PlaceFileError) return error.problems;
    throw error;
  }
  return [];
}

describe('a file of postal areas', () => {
  it('has polygons with their postal code', () => {
    const islands = area({ postalCode: '08912' }, { type: 'MultiPolygon', coordinates: [[ring], [ring]] });
    expect(parsePostalAreas(textOf(area({ postalCode: '08911', name: 'x' }), islands))).toEqual([
      { code: '08911', outline: [[ring]] },
      { code: '08912', outline: [[ring], [ring]] },
    ]);
  });

  it('is refused with feature and reason', () => {
    const swapped = ring.map(([lng, lat]) => [lat!, lng!]);
    const far = ring.map(([lng, lat]) => [lng! + 200, lat!]);
    expect(
      problemsOf(
        textOf(
          area({ postalCode: '08911' }, polygonOf(swapped)),
          area({ postalCode: '08912' }, polygonOf(far)),
          area({ postalCode: '99999' }),
          area({}),
          area({ postalCode: '08913' }, { type: 'Point', coordinates: [2, 41] }),
          area({ postalCode: '08914' }, polygonOf(ring.slice(0, -1))),
        ),
      ),
    ).toEqual([
      'feature 1 (08911): a ring has latitude first: in GeoJSON it is longitude, then latitude',
      'feature 2 (08912): a ring has the position [202.2, 41.4], which is no longitude and latitude in degrees (WGS 84)',
      'feature 3: properties.postalCode is no Spanish postal code',
      expect.stringMatching(/^feature 4: properties\.postalCode /),
      'feature 5: geometry.type needs a Polygon or a MultiPolygon',
      'feature 6 (08914): a ring is not closed: its last position is not its first',
    ]);
  });

  it('is refused whole when it is no GeoJSON or has nothing', () => {
    expect(problemsOf('{')[0]).toMatch(/^it is no JSON: /);
    for (const source of ['[]', '{"type":"Feature"}', textOf()])
      expect(problemsOf(source)).toEqual(['it is no GeoJSON FeatureCollection of 1 to 15000 features']);
  });
});
