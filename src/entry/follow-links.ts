import type { BrowserRouter } from './browser-router.ts';
import { isPlainClick } from '#web/is-plain-click.ts';

/**
 * One delegated listener instead of the router's link component, which takes half of the rendering time:
 * plain anchors, followed in the page. Modified clicks, targets, downloads, other origins, other languages,
 * files and API addresses are left to the browser.
 */
export function followLinks(router: BrowserRouter, basename: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return;
    const anchor = (event.target as Element).closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement)) return;
    if (
      (anchor.target && anchor.target !== '_self') ||
      anchor.hasAttribute('download') ||
      anchor.dataset.reload !== undefined
    )
      return;
    const url = new URL(anchor.href);
    if (url.origin !== window.location.origin || !isPage(url.pathname, basename)) return;
    if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search) return;
    event.preventDefault();
    const path = basename === '/' ? url.pathname : url.pathname.slice(basename.length) || '/';
    void router.navigate(path + url.search + url.hash);
  });
}

function isPage(pathname: string, basename: string): boolean {
  if (/^\/(api|dev|sandbox|assets|pictures|documents)(\/|$)/.test(pathname)) return false;
  const catalan = pathname === '/ca' || pathname.startsWith('/ca/');
  return catalan === (basename === '/ca');
}
