import { type RefObject, useEffect } from 'react';

/**
 * Closes an open panel on Escape and when the pointer or the focus goes elsewhere. The controls of the panel are excepted,
 * because they close it by their own click.
 */
export function useDismissal(open: boolean, panel: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const closeWhenLeft = ({ target }: Event): void => {
      if (
        !(target instanceof Element) ||
        panel.current?.contains(target) ||
        target.closest(`[aria-controls='${panel.current?.id}']`)
      )
        return;
      close();
    };
    const ending = new AbortController();
    const options = { signal: ending.signal };
    document.addEventListener('keydown', closeOnEscape, options);
    document.addEventListener('pointerdown', closeWhenLeft, options);
    document.addEventListener('focusin', closeWhenLeft, options);
    return () => ending.abort();
  }, [open, panel, close]);
}
