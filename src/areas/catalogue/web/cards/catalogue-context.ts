import { type ReactNode, useMemo } from 'react';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import type { Breadcrumb } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { type CatalogueMessages, messages } from '../../messages.ts';
import type { CardProduct } from './card-product.ts';
import type { Listing } from '../../contract.ts';
import type { ProductMessages } from '../product/messages.ts';

/** What every card of a page shares, looked up once for the page: no hook or context in a card, of which a page has dozens. */
export interface CatalogueContext {
  readonly locale: Locale;
  readonly t: CatalogueMessages;
  /** A path of the shop in the language of the page. */
  readonly href: (path: string) => string;
  /** The basket's button; the same function for all cards of the shop (cached card markup does not depend on it). */
  readonly action?: (product: CardProduct) => ReactNode;
  /** The buttons that put a product on the shopper's own lists; there whenever the action is. In words, or as icons. */
  readonly choices?: (product: CardProduct, worded?: boolean) => ReactNode;
}

/** The API's breadcrumbs as links; the last is the page itself. */
export const breadcrumbTrail = (breadcrumbs: Listing['breadcrumbs'], { href }: CatalogueContext): Breadcrumb[] =>
  breadcrumbs.map(({ name, url }, index) =>
    index === breadcrumbs.length - 1 ? { label: name } : { label: name, href: href(url) },
  );

export function useCatalogueContext(actions?: Pick<CatalogueContext, 'action' | 'choices'>): CatalogueContext {
  const locale = useLocale();
  const t = useMessages(messages);
  return useMemo(
    () => ({ locale, t, href: (path) => (path.startsWith('/') ? localisedPath(path, locale) : path), ...actions }),
    [locale, t, actions],
  );
}

/** What the parts of a product's page share. */
export interface ProductContext extends CatalogueContext {
  readonly t: CatalogueContext['t'] & { readonly detail: ProductMessages };
}
