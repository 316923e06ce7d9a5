import { useLoaderData } from 'react-router';
import { addAllToBasket } from '#areas/basket/web/basket-store.ts';
import { ProductJsonLd } from '#areas/catalogue/web/product-json-ld.tsx';
import { ProductPage } from '#areas/catalogue/web/product-page.tsx';
import { asShown, type ShownProduct } from '#areas/catalogue/web/shown-product.ts';
import { canBeBought } from '#areas/catalogue/web/stock-tone.ts';
import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { ViewedCarousel } from '#areas/catalogue/web/viewed-carousel.tsx';
import { browserApi } from '#web/browser-api.ts';
import { expectFound } from '#web/expect-found.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/use-frame.ts';
import { followMove } from './moved.ts';
import { ProductBuy } from './product-buy.tsx';
import { productAction } from './product-action.tsx';

export async function loader({ context, params }: LoaderArguments) {
  const api = apiOf(context);
  const found = await api('GET /catalog/product/:slug', { params: { slug: params.slug! } });
  if (!found.ok) followMove(found.error, '/product');
  const product = expectFound(found);
  const rows = await api('GET /catalog/product/carousel', { query: { types: 'similar', productId: String(product.id) } });
  return { product, seo: product.seo, similar: (rows.ok ? (rows.value.similar ?? []) : []).map(asShown) };
}

async function loadViewed(ids: readonly number[]): Promise<readonly ShownProduct[]> {
  const found = await browserApi()('POST /catalog/product/list', { body: { ids: [...ids] } });
  return found.ok && 'products' in found.value ? found.value.products.map(asShown) : [];
}

export default function ProductScreen() {
  const { product, seo, similar } = useLoaderData<typeof loader>();
  const shownIn = useShownIn(productAction);
  const { contacts } = useFrame();
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={seo.canonical} />
      <ProductJsonLd product={product} />
      <ProductPage
        key={product.id}
        product={product}
        similar={similar}
        buy={<ProductBuy product={product} />}
        stickyBuy={canBeBought(product) && shownIn.action?.(product)}
        onAddAll={addAllToBasket}
        chatUrl={contacts.messaging}
        shownIn={shownIn}
      >
        <ViewedCarousel productId={product.id} load={loadViewed} shownIn={shownIn} />
      </ProductPage>
    </>
  );
}
