import { deviceMemory } from './device-memory.ts';

const memory = deviceMemory('sessionStorage', 'scroll-positions');
let positions: Record<string, number> = {};
let stays = false;
let isFirst = true;

/** Where the page stands in the history's entry that is being left. */
export function rememberScroll(key: string): void {
  positions[key] = window.scrollY;
}

/** Whether the next page is shown where this one stands, such as a filtered list. */
export function keepScroll(keep: boolean): void {
  stays = keep;
}

/** Takes over from the browser, which would scroll before the page is there, until the page is left. Answers how to stop. */
export function startScrollMemory(keyNow: () => string): () => void {
  const take = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = (): void => {
    rememberScroll(keyNow());
    memory.keep(positions);
    window.history.scrollRestoration = 'auto';
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
    window.history.scrollRestoration = 'auto';
  };
}

/** Scrolls a page that has just been shown: where it stood, to its anchor, or to the top. */
export function restoreScroll(key: string, hash: string): void {
  const isPageLoad = isFirst;
  isFirst = false;
  if (isPageLoad) positions = (memory.read() ?? {}) as Record<string, number>;
  const known = positions[key];
  if (known !== undefined) return window.scrollTo(0, known);
  // On a page load the browser has done it, and the visitor may have scrolled since.
  if (isPageLoad) return;
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else if (!stays) window.scrollTo(0, 0);
}
