import { useEffect } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';

/** Loads what is the visitor's own once the page, the same for everybody, has come to life. */
export function VisitorData() {
  const { isKnown, user } = useUser();
  useBasketLoading(isKnown ? (user?.id ?? null) : undefined);
  useEffect(() => {
    // Few visitors of a page sign in on it: the others do not load this.
    if (user?.id !== undefined) void import('#areas/catalogue/web/viewed-history.ts').then(({ joinViewed }) => joinViewed());
  }, [user?.id]);
  return null;
}
