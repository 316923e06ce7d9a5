import { createContext, useContext } from 'react';
import type { Locale } from './locale.ts';
import { useMessages } from './messages.ts';

/** Whether the shop sells online only: it has no store. */
export const OnlineShop = createContext(false);

/** An area's messages in the language of the page; in a shop without a store those in `online` stand in their places. */
export function useShopMessages<Messages extends { readonly online: object }>(
  messages: Readonly<Record<Locale, Messages>>,
): Messages {
  const t = useMessages(messages);
  return useContext(OnlineShop) ? { ...t, ...t.online } : t;
}
