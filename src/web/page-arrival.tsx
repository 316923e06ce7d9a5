import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { restoreScroll, startScrollMemory } from './scroll-memory.ts';

/** Shows each page where it stood when it was left. The router's own component brings its links and forms along, 4 kB. */
export function RestoreScroll() {
  const { key, hash } = useLocation();
  const keyNow = useRef(key);
  useEffect(() => startScrollMemory(() => keyNow.current), []);
  useLayoutEffect(() => {
    keyNow.current = key;
    restoreScroll(key, hash);
  }, [key, hash]);
  return null;
}
