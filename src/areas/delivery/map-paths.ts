/** The GeoJSON of the embedded map. */
export const mapLayersPath = '/map/layers.json';
/** The document with Google's map, for a frame in the shop's pages. */
export const googleMapPath = '/map/google';

/** Where a map starts: the store from close by, or the zones around it. */
export type LookAt = 'store' | 'zones';
/** Zoom at which the streets around the store are seen. */
export const storeZoom = 15;
/** Pictures of the embedded map as it looks before it is moved. */
export const mapPreviewPaths: Readonly<Record<LookAt, string>> = {
  store: '/map/store.svg',
  zones: '/map/zones.svg',
};
