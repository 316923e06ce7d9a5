import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import {
  mapAreas,
  mapBorders,
  mapNames,
  mapSleepers,
  mapStations,
  type MapWay,
  mapWays,
  mapWidthBase,
} from '../../map-look.ts';
import { mapLayersPath } from '../../map-paths.ts';

const source = 'shop-map';
const ofKind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

const areas = Object.entries(mapAreas).map(([kind, color]): LayerSpecification => ({
  id: kind,
  source,
  type: 'fill',
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
}));

const way = ({ id, kind, colour, widths: [far, middle, near] }: MapWay): LayerSpecification => ({
  id,
  source,
  type: 'line',
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': ['interpolate', ['exponential', mapWidthBase], ['zoom'], 11, far, 14, middle, 17, near],
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
  paint: { 'text-color': color, 'text-halo-color': mapNames.halo, 'text-halo-width': 1.4 },
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
    { id: 'background', type: 'background', paint: { 'background-color': mapAreas.sea } },
    ...areas,
    ...mapWays.map(way),
    {
      id: 'sleepers',
      source,
      type: 'line',
      filter: ['==', ['get', 'kind'], 'railway'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      minzoom: mapSleepers.minZoom,
      paint: {
        'line-color': mapSleepers.colour,
        'line-width': mapSleepers.width,
        'line-dasharray': [mapSleepers.dashes, mapSleepers.dashes],
      },
    },
    {
      id: 'borders',
      source,
      type: 'line',
      filter: ofKind(...mapBorders.kinds),
      paint: {
        'line-color': mapBorders.colour,
        'line-dasharray': [3, 2],
        'line-width': ['match', ['get', 'kind'], 'province', 1.4, 0.8],
        'line-opacity': 0.7,
      },
    },
    names(
      firstNames,
      ['street', 'avenue', 'motorway'],
      mapNames.street,
      { 'symbol-placement': 'line', 'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 17, 15] },
      { minzoom: 13.5 },
    ),
    names('names-of-areas', ['park', 'square'], mapNames.park, { 'text-size': 12 }, { minzoom: 13 }),
    names('names-of-places', ['place'], mapNames.street, { 'text-size': 12 }, { minzoom: 12.5, maxzoom: 17 }),
    names(
      'names-of-stations',
      ['station'],
      mapNames.street,
      { 'text-size': 12, 'text-offset': [0, 0.9] },
      { minzoom: 13 },
    ),
    {
      id: 'stations',
      source,
      type: 'circle',
      filter: ['==', ['get', 'kind'], 'station'],
      minzoom: 12,
      paint: {
        'circle-color': mapStations.colour,
        'circle-radius': mapStations.radius,
        'circle-stroke-color': mapStations.edge,
        'circle-stroke-width': 2,
      },
    },
    names('names-of-water', ['water'], mapNames.water, { 'text-font': ['Medium Italic', 'Barlow'], 'text-size': 15 }),
    names(
      'names-of-towns',
      ['town'],
      mapNames.town,
      {
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 1, 12, 8, 15, 40, 18],
      },
      { maxzoom: 14 },
    ),
  ],
});
