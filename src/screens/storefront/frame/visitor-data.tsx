import { useEffect } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';
import { compared } from '#areas/lists/web/compare/compare-store.ts';
import { favourites } from '#areas/lists/web/favourites/favourites-store.ts';
import { useListOwner } from '#areas/lists/web/use-list.ts';

/** Loads what is the visitor's own once the page, the same for everybody, has come to life. */
export function VisitorData() {
  const { isKnown, user } = useUser();
  const userId = isKnown ? (user?.id ?? null) : undefined;
  useBasketLoading(userId);
  useListOwner(favourites, userId);
  useListOwner(compared, userId);
  useEffect(() => {
    // Few visitors of a page sign in on it: the others do not load this.
    if (user?.id !== undefined)
      void import('#areas/lists/web/viewed/viewed-products.ts').then(({ joinViewed }) => joinViewed());
  }, [user?.id]);
  return null;
}
