import { useShopMessages } from '#i18n/messages.ts';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useUser } from '#areas/account/web/user-store.ts';
import { maxLineQuantity } from '#areas/basket/basket-limits.ts';
import { addAllToBasket } from '#areas/basket/web/basket-store.ts';
import type { AlternativeCard, ProductCard } from '#areas/catalogue/contract.ts';
import type { SimilarProduct } from '#areas/catalogue/web/product/alternatives.tsx';
import { CalculatorSection } from '#areas/catalogue/web/product/calculator/calculator-section.tsx';
import type { ResultSurroundings } from '#areas/catalogue/web/product/calculator/need-result.tsx';
import { ProductPage } from '#areas/catalogue/web/product/product-page.tsx';
import { LazyCarousel } from '#areas/catalogue/web/cards/lazy-carousel.tsx';
import { toCardProduct, type CardProduct } from '#areas/catalogue/web/cards/card-product.ts';
import { VatTwin } from '#areas/catalogue/web/cards/vat-twin.tsx';
import { canPurchase } from '#areas/catalogue/web/cards/product-status.ts';
import { messages } from '#areas/catalogue/web/product/messages.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import type { ProductContext } from '#areas/catalogue/web/product/product-context.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { browserApi } from '#web/browser-api.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { setPageCookie } from '#web/cookies.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { movedTo, redirectIfMoved } from './redirects.ts';
import { ProductBuy } from './product-buy.tsx';
import { ProductEstimate } from './product-estimate.tsx';
import { ProductInstalments } from './product-instalments.tsx';
import { productActions } from './product-actions.tsx';
import { ViewedProducts } from './viewed-products.tsx';

// A static import would put it into the browser's bundle of the page: few products are bare machines.
const ReadyOffer = import.meta.env.SSR
  ? (await import('./ready-offer.tsx')).default
  : lazyPart(() => import('./ready-offer.tsx'));
// A static import would put the button into the browser's bundle of the page.
const AddLinesButton = import.meta.env.SSR
  ? (await import('#areas/basket/web/add-lines-button.tsx')).AddLinesButton
  : lazyPart(async () => ({ default: (await import('#areas/basket/web/add-lines-button.tsx')).AddLinesButton }));

const addLinesButton: ResultSurroundings['addLines'] = (lines, texts) => <AddLinesButton lines={lines} {...texts} />;

/** Products in a row (storefront.md section 9). */
const rowProducts = 10;

export async function loader({ context, params, request }: LoaderArguments) {
  const api = apiOf(context);
  const found = await api('GET /catalog/product/:slug', { params: { slug: params.slug! } });
  if (!found.ok) redirectIfMoved(found.error, '/product', request);
  const { versions, soldTogether, ...rest } = valueOrErrorPage(found);
  // In the browser the API's redirect of an old slug has been followed already.
  if (rest.slug !== params.slug) throw movedTo(`/product/${rest.slug}`, request);
  const rows = await api('GET /catalog/product/carousel', { query: { types: 'similar', productId: String(rest.id) } });
  const similar = (rows.ok ? (rows.value.similar ?? []) : []).slice(0, rowProducts).map(toSimilarProduct);
  const product = { ...rest, versions: versions.map(withoutPictures), soldTogether: soldTogether.map(withoutPictures) };
  return { product, seo: product.seo, similar };
}

const toSimilarProduct = (card: AlternativeCard): SimilarProduct => ({
  ...toCardProduct(card),
  ...(card.reason && { reason: card.reason }),
});

/** Cards of other products need one picture, no gallery. */
const withoutPictures = <Card extends ProductCard>(product: Card): Card => ({ ...product, pictures: [] });

export default function ProductScreen() {
  const { product, seo, similar } = useLoaderData<typeof loader>();
  const context = useProductContext();
  const { detail } = context.t;
  const { base, contacts } = useFrame();
  const { isKnown, isAuth } = useUser();
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    // Once, because at a login the device's history joins the account's.
    if (!isKnown || recorded.current === product.id) return;
    recorded.current = product.id;
    // Loaded after hydration, so that it does not delay the page.
    void import('#areas/lists/web/viewed/viewed-products.ts').then(
      ({ addViewed }) => addViewed(isAuth, product.id),
      () => {},
    );
  }, [isKnown, isAuth, product.id]);
  useEffect(() => setPageCookie('slug', product.slug), [product.slug]);
  const loadCompanions = useCallback(() => listCompanions(product.id, similar), [product.id, similar]);
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <ProductPage
        key={product.id}
        product={product}
        similar={similar}
        buy={<ProductBuy product={product} />}
        stickyBuy={canPurchase(product) && context.action?.(product)}
        ready={
          product.bare && (
            <Suspense>
              <ReadyOffer product={product} bare={product.bare} context={context} />
            </Suspense>
          )
        }
        onAddAll={addAllToBasket}
        chatUrl={contacts.messaging}
        estimate={canPurchase(product) && product.delivery && <ProductEstimate productId={product.id} />}
        instalments={
          canPurchase(product) && !product.isVirtual && <ProductInstalments price={unitPrice(product.price)} />
        }
        calculator={
          <CalculatorSection
            product={product}
            maxQuantity={maxLineQuantity}
            addLines={addLinesButton}
            context={context}
          />
        }
        service={base.service}
        context={context}
      >
        <LazyCarousel
          title={canPurchase(product) ? detail.goesWith : detail.mayInterest}
          load={loadCompanions}
          reserved
          context={context}
        />
        <ViewedProducts except={product.id} context={context} />
      </ProductPage>
    </>
  );
}

const withNet: ProductContext['withNet'] = (rate, show) => <VatTwin rate={rate}>{show}</VatTwin>;

function useProductContext(): ProductContext {
  const context = useCatalogueContext(productActions);
  const detail = useShopMessages(messages);
  return useMemo(() => ({ ...context, withNet, t: { ...context.t, detail } }), [context, detail]);
}

/** Products recommended with this one, without those already on the page. */
async function listCompanions(productId: number, present: readonly CardProduct[]): Promise<readonly CardProduct[]> {
  const query = { types: 'recommended', productId: String(productId) };
  const rows = await browserApi()('GET /catalog/product/carousel', { query });
  const presentIds = new Set(present.map(({ id }) => id));
  return rows.ok ? (rows.value.recommended ?? []).filter(({ id }) => !presentIds.has(id)) : [];
}
