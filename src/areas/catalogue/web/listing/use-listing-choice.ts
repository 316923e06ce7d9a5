import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { inPlace } from '#web/page-arrival.tsx';
import { readPageCookie } from '#web/cookies.ts';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';

/** What is chosen now, at once and not only when the server has answered, and how to choose otherwise. */
export function useListingChoice(loaded: ListingChoice): [ListingChoice, (choice: ListingChoice) => void] {
  const [wanted, setWanted] = useState<{ readonly choice: ListingChoice; readonly insteadOf: ListingChoice } | null>(
    null,
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choose = (choice: ListingChoice) => {
    setWanted({ choice, insteadOf: loaded });
    void navigate(pathname + formatListingQuery(choice), inPlace);
  };
  return [wanted?.insteadOf === loaded ? wanted.choice : loaded, choose];
}

/** Who comes back to a list finds the focus on the product whose page was left; the scroll is restored elsewhere. */
export function useFocusOnReturn(): void {
  const isReturn = useNavigationType() === 'POP';
  const focusLeft = useEffectEvent(() => {
    const slug = isReturn && readPageCookie('slug');
    if (!slug) return;
    const link = document.querySelector<HTMLElement>(`main article a[href$="/product/${CSS.escape(slug)}"]`);
    link?.focus({ preventScroll: true });
  });
  // Only when the list appears: what is chosen in it later keeps the focus.
  useEffect(() => focusLeft(), []);
}
