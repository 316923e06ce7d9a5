import { useEffect } from 'react';
import { shopName } from './shop-name.ts';

const focus = (element: HTMLElement | null): void => element?.focus();

/** The heading of a step, also in the window's title; it takes the focus from the step before. */
export function StepTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${shopName()}`;
  }, [children]);
  return (
    <h1 ref={focus} tabIndex={-1}>
      {children}
    </h1>
  );
}
