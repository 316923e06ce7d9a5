import { prefetchLinks, type PrefetchOptions } from './prefetch-links.ts';

/** The pause after the page has loaded, unless the visitor does something before: what the page itself needs comes first. */
const pauseMs = 3000;
const inputs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** A part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Starts prefetching when the page is likely to be used; never with Save-Data or over 2G. */
export function startPrefetching(options: PrefetchOptions): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType?.endsWith('2g')) return;
  const waiting = new AbortController();
  const start = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    prefetchLinks(options);
  };
  setTimeout(start, pauseMs);
  for (const input of inputs) window.addEventListener(input, start, { passive: true, signal: waiting.signal });
}
