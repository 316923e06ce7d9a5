import { useEffect, useRef, useState } from 'react';
import { ProductCarousel } from './product-carousel.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CardProduct } from './card-product.ts';

/** Asked for this far before it is seen. */
const nearMargin = '600px';

type LazyCarouselProps = {
  title: string;
  /** The same function as long as it means the same products. */
  load: () => Promise<readonly CardProduct[]>;
  context: CatalogueContext;
};

/** A row at the end of a page, asked for when the visitor comes near it: most never do. A page without it is whole. */
export function LazyCarousel({ title, load, context }: LazyCarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    let isWanted = true;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load().then(
          (loaded) => isWanted && setProducts(loaded),
          () => undefined,
        );
      },
      { rootMargin: nearMargin },
    );
    near.observe(place.current!);
    return () => {
      isWanted = false;
      near.disconnect();
    };
  }, [load]);
  return (
    <div ref={place}>
      <ProductCarousel title={title} products={products} context={context} />
    </div>
  );
}
