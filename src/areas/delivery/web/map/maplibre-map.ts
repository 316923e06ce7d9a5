import styleSheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import {
  AttributionControl,
  Map as LibreMap,
  Marker,
  type MapOptions as LibreOptions,
  setWorkerUrl,
} from 'maplibre-gl';
import type { Feature, Polygon } from 'geojson';
import { secondMs } from '#values/durations.ts';
import type { GeoPoint, MapZone } from '../../contract.ts';
import { zoneLook } from '../../map-look.ts';
import { embeddedStyle, firstNames } from './embedded-style.ts';
import { drawnZones } from '../../drawn-zones.ts';
import { createPin } from './create-pin.ts';
import type { MapOptions, MapView, OpenMap } from './map-view.ts';

// A file of the shop's own origin, as its policy allows no worker made from a blob.
setWorkerUrl(workerUrl);

/** Zoom at which an address, and a town, are looked at. */
const addressZoom = 15;
const areaZoom = 12;
/** A server of tiles may never answer. */
const timeoutMs = 30 * secondMs;
/** What the embedded map draws: Spain with its islands, and the land around it. */
const drawnBounds: [west: number, south: number, east: number, north: number] = [-22, 25, 8, 47];

/** MapLibre with the shop's own style, or with that of a URL. */
export const openMapLibre: OpenMap = async (container, options) => {
  await loadStyleSheet();
  const map = new LibreMap({ container, ...libreOptions(options) });
  try {
    await loaded(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  drawZones(map, options.data.zones);
  const { store } = options.data;
  if (store) placePin(map, 'store', store.coords, store.name);
  if (options.onPick) callOnPick(map, options.onPick);
  return createView(map);
};

function callOnPick(map: LibreMap, onPick: NonNullable<MapOptions['onPick']>): void {
  map.on('click', ({ lngLat: { lat, lng } }) => onPick({ lat, lng }));
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    const { lat, lng } = map.getCenter();
    onPick({ lat, lng });
  });
}

function libreOptions({ data, texts, locale }: MapOptions): Omit<LibreOptions, 'container'> {
  return {
    style: data.provider.type === 'style' ? data.provider.url : embeddedStyle(texts.attribution),
    center: [data.centre.lng, data.centre.lat],
    zoom: data.zoom,
    minZoom: 3,
    ...(data.provider.type === 'embedded' && { maxBounds: drawnBounds }),
    maxZoom: 18,
    // The library shortens its own movements where motion is reduced, but not the fading in of names.
    ...(window.matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
    attributionControl: false,
    // A page that is scrolled is not caught by the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.map,
      'AttributionControl.ToggleAttribution': texts.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': texts.scroll,
      'CooperativeGesturesHandler.MacHelpText': texts.scrollMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
    lang: locale,
  } as Omit<LibreOptions, 'container'>;
}

/** Once everything of the first view is drawn; any fault before is one of the map as a whole. */
function loaded(map: LibreMap): Promise<void> {
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-left');
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('the map was not loaded in time')), timeoutMs);
    map.once('load', () => {
      clearTimeout(timeout);
      resolve();
    });
    map.once('error', ({ error }) => reject(error));
  });
}

function drawZones(map: LibreMap, zones: readonly MapZone[]): void {
  const features = drawnZones(zones).map(
    ({ zone: { style, deliverable, isIndividualTerms }, rings }): Feature<Polygon> => ({
      type: 'Feature',
      properties: { ...style, isDashed: !deliverable || isIndividualTerms },
      geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat])) },
    }),
  );
  map.addSource('zones', { type: 'geojson', data: { type: 'FeatureCollection', features } });
  const below = map.getLayer(firstNames) ? firstNames : map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  map.addLayer(
    {
      id: 'zones',
      source: 'zones',
      type: 'fill',
      paint: { 'fill-color': ['get', 'fill'], 'fill-opacity': zoneLook.opacity },
    },
    below,
  );
  for (const isDashed of [false, true])
    map.addLayer(
      {
        id: isDashed ? 'zone-borders-dashed' : 'zone-borders',
        source: 'zones',
        type: 'line',
        filter: ['==', ['get', 'isDashed'], isDashed],
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': ['get', 'stroke'],
          'line-width': zoneLook.border,
          ...(isDashed && { 'line-dasharray': [...zoneLook.dashes] }),
        },
      },
      below,
    );
}

function placePin(map: LibreMap, kind: Parameters<typeof createPin>[0], { lat, lng }: GeoPoint, label: string): Marker {
  const isCentred = kind === 'area' || kind === 'out';
  return new Marker({ element: createPin(kind, label), anchor: isCentred ? 'center' : 'bottom' })
    .setLngLat([lng, lat])
    .addTo(map);
}

function createView(map: LibreMap): MapView {
  let shown: Marker | undefined;
  return {
    setPin(pin) {
      shown?.remove();
      shown = pin ? placePin(map, pin.kind, pin.point, pin.label) : undefined;
      if (!pin) return;
      map.easeTo({
        center: [pin.point.lng, pin.point.lat],
        zoom: pin.kind === 'address' ? Math.max(map.getZoom(), addressZoom) : areaZoom,
        // The legend lies on the upper edge.
        offset: [0, 40],
      });
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
    remove: () => map.remove(),
  };
}

/** The library's own styles, which no page needs before its map is opened. */
function loadStyleSheet(): Promise<void> {
  if (document.querySelector(`link[href="${styleSheet}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('the style sheet of the map could not be loaded'));
    });
    document.head.append(link);
  });
}
