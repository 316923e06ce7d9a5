import { useEffect, useRef } from 'react';

/** Milliseconds within which two clicks are a double click. */
const doubleClickPause = 500;

/**
 * Ignores the second click of a double click, or of a double tap: what has taken the button's place is under it, such as
 * the link to the basket.
 */
export function ignoreSecondClick(): void {
  // Not the click's own, which older browsers do not have.
  let pointer = '';
  const note = ({ pointerType }: PointerEvent): void => void (pointer = pointerType);
  const ignore = (event: MouseEvent): void => {
    if (event.detail < 2 && pointer !== 'touch') return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', note, true);
  window.addEventListener('click', ignore, true);
  setTimeout(() => {
    window.removeEventListener('pointerdown', note, true);
    window.removeEventListener('click', ignore, true);
  }, doubleClickPause);
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
