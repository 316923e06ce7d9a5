import { BasketPage } from '#areas/basket/web/basket-page.tsx';
import { useSuggestions } from '#areas/basket/web/use-suggestions.ts';
import { messages } from '#areas/basket/messages.ts';
import { ProductCarousel } from '#areas/catalogue/web/product-carousel.tsx';
import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '#screens/frame/use-frame.ts';
import { useHref } from '#web/link.tsx';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';

/** The same frame for everybody; the visitor's basket comes from the store. */
export default function BasketScreen() {
  const t = useMessages(messages).page;
  const href = useHref();
  const { base } = useFrame();
  const shownIn = useShownIn(productActions);
  const { isEmpty, products } = useSuggestions();
  return (
    <div className="wrap">
      <title>{`${t.title} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.home, href: href('/') }, { label: t.title }]} />
      <BasketPage />
      <ProductCarousel title={isEmpty ? t.offers : t.goesWith} products={products} shownIn={shownIn} />
      <ViewedProducts shownIn={shownIn} />
    </div>
  );
}
