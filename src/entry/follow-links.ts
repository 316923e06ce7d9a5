import { type DataRouter, matchPath } from 'react-router';
import { screens } from '#routes/storefront-screens.ts';
import { isPlainClick } from '#web/plain-click.ts';
import { runInBackground } from '#web/run-in-background.ts';

/**
 * Follows plain anchors within the page: one delegated listener instead of the router's Link component (reason and figures
 * in docs/decisions/router.md). Modified clicks, targets, downloads, other origins, the other language, files, API addresses and
 * screens that are documents of their own, to and from, are left to the browser.
 */
export function followLinks(router: DataRouter, basename: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return;
    const anchor = (event.target as Element).closest?.('a[href]');
    const path = anchor instanceof HTMLAnchorElement ? linkedPath(anchor, basename) : null;
    if (path === null) return;
    const url = new URL((anchor as HTMLAnchorElement).href);
    const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
    if (url.hash && isSamePage) return;
    // Without a network the browser would show a page of its own.
    if (!isSamePage && navigator.onLine && [path, withoutBase(window.location.pathname, basename)].some(isOwnDocument))
      return;
    event.preventDefault();
    // Like in a browser, a link to the page itself makes no second entry in the history.
    runInBackground(router.navigate(path + url.search + url.hash, { replace: isSamePage && !window.location.hash }));
  });
}

/** The path without language of the page to which a link leads within this document; null for what is left to the browser. */
export function linkedPath(anchor: HTMLAnchorElement, basename: string): string | null {
  const { origin, pathname } = anchor;
  const isHere = origin === window.location.origin && isPage(pathname, basename) && !isLeftToBrowser(anchor);
  return isHere ? withoutBase(pathname, basename) : null;
}

const withoutBase = (pathname: string, basename: string): string =>
  basename === '/' ? pathname : pathname.slice(basename.length) || '/';

const ownDocuments = screens.filter((screen) => screen.isOwnDocument);
const isOwnDocument = (path: string): boolean => ownDocuments.some((screen) => matchPath(screen.path, path) !== null);

const isLeftToBrowser = (anchor: HTMLAnchorElement): boolean =>
  (anchor.target !== '' && anchor.target !== '_self') ||
  anchor.hasAttribute('download') ||
  anchor.dataset.reload !== undefined;

function isPage(pathname: string, basename: string): boolean {
  if (/^\/(api|dev|sandbox|assets|pictures|documents)(\/|$)/.test(pathname)) return false;
  const isCatalan = pathname === '/ca' || pathname.startsWith('/ca/');
  return isCatalan === (basename === '/ca');
}
