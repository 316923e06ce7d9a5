import type { Screen } from '#values/screen.ts';
import { pathPattern } from './page-key.ts';

/** Pages of text have their address at the top: '/privacy-policy'. */
const contentPath = '/:page';

/** Tells whether a path without language leads to a page, so that menus show no link that leads nowhere. */
export function pageFinder(
  screens: readonly Screen[],
  hasContentPage: (name: string) => boolean,
): (path: string) => boolean {
  const patterns = screens.filter(({ path }) => path !== contentPath).map(({ path }) => pathPattern(path));
  return (path) => patterns.some((pattern) => pattern.test(path)) || hasContentPage(path.slice(1));
}
