import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import type { CardActions } from '#areas/catalogue/web/cards/catalogue-context.ts';
import type { CardProduct } from '#areas/catalogue/web/cards/card-product.ts';
import { Estimate } from '#areas/delivery/web/estimate/estimate.tsx';
import { CompareButton, CompareCheckbox } from '#areas/lists/web/compare/compare-controls.tsx';
import { FavouriteButton } from '#areas/lists/web/favourites/favourites-controls.tsx';

/** The actions on a product's card. */
export const productActions: CardActions = {
  action: (product) => <AddToBasketButton product={product} />,
  choices: (product, worded) => <ProductChoices product={product} worded={worded} />,
};

export const listingActions: CardActions = {
  ...productActions,
  estimate: (product) => <Estimate of={product.id} />,
  compare: (product) => <CompareCheckbox product={product} />,
};

/** The shopper's own lists: on cards as icons, on the product's page in words. */
export const ProductChoices = ({ product, worded }: { product: CardProduct; worded?: boolean | undefined }) => (
  <>
    <FavouriteButton product={product} worded={worded} />
    <CompareButton product={product} worded={worded} />
  </>
);
