import type { Screen } from '#values/screen.ts';

export interface PageKey {
  /** Under which a page is kept; null when it is not to be kept. */
  readonly key: string | null;
  /** Whether each view of it is a page for itself. */
  readonly hasViews: boolean;
}

/** Matches paths to screens and tells what their pages are kept by. */
export function createPageKeys(screens: readonly Screen[]): (path: string, search: URLSearchParams) => PageKey {
  const matchers = screens.map((screen) => ({
    screen,
    pattern: pathPattern(screen.path),
    counts: keyTest(screen.query ?? []),
  }));
  return (path, search) => {
    const match = matchers.find(({ pattern }) => pattern.test(path));
    const hasViews = match?.screen.hasViews ?? false;
    if (!match?.screen.cached) return { key: null, hasViews };
    const counting = [...search]
      .filter(([name]) => match.counts(name))
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort();
    return { key: `${path}?${counting.join('&')}`, hasViews };
  };
}

// 'a.*' names all keys that begin with 'a.'.
function keyTest(query: readonly string[]): (name: string) => boolean {
  const whole = new Set(query.filter((key) => !key.endsWith('*')));
  const beginnings = query.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));
  return (name) => whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Matches the paths of a screen: '/product/:slug' → one segment; '/catalog/*' → any rest. */
export function pathPattern(path: string): RegExp {
  const source = path.replace(/[.+]/g, '\\$&').replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
