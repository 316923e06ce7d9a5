import { useEffect, useState } from 'react';

const period = 7000;

/**
 * Calls `advance` every seven seconds (storefront.md, 'Other widgets') while `playing`, but not while the page is
 * hidden. Callers check for reduced motion.
 */
export function useAutoplay(playing: boolean, advance: () => void) {
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, period);
    return () => clearInterval(timer);
    // Restarts after every render, so that a slide chosen by hand stays for the full time.
  });
}

/** Whether the system prefers reduced motion; false on the server. */
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
