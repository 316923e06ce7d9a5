import { BasketPage } from '#areas/basket/web/basket-page.tsx';
import { useSuggestions } from '#areas/basket/web/use-suggestions.ts';
import { messages } from '#areas/basket/web/messages.ts';
import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import { useShownIn } from '#areas/catalogue/web/cards/use-shown-in.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { OwnPage } from '../frame/own-page.tsx';
import styles from './basket-screen.module.css';

export default function BasketScreen() {
  const t = useMessages(messages).page;
  const shownIn = useShownIn(productActions);
  const { isEmpty, products } = useSuggestions();
  return (
    <OwnPage title={t.title} description={t.description} shownIn={shownIn}>
      <div className={styles.room}>
        <BasketPage />
        <ProductCarousel title={isEmpty ? t.offers : t.goesWith} products={products} shownIn={shownIn} />
        <ViewedProducts shownIn={shownIn} />
      </div>
    </OwnPage>
  );
}
