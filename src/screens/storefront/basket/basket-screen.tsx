import { useLoaderData } from 'react-router';
import type { Basket } from '#areas/basket/contract.ts';
import { useBasket } from '#areas/basket/web/basket-store.ts';
import { BasketPage } from '#areas/basket/web/basket-page.tsx';
import { plainBasket } from '#areas/basket/web/plain-basket.tsx';
import { useSuggestions } from '#areas/basket/web/use-suggestions.ts';
import { messages } from '#areas/basket/web/messages.ts';
import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { Estimate } from '#areas/delivery/web/estimate/estimate.tsx';
import InstalmentLine from '#areas/payment/web/instalment-line.tsx';
import { useMessages } from '#i18n/messages.ts';
import { apiOf, basketContext, type LoaderArguments } from '#web/router-context.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts } from '../catalogue/viewed-products.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import styles from './basket-screen.module.css';

/** On the server also what is in the basket, for browsers without scripts. */
export async function loader({ context }: LoaderArguments) {
  const basket = context.get(basketContext);
  const own = basket === 'own' ? await apiOf(context)('GET /sale/basket') : null;
  return { hasNoBasket: basket === 'none', plain: own?.ok && own.value.count > 0 ? plainBasket(own.value) : null };
}

export default function BasketScreen() {
  const { hasNoBasket, plain } = useLoaderData<typeof loader>();
  const t = useMessages(messages).page;
  const context = useCatalogueContext(productActions);
  const { isEmpty, products } = useSuggestions();
  return (
    <TitledPage title={t.title} description={t.description}>
      <div className={styles.room}>
        <BasketPage
          hasNoBasket={hasNoBasket}
          plain={plain}
          estimate={basketEstimate}
          instalments={<BasketInstalments />}
        />
        <ProductCarousel title={isEmpty ? t.offers : t.goesWith} products={products} context={context} />
        <ViewedProducts context={context} />
      </div>
    </TitledPage>
  );
}

const basketEstimate = ({ version }: Pick<Basket, 'version'>) => <Estimate of={`basket ${version}`} long />;

function BasketInstalments() {
  const { financing } = useFrame();
  const { basket } = useBasket();
  return (
    basket?.isOrderable &&
    !basket.list.some(({ isVirtual }) => isVirtual) && (
      <InstalmentLine as="div" className={styles.instalments} offers={financing} amount={basket.price} />
    )
  );
}
