import type { GeoPoint, MapData } from '../../contract.ts';
import type { es } from './messages.es.ts';

/** What is known of the address in the form. */
export interface PlaceOnMap {
  readonly point: GeoPoint;
  readonly city: string;
  /** False: only its town is known, and `point` is the middle of it. */
  readonly isExact: boolean;
  /** False: in no zone, or in one where nothing is delivered. */
  readonly isDelivered: boolean;
}

/** What stands on the map for the address: its building, its town if no more is known, or a place without delivery. */
export interface MapPin {
  readonly kind: 'address' | 'area' | 'out';
  readonly point: GeoPoint;
  /** Shown below the pin, and its accessible name. */
  readonly label: string;
}

/** An open map. */
export interface MapView {
  /** Replaces the pin and brings it into sight. */
  setPin(pin: MapPin | null): void;
  /** One step closer (1) or farther away (-1). */
  zoomBy(steps: 1 | -1): void;
  remove(): void;
}

export type MapTexts = Omit<typeof es, 'look'>;

export interface MapOptions {
  readonly data: MapData;
  readonly locale: string;
  readonly texts: MapTexts;
  /** Called for a click on the map or a zone, and for Enter with the point in the centre. Absent on a map to look at. */
  readonly onPick?: (point: GeoPoint) => void;
  /** Called when a map that was open is gone, as Google's is where its key is refused late. */
  readonly onFail: () => void;
}

/**
 * Draws the map with its zones and the store into an element. Rejects if the map cannot be drawn, such as without WebGL or
 * network. Every provider passes e2e/orders/map-providers.spec.ts.
 */
export type OpenMap = (container: HTMLElement, options: MapOptions) => Promise<MapView>;
