import type { Screen } from '#screens';

/** Matches paths to screens and tells under which key a page is kept; null when it is not to be kept. */
export function createPageKeys(screens: readonly Screen[]): (path: string, search: URLSearchParams) => string | null {
  const matchers = screens.map((screen) => ({ screen, pattern: pathPattern(screen.path) }));
  return (path, search) => {
    const match = matchers.find(({ pattern }) => pattern.test(path));
    if (!match?.screen.cached) return null;
    const counting = (match.screen.query ?? [])
      .flatMap((name) => search.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`))
      .sort();
    return `${path}?${counting.join('&')}`;
  };
}

/** Matches the paths of a screen: '/product/:slug' → one segment; '/catalog/*' → any rest. */
export function pathPattern(path: string): RegExp {
  const source = path.replace(/[.+]/g, '\\$&').replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
