import { useEffect, useState } from 'react';

const period = 7000;

/**
 * Calls `advance` every seven seconds (storefront.md, 'Other widgets') while `playing`. It rests while the page is hidden, and
 * does not begin for people who asked their system for less motion.
 */
export function useAutoplay(playing: boolean, advance: () => void) {
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, period);
    return () => clearInterval(timer);
    // Runs anew after every render, so that a slide chosen by hand also stays its full time.
  });
}

/** Whether less motion is asked for; false while rendering on the server. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setReduced(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return reduced;
}
