import { useCallback } from 'react';
import { messages } from '#areas/basket/messages.ts';
import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import type { ShownIn } from '#areas/catalogue/web/shown-in.ts';
import { useMessages } from '#i18n/messages.ts';

/** What can be done with a product on its card: one function for all cards of a page. */
export function useProductAction(): NonNullable<ShownIn['action']> {
  const t = useMessages(messages);
  return useCallback((product) => <AddToBasketButton product={product} t={t} />, [t]);
}
