import type { DataRouter } from 'react-router';
import { isPlainClick } from '#web/plain-click.ts';

/**
 * Follows plain anchors within the page: one delegated listener instead of the router's Link component (reason and figures
 * in docs/decisions/router.md). Modified clicks, targets, downloads, other origins, the other language, files and API
 * addresses are left to the browser.
 */
export function followLinks(router: DataRouter, basename: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return;
    const anchor = (event.target as Element).closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement) || isLeftToBrowser(anchor)) return;
    const url = new URL(anchor.href);
    if (url.origin !== window.location.origin || !isPage(url.pathname, basename)) return;
    const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
    if (url.hash && isSamePage) return;
    event.preventDefault();
    const path = basename === '/' ? url.pathname : url.pathname.slice(basename.length) || '/';
    // Like in a browser, a link to the page itself makes no second entry in the history.
    void router.navigate(path + url.search + url.hash, { replace: isSamePage && !window.location.hash });
  });
}

const isLeftToBrowser = (anchor: HTMLAnchorElement): boolean =>
  (anchor.target !== '' && anchor.target !== '_self') ||
  anchor.hasAttribute('download') ||
  anchor.dataset.reload !== undefined;

function isPage(pathname: string, basename: string): boolean {
  if (/^\/(api|dev|sandbox|assets|pictures|documents)(\/|$)/.test(pathname)) return false;
  const isCatalan = pathname === '/ca' || pathname.startsWith('/ca/');
  return isCatalan === (basename === '/ca');
}
