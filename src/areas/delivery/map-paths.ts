/** The GeoJSON of the embedded map. */
export const mapLayersPath = '/map/layers.json';
/** The document with Google's map, for a frame in the shop's pages. */
export const googleMapPath = '/map/google';
