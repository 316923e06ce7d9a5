/** The GeoJSON of the embedded map. */
export const mapLayersPath = '/map/layers.json';
