import { type ReactNode, useMemo } from 'react';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import type { Breadcrumb } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { type CatalogueMessages, messages } from '../../messages.ts';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { CardProduct } from './card-product.ts';
import type { Listing } from '../../contract.ts';

/** Draws amounts; `of` takes the VAT out of an amount in euros where it is to be without. */
export type ShowAmounts = (of: (euros: number) => number, isNet: boolean) => ReactNode;

/** Shared by all cards of a page and looked up once: a page has dozens of cards, so a card calls no hooks. */
export interface CatalogueContext {
  readonly locale: Locale;
  readonly t: CatalogueMessages;
  /** A path of the shop in the language of the page. */
  readonly href: (path: string) => string;
  /** The basket's button; the same function for all cards of the shop (cached card markup does not depend on it). */
  readonly action?: (product: CardProduct) => ReactNode;
  /** The buttons for the shopper's own lists, as icons or with words; present whenever `action` is. */
  readonly choices?: (product: CardProduct, worded?: boolean) => ReactNode;
  /** Draws amounts with VAT and without: on pages with the switch. */
  readonly withNet?: (rate: VatRate | undefined, show: ShowAmounts) => ReactNode;
  /** What a bare machine costs ready to use; only in listings. */
  readonly ready?: (product: CardProduct) => ReactNode;
  /** What delivery of the product to the visitor costs; only in listings. */
  readonly estimate?: (product: CardProduct) => ReactNode;
  /** The checkbox for the comparison on telephones, whose cards have no room for its button; only in listings. */
  readonly compare?: (product: CardProduct) => ReactNode;
}

/** Where amounts are shown with VAT alone. */
export const withVat: NonNullable<CatalogueContext['withNet']> = (_, show) => show((euros) => euros, false);

/** What a shopper can do with a product on its card. */
export type CardActions = Pick<CatalogueContext, 'action' | 'choices' | 'compare' | 'estimate'>;

/** The API's breadcrumbs as links; the last is the page itself. */
export const breadcrumbTrail = (breadcrumbs: Listing['breadcrumbs'], { href }: CatalogueContext): Breadcrumb[] =>
  breadcrumbs.map(({ name, url }, index) =>
    index === breadcrumbs.length - 1 ? { label: name } : { label: name, href: href(url) },
  );

export function useCatalogueContext(actions?: CardActions): CatalogueContext {
  const locale = useLocale();
  const t = useMessages(messages);
  return useMemo(
    () => ({ locale, t, href: (path) => (path.startsWith('/') ? localisedPath(path, locale) : path), ...actions }),
    [locale, t, actions],
  );
}
