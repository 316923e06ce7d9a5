/** The orders of a product list; `popular` unless told otherwise. */
export const productSorts = ['popular', 'price_asc', 'price_desc', 'new', 'discount', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
