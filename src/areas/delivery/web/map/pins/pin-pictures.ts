import address from './address.svg?no-inline';
import area from './area.svg?no-inline';
import out from './out.svg?no-inline';

/** The pictures of what may stand on the map; files of their own, as Google's map takes an address; that of the store is the shop's. */
export const pinPictures = { address, area, out, store: '/store-pin.svg' };
