import { useCallback } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { LazyCarousel } from '#areas/catalogue/web/cards/lazy-carousel.tsx';
import type { ShownIn } from '#areas/catalogue/web/cards/shown-in.ts';

/** For who comes back: what goes with the products seen before. */
export function ForViewer({ shownIn }: { shownIn: ShownIn }) {
  const { isKnown, isAuth } = useUser();
  const load = useCallback(async () => {
    const { listForViewer } = await import('#areas/lists/web/viewed/viewed-products.ts');
    return listForViewer(isAuth);
  }, [isAuth]);
  return isKnown ? <LazyCarousel title={shownIn.t.home.forViewer} load={load} shownIn={shownIn} /> : null;
}
