import { useEffect } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';
import { compared, favourites } from '#areas/lists/web/shopper-lists.ts';
import { useListOwner } from '#areas/lists/web/use-list.ts';

/** Loads the visitor's own data after hydration, because the page itself is the same for everybody. */
export function VisitorData() {
  const { isKnown, user } = useUser();
  const userId = isKnown ? (user?.id ?? null) : undefined;
  useBasketLoading(userId);
  useListOwner(favourites, userId);
  useListOwner(compared, userId);
  useEffect(() => {
    // Loaded for signed-in users only.
    if (user?.id !== undefined)
      void import('#areas/lists/web/viewed/viewed-products.ts').then(({ joinViewed }) => joinViewed());
  }, [user?.id]);
  return null;
}
