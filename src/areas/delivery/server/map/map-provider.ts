import type { Config } from '#platform/config.ts';
import type { MapProvider } from '../../contract.ts';

type MapConfig = Pick<Config, 'googleMapsApiKey' | 'mapStyleUrl'>;

/** The map of the settings: Google's with a key, else MapLibre with a style URL, else the embedded one. */
export function chooseMapProvider({ googleMapsApiKey, mapStyleUrl }: MapConfig): MapProvider {
  if (googleMapsApiKey) return { type: 'google' };
  return mapStyleUrl ? { type: 'style', url: mapStyleUrl } : { type: 'embedded' };
}
