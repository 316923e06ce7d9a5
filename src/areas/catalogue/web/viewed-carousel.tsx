import { useEffect, useState } from 'react';
import { ProductCarousel } from './product-carousel.tsx';
import type { ShownIn } from './shown-in.ts';
import type { ShownProduct } from './shown-product.ts';
import { rememberViewed, viewedProducts } from './viewed-store.ts';

type ViewedCarouselProps = {
  /** The product of this page: remembered, not shown. */
  productId: number;
  load: (ids: readonly number[]) => Promise<readonly ShownProduct[]>;
  shownIn: ShownIn;
};

/** What was looked at before, on this device: at the end of the page, where nothing is moved when it comes. */
export function ViewedCarousel({ productId, load, shownIn }: ViewedCarouselProps) {
  const [products, setProducts] = useState<readonly ShownProduct[]>([]);
  useEffect(() => {
    let left = false;
    const others = viewedProducts().filter((id) => id !== productId);
    rememberViewed(productId);
    if (others.length > 0)
      load(others.slice(0, 10)).then(
        (loaded) => left || setProducts(loaded),
        // The history is an extra: a page without it is whole.
        () => undefined,
      );
    return () => void (left = true);
  }, [productId, load]);
  return products.length > 0 ? <ProductCarousel title={shownIn.t.detail.viewed} products={products} shownIn={shownIn} /> : null;
}
