import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router';
import { readPassingCookie } from '#web/passing-cookies.ts';

/** Who comes back to a list finds the focus on the product whose page was left; the scroll is restored elsewhere. */
export function useReturnToProduct(): void {
  const isReturn = useNavigationType() === 'POP';
  const focusLeft = useEffectEvent(() => {
    const slug = isReturn && readPassingCookie('slug');
    if (!slug) return;
    const link = document.querySelector<HTMLElement>(`main article a[href$="/product/${CSS.escape(slug)}"]`);
    link?.focus({ preventScroll: true });
  });
  // Only when the list appears: what is chosen in it later keeps the focus.
  useEffect(() => focusLeft(), []);
}
