import { addManyToBasket } from '#areas/basket/web/add-many-to-basket.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { FavouritesPage } from '#areas/lists/web/favourites/favourites-page.tsx';
import { messages } from '#areas/lists/web/favourites/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { TitledPage } from '../frame/titled-page.tsx';

export default function FavouritesScreen() {
  const { title, description } = useMessages(messages);
  const context = useCatalogueContext(productActions);
  return (
    <TitledPage title={title} description={description}>
      <FavouritesPage context={context} onAddAll={addManyToBasket} />
      <ViewedProducts context={context} />
    </TitledPage>
  );
}
