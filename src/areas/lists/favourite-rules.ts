import { productSorts } from '#values/listing.ts';

/** How many favourites a shopper may have, on the device and in the account. */
export const maxFavourites = 500;

/** `added`: the latest first. */
export const favouriteSorts = ['added', ...productSorts] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];
