import { useCallback } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { LazyCarousel } from '#areas/catalogue/web/cards/lazy-carousel.tsx';
import type { CatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { messages } from '#areas/catalogue/web/sections/messages.ts';
import { useMessages } from '#i18n/messages.ts';

type ViewedProductsProps = { /** The product of this page. */ except?: number; context: CatalogueContext };

/** Products viewed before: the account's history, or the device's for a visitor. */
export function ViewedProducts({ except, context }: ViewedProductsProps) {
  const { isKnown, isAuth } = useUser();
  const load = useCallback(async () => {
    const { listViewed } = await import('#areas/lists/web/viewed/viewed-products.ts');
    return listViewed(isAuth, except);
  }, [isAuth, except]);
  return isKnown ? <LazyCarousel title={context.t.carousel.viewed} load={load} context={context} /> : null;
}

/** Suggestions based on the products the visitor viewed before. */
export function RecommendedProducts({ context }: { context: CatalogueContext }) {
  const { forViewer } = useMessages(messages);
  const { isKnown, isAuth } = useUser();
  const load = useCallback(async () => {
    const { listForViewer } = await import('#areas/lists/web/viewed/viewed-products.ts');
    return listForViewer(isAuth);
  }, [isAuth]);
  return isKnown ? <LazyCarousel title={forViewer} load={load} context={context} /> : null;
}
