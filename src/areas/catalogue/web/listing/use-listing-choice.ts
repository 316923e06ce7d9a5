import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { inPlace } from '#web/page-arrival.tsx';
import { readPageCookie } from '#web/cookies.ts';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** The current choice, which changes before the server answers, and its setter. */
export function useListingChoice(loaded: ListingChoice): [ListingChoice, (choice: ListingChoice) => void] {
  const [pending, setPending] = useState<{ readonly choice: ListingChoice; readonly replaces: ListingChoice } | null>(
    null,
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choose = (choice: ListingChoice) => {
    setPending({ choice, replaces: loaded });
    runInBackground(navigate(pathname + formatListingQuery(choice), inPlace));
  };
  return [pending?.replaces === loaded ? pending.choice : loaded, choose];
}

/** Focuses the product whose page was left, on the way back to a list; the router restores the scroll position. */
export function useFocusOnReturn(): void {
  const isReturn = useNavigationType() === 'POP';
  const focusLastProduct = useEffectEvent(() => {
    const slug = isReturn && readPageCookie('slug');
    if (!slug) return;
    const link = document.querySelector<HTMLElement>(`main article a[href$="/product/${CSS.escape(slug)}"]`);
    link?.focus({ preventScroll: true });
  });
  // Only when the list appears: later choices in it keep their focus.
  useEffect(() => focusLastProduct(), []);
}
