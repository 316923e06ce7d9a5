import { useEffect, useRef } from 'react';

/** Button and stepper replace each other under the finger that pressed them; who uses the keyboard must not be thrown out. */
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
