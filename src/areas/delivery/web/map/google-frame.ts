import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { GeoPoint, MapData } from '../../contract.ts';
import { drawnZones } from '../../drawn-zones.ts';
import type { FromFrame, ToFrame } from './google-messages.ts';
import { zoneLook } from '../../map-look.ts';
import { loadWithRetry } from './load-with-retry.ts';
import type { MapPin } from './map-view.ts';
import { pinPictures } from './pins/pin-pictures.ts';
import { runInBackground } from '#web/run-in-background.ts';

const addressZoom = 15;
const areaZoom = 12;

/** Runs in the frame: loads Google's map in Spanish, draws zones and store, and follows the page's messages. */
export function startGoogleFrame(element: HTMLElement, key: string): void {
  let view: Awaited<ReturnType<typeof drawMap>> | undefined;
  // Google calls this for a key that it does not accept.
  Object.assign(window, { gm_authFailure: () => send({ type: 'failed' }) });
  setOptions({ key, v: 'weekly', language: 'es', region: 'ES' });

  async function open(data: MapData): Promise<void> {
    try {
      view = await drawMap(element, data);
      send({ type: 'opened' });
    } catch {
      send({ type: 'failed' });
    }
  }
  window.addEventListener('message', ({ source, origin, data: message }: MessageEvent<ToFrame>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (message.type === 'open') runInBackground(open(message.data));
    if (message.type === 'pin') view?.setPin(message.pin);
    if (message.type === 'zoom') view?.zoomBy(message.steps);
  });
  send({ type: 'ready' });
}

const send = (message: FromFrame): void => window.parent.postMessage(message, window.location.origin);

/** Loads the libraries in one call, so that one script brings them all. */
const loadLibraries = () =>
  Promise.all([importLibrary('maps'), importLibrary('marker'), importLibrary('places'), importLibrary('geometry')]);

async function drawMap(element: HTMLElement, { centre, zoom, zones, store }: MapData) {
  const [{ Map: GoogleMap, Polygon }, { Marker }] = await loadWithRetry(loadLibraries);
  const map = new GoogleMap(element, {
    center: centre,
    zoom,
    minZoom: 3,
    disableDefaultUI: true,
    gestureHandling: 'cooperative',
    keyboardShortcuts: true,
    clickableIcons: false,
  });
  const pick = ({ latLng }: { latLng?: { toJSON(): GeoPoint } | null }): void =>
    latLng ? send({ type: 'picked', point: latLng.toJSON() }) : undefined;
  map.addListener('click', pick);
  for (const { zone, rings } of drawnZones(zones)) {
    const { fill, stroke } = zone.style;
    const paths = rings.map((ring) => [...ring]);
    const polygon = new Polygon({
      map,
      paths,
      fillColor: fill,
      fillOpacity: zoneLook.opacity,
      strokeColor: stroke,
      strokeWeight: zoneLook.border,
    });
    polygon.addListener('click', pick);
  }
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') pick({ latLng: map.getCenter() });
  });
  const place = ({ point, kind, label }: Omit<MapPin, 'kind'> & { kind: MapPin['kind'] | 'store' }) =>
    new Marker({ map, position: point, title: label, icon: { url: pinPictures[kind] } });
  if (store) place({ point: store.coords, kind: 'store', label: store.name });

  let shown: ReturnType<typeof place> | undefined;
  return {
    setPin(pin: MapPin | null): void {
      shown?.setMap(null);
      shown = pin ? place(pin) : undefined;
      if (!pin) return;
      map.setZoom(pin.kind === 'address' ? Math.max(map.getZoom() ?? 0, addressZoom) : areaZoom);
      map.panTo(pin.point);
    },
    zoomBy: (steps: 1 | -1): void => map.setZoom((map.getZoom() ?? zoom) + steps),
  };
}
