import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { CatalogueMessages } from '../../messages.ts';
import type { ShownProduct } from './shown-product.ts';

/** What every card of a page shares, looked up once for the page: no hook or context in a card, of which a page has dozens. */
export interface ShownIn {
  readonly locale: Locale;
  readonly t: CatalogueMessages;
  /** A path of the shop in the language of the page. */
  readonly href: (path: string) => string;
  /** The basket's button; the same function for all cards of the shop (their markup is kept without regard to it). */
  readonly action?: (product: ShownProduct) => ReactNode;
  /** The buttons that put a product on the shopper's own lists; there whenever the action is. In words, or as icons. */
  readonly choices?: (product: ShownProduct, worded?: boolean) => ReactNode;
}
