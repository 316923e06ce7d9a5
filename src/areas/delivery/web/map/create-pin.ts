import address from './pins/address.svg?url';
import area from './pins/area.svg?url';
import out from './pins/out.svg?url';
import store from './pins/store.svg?url';
import type { MapPin } from './map-view.ts';
import styles from './delivery-map.module.css';

const pictures = { address, area, out, store };

/** A mark on the map with its name; elements, so that they are read out and stay in forced colours. */
export function createPin(kind: MapPin['kind'] | 'store', label: string): HTMLElement {
  const pin = document.createElement('div');
  pin.className = styles.pin!;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  const picture = Object.assign(document.createElement('img'), { src: pictures[kind], alt: '' });
  pin.append(picture);
  if (kind === 'out') pin.append(Object.assign(document.createElement('b'), { textContent: label }));
  return pin;
}
