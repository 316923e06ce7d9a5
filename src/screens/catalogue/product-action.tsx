import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import type { ShownIn } from '#areas/catalogue/web/shown-in.ts';

/** What can be done with a product on its card. */
export const productAction: ShownIn['action'] = (product) => <AddToBasketButton product={product} />;
