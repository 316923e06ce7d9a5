import type { GeoPoint, MapData } from '../../contract.ts';
import type { MapPin } from './map-view.ts';

/** Messages from the page to the frame with Google's map. */
export type ToFrame =
  | { readonly type: 'open'; readonly data: MapData }
  | { readonly type: 'pin'; readonly pin: MapPin | null }
  | { readonly type: 'zoom'; readonly steps: 1 | -1 };

/** Messages from the frame to the page: `ready` when its script runs, `opened` when the map is drawn. */
export type FromFrame =
  | { readonly type: 'ready' | 'opened' | 'failed' }
  | { readonly type: 'picked'; readonly point: GeoPoint };
