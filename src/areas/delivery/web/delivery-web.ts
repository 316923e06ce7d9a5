/** What other areas may use of delivery in the browser. */
export { zipcodeOfVisitor } from './estimate/zipcode-of-visitor.ts';
export { MapSlot } from './map-slot.tsx';
export type { PlaceOnMap } from './map/map-view.ts';
