/** A page of the shop: its path (without the language prefix) and the file below src/screens/storefront. */
export interface Screen {
  readonly path: string;
  readonly file: string;
  /** Whether whole rendered pages are kept: only screens that show every visitor the same. */
  readonly cached: boolean;
  /** Query keys that change what a cached screen shows, 'a.*' for all that begin with 'a.'; others are ignored by the cache. */
  readonly query?: readonly string[];
  /** Whether it lists products as the browser has chosen (listing-view.ts): each view of a cached screen is kept for itself. */
  readonly hasViews?: true;
}
