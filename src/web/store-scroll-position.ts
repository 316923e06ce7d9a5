import { setPageCookie } from './cookies.ts';

const pauseMs = 200;

/** Stores the scroll position in pixels in the page's `scroll` cookie, which goes when the page is left (storefront.md section 4). */
export function storeScrollPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = (): void => {
    timer = undefined;
    setPageCookie('scroll', String(Math.round(window.scrollY)));
  };
  window.addEventListener('scroll', () => (timer ??= setTimeout(store, pauseMs)), { passive: true });
}
