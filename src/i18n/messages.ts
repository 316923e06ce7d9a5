import { createContext, useContext } from 'react';
import type { Locale } from './locale.ts';
import { useLocale } from './locale-context.tsx';

/**
 * The shape that the Catalan messages must have: the same keys, texts as texts, functions with the same parameters.
 * `export const ca: MessagesLike<typeof es> = { … }` does not compile while a key is missing.
 */
export type MessagesLike<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : MessagesLike<Messages[Key]>;
};

/** An area's messages in the language of the page: `const t = useMessages(basketMessages)`. */
export const useMessages = <Messages>(messages: Readonly<Record<Locale, Messages>>): Messages => messages[useLocale()];

/** Whether the shop sells online only: it has no store. */
export const OnlineShop = createContext(false);

/** The same; in a shop without a store those in `online` stand in their places. */
export function useShopMessages<Messages extends { readonly online: object }>(
  messages: Readonly<Record<Locale, Messages>>,
): Messages {
  const t = useMessages(messages);
  return useContext(OnlineShop) ? { ...t, ...t.online } : t;
}
