import { useEffect, useRef } from 'react';

/** Milliseconds within which two clicks are a double click. */
const doubleClickPause = 500;
/** Before the page's own listeners. */
const first = { capture: true };
/** So late a busy device may tell of a second click. */
const longestDelay = 5000;

/**
 * Ignores the second click of a double click, or of a double tap: what has taken the button's place is under it, such as
 * the link to the basket.
 */
export function ignoreSecondClick({ timeStamp }: Pick<Event, 'timeStamp'>): void {
  // Not the click's own, which older browsers do not have.
  let pointer = '';
  const note = ({ pointerType }: PointerEvent): void => void (pointer = pointerType);
  const ignore = (event: MouseEvent): void => {
    // When it was made counts, not when it is heard of.
    const isSoon = event.timeStamp - timeStamp < doubleClickPause;
    if (event.detail !== 2 && !(isSoon && (event.detail > 2 || pointer === 'touch'))) return stop();
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (): void => {
    window.removeEventListener('pointerdown', note, first);
    window.removeEventListener('click', ignore, first);
  };
  window.addEventListener('pointerdown', note, first);
  window.addEventListener('click', ignore, first);
  setTimeout(stop, longestDelay);
}

/**
 * Keeps the keyboard's focus when button and stepper replace each other. It goes to the stepper as a whole, so that a
 * second Enter adds no second piece.
 */
export function useFocusKeeping(isStepper: boolean) {
  const parent = useRef<Element | null>(null);
  useEffect(() => {
    const target = parent.current?.querySelector<HTMLElement>(isStepper ? ':scope > [role=group]' : ':scope > button');
    if (document.activeElement === document.body) target?.focus();
    parent.current = null;
  }, [isStepper]);
  return {
    remember() {
      const control = document.activeElement;
      parent.current = (control?.closest('[role=group]') ?? control)?.parentElement ?? null;
    },
  };
}
