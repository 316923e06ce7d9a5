import { addManyToBasket } from '#areas/basket/web/add-many-to-basket.ts';
import { useShownIn } from '#areas/catalogue/web/cards/use-shown-in.ts';
import { FavouritesPage } from '#areas/lists/web/favourites/favourites-page.tsx';
import { messages } from '#areas/lists/web/favourites/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { OwnPage } from '../frame/own-page.tsx';

export default function FavouritesScreen() {
  const { title, description } = useMessages(messages);
  const shownIn = useShownIn(productActions);
  return (
    <OwnPage title={title} description={description} shownIn={shownIn}>
      <FavouritesPage shownIn={shownIn} onAddAll={addManyToBasket} />
      <ViewedProducts shownIn={shownIn} />
    </OwnPage>
  );
}
