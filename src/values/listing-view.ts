/** How listings show their products (storefront.md section 2): in a table unless the shopper chose a list. */
export type ListingView = 'table' | 'list';

/** Holds the choice of the browser, so that pages come as chosen; only a list is kept. */
export const listingViewCookie = 'listing-view';

/** From a Cookie header or `document.cookie`. Whatever else the cookie says is a table: each view is another kept page. */
export const readListingView = (cookies: string | null | undefined): ListingView =>
  cookies && /(?:^|;\s*)listing-view=list(?:;|$)/.test(cookies) ? 'list' : 'table';
