import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import type { ShownIn } from '#areas/catalogue/web/cards/shown-in.ts';
import { ProductChoices } from './product-choices.tsx';

/** What can be done with a product on its card. */
export const productActions: Pick<ShownIn, 'action' | 'choices'> = {
  action: (product) => <AddToBasketButton product={product} />,
  choices: (product, worded) => <ProductChoices product={product} worded={worded} />,
};
