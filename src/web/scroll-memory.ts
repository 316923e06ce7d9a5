import { deviceMemory } from './device-memory.ts';
import { anchorOf } from './focus-page.ts';

/** As far back as a visitor may come to see a page where it stood. */
const mostPlaces = 50;

const memory = deviceMemory('sessionStorage', 'scroll-places');
let places = new Map<string, number>();
let stays = false;
let isFirst = true;

/** Where the page stands in the history's entry that is being left. */
export function rememberScroll(key: string): void {
  places.delete(key);
  places.set(key, window.scrollY);
  const [oldest] = places.keys();
  if (places.size > mostPlaces) places.delete(oldest!);
}

/** Whether the next page is shown where this one stands, such as a filtered list. */
export function keepScroll(keep: boolean): void {
  stays = keep;
}

export const staysInPlace = (): boolean => stays;

/** Takes over from the browser, which would scroll before the page is there, until the page is left. Answers how to stop. */
export function startScrollMemory(keyNow: () => string): () => void {
  const take = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = (): void => {
    rememberScroll(keyNow());
    memory.keep([...places]);
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
  if (isPageLoad) places = readPlaces();
  const known = places.get(key);
  if (known !== undefined) return window.scrollTo(0, known);
  // On a page load the browser has done it, and the visitor may have scrolled since.
  if (isPageLoad) return;
  const anchor = anchorOf(hash);
  if (anchor) anchor.scrollIntoView();
  else if (!stays) window.scrollTo(0, 0);
}

function readPlaces(): Map<string, number> {
  const kept = memory.read();
  return new Map(Array.isArray(kept) ? kept.filter((place): place is [string, number] => Array.isArray(place)) : []);
}
