import type { messages } from './messages.ts';

type Words = (typeof messages)['es'];

/** What the palette says that it finds: orders and their customers to those alone who may see them. */
export const paletteText = (t: Words, findsOrders: boolean): Words & { readonly findsOrders: boolean } =>
  findsOrders ? { ...t, findsOrders } : { ...t, findsOrders, open: t.openArticles, nothingHint: t.nothingHintArticles };
