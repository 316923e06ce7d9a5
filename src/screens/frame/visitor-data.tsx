import { useEffect } from 'react';
import { useUser } from '#areas/account/web/user-store.ts';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';
import { joinViewed } from '#areas/catalogue/web/viewed-history.ts';

/** Loads what is the visitor's own once the page, the same for everybody, has come to life. */
export function VisitorData() {
  const { isKnown, user } = useUser();
  useBasketLoading(isKnown ? (user?.id ?? null) : undefined);
  useEffect(() => {
    if (user?.id !== undefined) void joinViewed();
  }, [user?.id]);
  return null;
}
