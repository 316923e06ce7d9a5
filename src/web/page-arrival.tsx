import { useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { focusPage, typedField } from './page-focus.ts';

/** Options of `navigate` for changes within a page, such as a filter: scroll position and focus stay. */
export const inPlace = { preventScrollReset: true, state: { inPlace: true } } as const;

/** Null until the first page is shown. Outlives the component: a page in another frame has another one. */
let lastLocation: Location | null = null;

/**
 * Does after a navigation what browsers do after a page load: restores the scroll position, moves the focus to the page (WCAG
 * 2.4.3) and has its title read out (4.1.3). A visitor who is typing keeps the focus.
 */
export function PageArrival() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [title, setTitle] = useState('');
  const isInPlace = !isBack && (location.state as { inPlace?: true } | null)?.inPlace === true;

  useLayoutEffect(() => {
    if (lastLocation !== null && lastLocation !== location && !isInPlace) {
      if (!typedField()) focusPage(location.hash);
      setTitle(document.title);
    }
    lastLocation = location;
  }, [location, isInPlace]);

  return (
    <>
      <p className="vh" aria-live="polite">
        {title}
      </p>
      <ScrollRestoration />
    </>
  );
}
