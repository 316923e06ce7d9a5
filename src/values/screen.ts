/** A page of the shop: its path (without the language prefix) and the file below src/screens/storefront. */
export interface Screen {
  readonly path: string;
  readonly file: string;
  /** The file of what surrounds it, likewise; without one the header and footer of the shop. */
  readonly frame?: string;
  /** Whether rendered pages are cached: only screens that are the same for every visitor. */
  readonly cached: boolean;
  /** Whether search engines may list it. */
  readonly indexed?: true;
  /** Whether capitals in its path mean something, as in the words of a search. */
  readonly keepsCase?: true;
  /** Query keys that change what a cached screen shows, 'a.*' for all that begin with 'a.'; others are ignored by the cache. */
  readonly query?: readonly string[];
  /** Whether it lists products in the visitor's chosen view (listing.ts): each view of a cached screen is cached separately. */
  readonly hasViews?: true;
  /** Always opened as a new document, because its security policy is its own (platform/http/security-headers.ts). */
  readonly isOwnDocument?: true;
  /** Whether it shows the empty basket at once to visitors without the cookies of a basket; only for screens that are not cached. */
  readonly showsEmptyBasket?: true;
}

export const shopFrame = 'frame/shop-frame';

/** The file of what surrounds a screen. */
export const frameOf = (screen: Screen): string => screen.frame ?? shopFrame;

/** Tests whether a key of the query is among those that a screen shows: 'a.*' names all keys that begin with 'a.'. */
export function queryKeyTest(query: readonly string[]): (name: string) => boolean {
  const whole = new Set(query.filter((key) => !key.endsWith('*')));
  const prefixes = query.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));
  return (name) => whole.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** What rendering a screen gives: a redirect, or the parts of its document, in UTF-8. */
export type ScreenRender =
  | { readonly redirect: string; readonly status: number }
  | {
      readonly status: number;
      /** `<title>` and metas for the head. */
      readonly head: string;
      /** What stands before the root, not hydrated. */
      readonly before: string;
      readonly html: Buffer;
      readonly data: Buffer;
      /** The files of frame and screen, for their assets; ids of other routes among them are no files. */
      readonly files: readonly string[];
      /** What threw while loading or rendering, to be logged once by the server. */
      readonly error: unknown;
    };
