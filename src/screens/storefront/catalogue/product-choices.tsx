import type { ShownProduct } from '#areas/catalogue/web/cards/shown-product.ts';
import { CompareButton } from '#areas/lists/web/compare/compare-controls.tsx';
import { FavouriteButton } from '#areas/lists/web/favourites/favourites-controls.tsx';

/** The shopper's own lists: on cards as icons, on the product's page in words. */
export const ProductChoices = ({ product, worded }: { product: ShownProduct; worded?: boolean | undefined }) => (
  <>
    <FavouriteButton product={product} worded={worded} />
    <CompareButton product={product} worded={worded} />
  </>
);
