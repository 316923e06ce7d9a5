import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { focusPage, resetTyping, typedField, watchTyping } from './page-focus.ts';

/** Options of `navigate` for changes within a page, such as a filter: scroll position and focus stay. */
export const inPlace = { preventScrollReset: true, state: { inPlace: true } } as const;

/**
 * What a browser does by itself when it loads a page: after a navigation the page scrolls to where it was left, takes the
 * focus (WCAG 2.4.3) and has its title read out (4.1.3). A visitor who has gone on to type keeps the focus.
 */
export function PageArrival() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const { location: next } = useNavigation();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  const stays = !isBack && (location.state as { inPlace?: true } | null)?.inPlace === true;

  useEffect(watchTyping, []);
  useEffect(() => {
    if (next) resetTyping();
  }, [next]);
  useLayoutEffect(() => {
    if (shown.current !== location && !stays) {
      if (!typedField()) focusPage(location.hash);
      setTitle(document.title);
    }
    shown.current = location;
  }, [location, stays]);

  return (
    <>
      <p className="vh" aria-live="polite">
        {title}
      </p>
      <ScrollRestoration />
    </>
  );
}
