import { useEffect, useRef } from 'react';

/** Keeps the keyboard's focus when button and stepper replace each other. */
export function useFocusKeeping(isStepper: boolean) {
  const parent = useRef<Element | null>(null);
  useEffect(() => {
    const target = parent.current?.querySelector<HTMLElement>(
      isStepper ? ':scope > [role=group] > button:last-child' : ':scope > button',
    );
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
