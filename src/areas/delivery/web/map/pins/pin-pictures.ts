import address from './address.svg?no-inline';
import area from './area.svg?no-inline';
import out from './out.svg?no-inline';
import store from './store.svg?no-inline';

/** The pictures of what may stand on the map; files of their own, as Google's map takes an address. */
export const pinPictures = { address, area, out, store };
