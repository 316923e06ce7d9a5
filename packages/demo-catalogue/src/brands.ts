import type { Brand } from './brand.ts';
import { leadingBrands } from './leading-brands.ts';
import { tradeBrands } from './trade-brands.ts';

/** Brands in the order of the shop's brand tiles. */
export const brands = { ...leadingBrands, ...tradeBrands };

export type BrandCode = keyof typeof brands;

export const brandOf = (code: BrandCode): Brand => brands[code];
