/** What other areas may use of delivery in the browser. */
export { keptZipcode } from './estimate/kept-zipcode.ts';
export { MapSlot } from './map-slot.tsx';
export type { PlaceOnMap } from './map/map-view.ts';
