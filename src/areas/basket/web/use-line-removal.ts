import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import { removeFromBasket } from './basket-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

/**
 * Removes a line. However it disappears, the focus in it moves to the next line, else to the previous one, else to the
 * element that `fallback` finds.
 */
export function useLineRemoval<Line extends HTMLElement>(
  line: RefObject<Line | null>,
  productId: number,
  fallback?: (line: Line) => HTMLElement | null | undefined,
) {
  useLayoutEffect(() => {
    const element = line.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const link = neighbour?.querySelector<HTMLElement>('h2 a') ?? neighbour?.querySelector('a');
      (link ?? fallback?.(element))?.focus();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the line goes
  }, []);
  return ({ detail }: MouseEvent): void => {
    // The second click of a double click would hit the next line, which has moved up.
    if (detail < 2) runInBackground(removeFromBasket(productId));
  };
}
