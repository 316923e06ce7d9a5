import type { ShownProduct } from '#areas/catalogue/web/cards/shown-product.ts';
import { CompareButton } from '#areas/compare/web/compare-button.tsx';
import { FavouriteButton } from '#areas/favourites/web/favourite-button.tsx';

/** The shopper's own lists: on cards as icons, on the product's page in words. */
export const ProductChoices = ({ product, worded }: { product: ShownProduct; worded?: boolean | undefined }) => (
  <>
    <FavouriteButton product={product} worded={worded} />
    <CompareButton product={product} worded={worded} />
  </>
);
