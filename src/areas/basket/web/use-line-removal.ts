import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import { removeFromBasket } from './basket-store.ts';

/**
 * Takes a line out. Whatever takes it out in the end, a focus in it goes on to the next line, or to the one before, or, with
 * the last one, to where `otherwise` says.
 */
export function useLineRemoval<Line extends HTMLElement>(
  line: RefObject<Line | null>,
  productId: number,
  otherwise?: (line: Line) => HTMLElement | null | undefined,
) {
  useLayoutEffect(() => {
    const element = line.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const itsName = neighbour?.querySelector<HTMLElement>('h2 a') ?? neighbour?.querySelector('a');
      (itsName ?? otherwise?.(element))?.focus();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the line goes
  }, []);
  return ({ detail }: MouseEvent): void => {
    // The second click of a double one would hit the line that has moved up.
    if (detail < 2) void removeFromBasket(productId);
  };
}
