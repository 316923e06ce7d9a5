import { z } from 'zod';
import { computeOnce } from '#platform/compute-once.ts';
import { readDataFile } from '#platform/data-files.ts';
import { readPhrase } from './synonym-phrases.ts';

/** How goods name what they are made for, and how people name it who have one before them. */
const placesFile = z.strictObject({ places: z.array(z.tuple([z.string().min(1), z.string().min(1)])) });

const namesBySaid = computeOnce(() => {
  const bySaid = new Map<string, string[]>();
  for (const [names, said] of readDataFile('search/places.json', placesFile).places)
    for (const word of readPhrase(said).terms)
      bySaid.set(word, [...(bySaid.get(word) ?? []), ...readPhrase(names).terms]);
  return bySaid;
});

/** What goods are named for that serve a thing or place: `baño` for a `bañera`, `interior` for a `habitación`. */
export const namesOfPlace = (term: string): readonly string[] => namesBySaid().get(term) ?? [];
