import type { MapPin } from './map-view.ts';
import { pinPictures } from './pins/pin-pictures.ts';
import styles from './delivery-map.module.css';

/** A mark on the map with its name; elements, so that they are read out and stay in forced colours. */
export function createPin(kind: MapPin['kind'] | 'store', label: string): HTMLElement {
  const pin = document.createElement('div');
  pin.className = styles.pin!;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  const picture = Object.assign(document.createElement('img'), { src: pinPictures[kind], alt: '' });
  pin.append(picture);
  if (kind === 'out') pin.append(Object.assign(document.createElement('b'), { textContent: label }));
  return pin;
}
