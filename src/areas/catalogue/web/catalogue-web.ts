/** What other areas may use of the catalogue area in the browser. Screens compose its components directly. */
export { keepUnits } from './cards/keep-units.ts';
export { ProductCard } from './cards/product-card.tsx';
export { ProductAvailability, ProductPicture, ProductPrice, SmallPicture } from './cards/product-parts.tsx';
export type { ShownIn } from './cards/shown-in.ts';
export type { ShownProduct } from './cards/shown-product.ts';
export { canBeBought, productStatus } from './cards/stock-tone.ts';
