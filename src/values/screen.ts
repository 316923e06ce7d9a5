/** A page of the shop: its path (without the language prefix) and the file below src/screens/storefront. */
export interface Screen {
  readonly path: string;
  readonly file: string;
  /** Whether rendered pages are cached: only screens that are the same for every visitor. */
  readonly cached: boolean;
  /** Query keys that change what a cached screen shows, 'a.*' for all that begin with 'a.'; others are ignored by the cache. */
  readonly query?: readonly string[];
  /** Whether it lists products in the visitor's chosen view (listing.ts): each view of a cached screen is cached separately. */
  readonly hasViews?: true;
}
