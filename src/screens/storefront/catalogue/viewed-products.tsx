import { useCallback } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { LazyCarousel } from '#areas/catalogue/web/cards/lazy-carousel.tsx';
import type { ShownIn } from '#areas/catalogue/web/cards/shown-in.ts';

type ViewedProductsProps = { /** The product of this page. */ except?: number; shownIn: ShownIn };

/** What was looked at before: of an account its history, of a visitor what this device remembers. */
export function ViewedProducts({ except, shownIn }: ViewedProductsProps) {
  const { isKnown, isAuth } = useUser();
  const load = useCallback(async () => {
    const { listViewed } = await import('#areas/lists/web/viewed/viewed-products.ts');
    return listViewed(isAuth, except);
  }, [isAuth, except]);
  return isKnown ? <LazyCarousel title={shownIn.t.carousel.viewed} load={load} shownIn={shownIn} /> : null;
}
