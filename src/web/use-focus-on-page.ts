import { useEffect, useRef } from 'react';
import { focusPage } from './focus-page.ts';

/**
 * For what takes away the control that changed it, such as the button that cancels an order: when `state` has changed and
 * the focus went with the control, it comes to the page's heading. Null is a state that is not known yet.
 */
export function useFocusOnPage(state: unknown): void {
  const shown = useRef(state);
  useEffect(() => {
    const former = shown.current;
    shown.current = state;
    if (former === null || former === state) return;
    if (document.activeElement === document.body) focusPage('');
  }, [state]);
}
