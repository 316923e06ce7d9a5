import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';

/** What is chosen now, at once and not only when the server has answered, and how to choose otherwise. */
export function useListingChoice(loaded: ListingChoice): [ListingChoice, (choice: ListingChoice) => void] {
  const [wanted, setWanted] = useState<ListingChoice | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => setWanted(null), [loaded]);
  const choose = (choice: ListingChoice) => {
    setWanted(choice);
    void navigate(pathname + formatListingQuery(choice), { preventScrollReset: true });
  };
  return [wanted ?? loaded, choose];
}
