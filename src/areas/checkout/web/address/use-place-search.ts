import { useEffect, useState } from 'react';
import type { DeliveryCost, PlaceInZone } from '#areas/delivery/contract.ts';
import { browserApi } from '#web/browser-api.ts';

/** A suggestion, with what delivery there costs; null where nothing can be ordered, undefined where it is not known. */
export interface SuggestedPlace extends PlaceInZone {
  readonly cost: DeliveryCost | null | undefined;
}

const typingMs = 300;
const minLength = 3;
const maxShown = 6;

/** Addresses that fit a text; null while there are none to show. */
export function usePlaceSearch(text: string) {
  const query = text.trim();
  const [found, setFound] = useState<{ readonly query: string; readonly list: readonly SuggestedPlace[] | null }>();

  useEffect(() => {
    if (query.length < minLength) return;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const list = await searchPlaces(query, ending.signal).catch(() => null);
      if (!ending.signal.aborted) setFound({ query, list });
    }, typingMs);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [query]);

  const isCurrent = found?.query === query && query.length >= minLength;
  return {
    places: isCurrent ? found.list : null,
    /** The search does not answer: the address is typed in its fields. */
    hasFailed: isCurrent && found.list === null,
  };
}

async function searchPlaces(text: string, signal: AbortSignal): Promise<SuggestedPlace[] | null> {
  const api = browserApi();
  const outcome = await api('GET /service/geo/search', { query: { text } }, { signal });
  if (!outcome.ok) return null;
  const places = outcome.value.list.slice(0, maxShown);
  const ids = new Set(places.flatMap(({ zone }) => (zone?.deliverable ? [zone.id] : [])));
  const costs = new Map(
    await Promise.all(
      [...ids].map(async (id) => {
        const cost = await api('GET /service/delivery/cost', { query: { zoneId: String(id) } }, { signal });
        return [id, cost.ok ? cost.value : undefined] as const;
      }),
    ),
  );
  return places.map((place) => ({ ...place, cost: place.zone?.deliverable ? costs.get(place.zone.id) : null }));
}
