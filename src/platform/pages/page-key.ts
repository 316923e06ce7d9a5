import { queryKeyTest, type Screen } from '#values/screen.ts';

export interface PageKey {
  /** The key under which a page is cached, without its language and view; null when it is not cached. */
  readonly key: string | null;
  /** Whether each view of it is a page of its own. */
  readonly hasViews: boolean;
  /** The same as in `Screen`. */
  readonly showsEmptyBasket?: true;
}

/** Matches paths to screens and names their pages: the path and the query keys that the screen shows. */
export function createPageKeys(screens: readonly Screen[]): (path: string, search: URLSearchParams) => PageKey {
  const matchers = screens.map((screen) => ({
    screen,
    pattern: pathPattern(screen.path),
    isShown: queryKeyTest(screen.query ?? []),
  }));
  return (path, search) => {
    const match = matchers.find(({ pattern }) => pattern.test(path));
    const hasViews = match?.screen.hasViews ?? false;
    if (!match?.screen.cached) return { key: null, hasViews, showsEmptyBasket: match?.screen.showsEmptyBasket };
    const shown = [...search]
      .filter(([name]) => match.isShown(name))
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort();
    return { key: `${path}?${shown.join('&')}`, hasViews };
  };
}

/** Matches the paths of a screen: '/product/:slug' → one segment; '/catalog/*' → any rest. */
export function pathPattern(path: string): RegExp {
  const source = path.replace(/[.+]/g, '\\$&').replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

/** Content pages have their address at the top: '/privacy-policy'. */
const contentPath = '/:page';

/** Tests whether a path without language leads to a page, so that menus show no dead link. */
export function createPagePathTest(
  screens: readonly Screen[],
  hasContentPage: (name: string) => boolean,
): (path: string) => boolean {
  const patterns = screens.filter(({ path }) => path !== contentPath).map(({ path }) => pathPattern(path));
  return (path) => patterns.some((pattern) => pattern.test(path)) || hasContentPage(path.slice(1));
}
