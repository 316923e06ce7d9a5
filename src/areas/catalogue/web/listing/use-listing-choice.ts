import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
    void navigate(pathname + formatListingQuery(choice), { preventScrollReset: true });
  };
  return [wanted?.insteadOf === loaded ? wanted.choice : loaded, choose];
}
