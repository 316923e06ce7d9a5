import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mapLayersPath } from '../../map-paths.ts';

const source = 'shop-map';
const ofKind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

const area = (kind: string, color: string): LayerSpecification => ({
  id: kind,
  source,
  type: 'fill',
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
});

/** `widths` in pixels at zoom 11, 14 and 17. */
const way = (
  id: string,
  kind: string,
  color: string,
  widths: readonly [number, number, number],
): LayerSpecification => ({
  id,
  source,
  type: 'line',
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, widths[0], 14, widths[1], 17, widths[2]],
  },
});

/** Without a glyph server MapLibre draws letters with the page's own font; it reads the weight from the first name. */
const font = ['Medium', 'Barlow'];

const names = (
  id: string,
  kinds: string[],
  color: string,
  layout: Partial<Extract<LayerSpecification, { type: 'symbol' }>['layout']>,
  zooms: { minzoom?: number; maxzoom?: number } = {},
): LayerSpecification => ({
  id,
  source,
  type: 'symbol',
  filter: ofKind(...kinds),
  ...zooms,
  layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-max-width': 8, ...layout },
  paint: { 'text-color': color, 'text-halo-color': '#f7f4ec', 'text-halo-width': 1.4 },
});

/** Zones are drawn below this layer: names stay readable. */
export const firstNames = 'names-of-streets';

/** The style of the embedded map: coast and borders of the IGN, and what the shop brings of its surroundings. */
export const embeddedStyle = (attribution: string): StyleSpecification => ({
  version: 8,
  sources: {
    [source]: { type: 'geojson', data: new URL(mapLayersPath, window.location.href).href, attribution, tolerance: 0.2 },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#bbd3dc' } },
    area('other-country', '#e6e5e0'),
    area('land', '#f7f4ec'),
    area('urban', '#e9e2d3'),
    area('park', '#cfddbb'),
    area('square', '#f7f4ec'),
    area('beach', '#efe0b6'),
    area('sea', '#bbd3dc'),
    way('street', 'street', '#fffefc', [0.4, 3, 14]),
    way('avenue', 'avenue', '#fffefc', [1.2, 6, 24]),
    way('motorway-edge', 'motorway', '#e3bd5f', [2, 8, 30]),
    way('motorway', 'motorway', '#fcebc0', [1, 5, 22]),
    way('railway', 'railway', '#948e80', [1, 2.5, 6]),
    {
      ...way('sleepers', 'railway', '#fffefc', [0.5, 1.4, 4]),
      paint: { 'line-color': '#fffefc', 'line-width': 1.4, 'line-dasharray': [5, 5] },
      minzoom: 13,
    } as LayerSpecification,
    {
      id: 'borders',
      source,
      type: 'line',
      filter: ofKind('municipality', 'province'),
      paint: {
        'line-color': '#948e80',
        'line-dasharray': [3, 2],
        'line-width': ['match', ['get', 'kind'], 'province', 1.4, 0.8],
        'line-opacity': 0.7,
      },
    },
    names(
      firstNames,
      ['street', 'avenue', 'motorway'],
      '#5e5a50',
      { 'symbol-placement': 'line', 'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 17, 15] },
      { minzoom: 13.5 },
    ),
    names('names-of-areas', ['park', 'square'], '#4d6336', { 'text-size': 12 }, { minzoom: 13 }),
    names('names-of-places', ['place'], '#5e5a50', { 'text-size': 12 }, { minzoom: 12.5, maxzoom: 17 }),
    names('names-of-stations', ['station'], '#5e5a50', { 'text-size': 12, 'text-offset': [0, 0.9] }, { minzoom: 13 }),
    {
      id: 'stations',
      source,
      type: 'circle',
      filter: ['==', ['get', 'kind'], 'station'],
      minzoom: 12,
      paint: {
        'circle-color': '#14171a',
        'circle-radius': 5,
        'circle-stroke-color': '#fffefc',
        'circle-stroke-width': 2,
      },
    },
    names('names-of-water', ['water'], '#3e6371', { 'text-font': ['Medium Italic', 'Barlow'], 'text-size': 15 }),
    names(
      'names-of-towns',
      ['town'],
      '#2f2d28',
      {
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 1, 12, 8, 15, 40, 18],
      },
      { maxzoom: 14 },
    ),
  ],
});
