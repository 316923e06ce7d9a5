import { useEffect, useRef, useState } from 'react';
import { ProductCarousel } from './product-carousel.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CardProduct } from './card-product.ts';
import styles from './product-carousel.module.css';

/** Distance from the viewport at which it loads. */
const nearMargin = '600px';

type LazyCarouselProps = {
  title: string;
  /** Stable between renders while it loads the same products. */
  load: () => Promise<readonly CardProduct[]>;
  /** Keeps room until it is there, where there nearly always is one: what stands below does not move. */
  reserved?: boolean;
  context: CatalogueContext;
};

/** A carousel at the end of a page, loaded when the visitor scrolls near it, and left out when it fails. */
export function LazyCarousel({ title, load, reserved, context }: LazyCarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly CardProduct[] | null>(null);
  useEffect(() => {
    let isMounted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (loaded) => isMounted && setProducts(loaded),
          () => isMounted && setProducts([]),
        );
      },
      { rootMargin: nearMargin },
    );
    observer.observe(place.current!);
    return () => {
      isMounted = false;
      observer.disconnect();
    };
  }, [load]);
  return (
    <div ref={place} className={reserved && !products ? styles.waiting : undefined}>
      <ProductCarousel title={title} products={products ?? []} context={context} />
    </div>
  );
}
