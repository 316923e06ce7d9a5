import type { OpenMap } from './map-view.ts';

/** Opens the map of the shop's provider, whose code is loaded only now. */
export const openMap: OpenMap = async (container, options) => {
  if (options.data.provider.type === 'google') {
    const { openGoogleMap } = await import('./google-map.ts');
    return openGoogleMap(container, options);
  }
  const { openMapLibre } = await import('./maplibre-map.ts');
  return openMapLibre(container, options);
};
