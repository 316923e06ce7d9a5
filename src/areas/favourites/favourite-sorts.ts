import { productSorts } from '#values/product-sorts.ts';

/** `added`: the latest first. */
export const favouriteSorts = ['added', ...productSorts] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];
