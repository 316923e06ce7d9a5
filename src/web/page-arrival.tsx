import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from './focus-page.ts';
import { restoreScroll, startScrollMemory, staysInPlace } from './scroll-memory.ts';
import { typedIn, watchTyping } from './typing-watch.ts';

/**
 * What a browser does by itself when a whole page is loaded: a page that was followed to is shown where it stood when it
 * was left, takes the focus (WCAG 2.4.3) and has its title read out (4.1.3). What changes in place, such as a filtered
 * list, leaves the visitor where they are; who has gone on to type keeps the focus. The router's own component for the
 * scrolling brings its links and forms along, 4 kB.
 */
export function PageArrival() {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  const [title, setTitle] = useState('');
  useEffect(() => startScrollMemory(() => shown.current), []);
  useEffect(watchTyping, []);
  useLayoutEffect(() => {
    const isPageLoad = shown.current === key;
    shown.current = key;
    if (!isPageLoad && !staysInPlace()) {
      if (!typedIn()) focusPage(hash);
      setTitle(document.title);
    }
    restoreScroll(key, hash);
  }, [key, hash]);
  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}
