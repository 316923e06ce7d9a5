/** How listings show their products (storefront.md section 2): in a table unless the shopper chose a list. */
export type ListingView = 'table' | 'list';

/**
 * What the cookie `listing-view` says, from a Cookie header or `document.cookie`. All but a list is a table: each view is another
 * kept page.
 */
export const readListingView = (cookies: string | null | undefined): ListingView =>
  cookies?.split('; ').includes('listing-view=list') ? 'list' : 'table';
