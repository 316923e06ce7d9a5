import { addAllToBasket } from '#areas/basket/web/basket-store.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { FavouritesPage } from '#areas/favourites/web/favourites-page.tsx';
import { messages } from '#areas/favourites/web/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { OwnPage } from '../frame/own-page.tsx';

const addAll = (products: readonly ProductCard[]): Promise<boolean> => addAllToBasket(products.map(({ id }) => id));

export default function FavouritesScreen() {
  const { title, description } = useMessages(messages);
  const shownIn = useShownIn(productActions);
  return (
    <OwnPage title={title} description={description} shownIn={shownIn}>
      <FavouritesPage shownIn={shownIn} onAddAll={addAll} />
      <ViewedProducts shownIn={shownIn} />
    </OwnPage>
  );
}
