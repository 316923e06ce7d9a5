let hasTyped = false;

/** Notices typing anywhere in the page. Answers how to stop. */
export function watchTyping(): () => void {
  const notice = (): void => {
    hasTyped = true;
  };
  document.addEventListener('input', notice);
  return () => document.removeEventListener('input', notice);
}

/** A page is being followed to: what was typed before led there. */
export function forgetTyping(): void {
  hasTyped = false;
}

/** The field in which the visitor has gone on to type while the page was on its way. */
export const typedIn = (): Element | null => (hasTyped ? document.querySelector(':is(input, textarea):focus') : null);
