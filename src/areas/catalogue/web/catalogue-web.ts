/** What other areas may use of the catalogue area in the browser. Screens compose its components directly. */
export { measurePriceText } from './cards/units.ts';
export { ProductCard } from './cards/product-card.tsx';
export { ProductAvailability, ProductPicture, ProductPrice, SmallPicture } from './cards/product-parts.tsx';
export type { CatalogueContext } from './cards/catalogue-context.ts';
export type { CardProduct } from './cards/card-product.ts';
export { messages as listingMessages } from './listing/messages.ts';
export { useOwnsPlatform } from './ready/owned-platforms.ts';
export { canPurchase, productStatus } from './cards/product-status.ts';
