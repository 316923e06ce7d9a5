import { addAllToBasket } from '#areas/basket/web/basket-store.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { FavouritesPage } from '#areas/favourites/web/favourites-page.tsx';
import { messages } from '#areas/favourites/web/messages.ts';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { useFrame } from '../frame/use-frame.ts';

const addAll = (products: readonly ProductCard[]): Promise<boolean> => addAllToBasket(products.map(({ id }) => id));

/** The same frame for everybody; whose favourites they are the browser knows. */
export default function FavouritesScreen() {
  const t = useMessages(messages);
  const { base } = useFrame();
  const shownIn = useShownIn(productActions);
  return (
    <div className="wrap">
      <title>{`${t.title} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        label={shownIn.t.breadcrumbs}
        trail={[{ label: shownIn.t.start, href: shownIn.href('/') }, { label: t.title }]}
      />
      <FavouritesPage shownIn={shownIn} onAddAll={addAll} />
      <ViewedProducts shownIn={shownIn} />
    </div>
  );
}
