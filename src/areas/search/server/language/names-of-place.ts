import { z } from 'zod';
import { readDataFile } from '#platform/data-files.ts';
import { readPhrase } from './synonym-phrases.ts';

/** How goods name what they are made for, and how people name it who have one before them. */
const places = readDataFile(
  'search/places.json',
  z.strictObject({ places: z.array(z.tuple([z.string().min(1), z.string().min(1)])) }),
).places;

const namesBySaid = new Map<string, string[]>();
for (const [names, said] of places)
  for (const word of readPhrase(said).terms)
    namesBySaid.set(word, [...(namesBySaid.get(word) ?? []), ...readPhrase(names).terms]);

/** What goods are named for that serve a thing or place: `baño` for a `bañera`, `interior` for a `habitación`. */
export const namesOfPlace = (term: string): readonly string[] => namesBySaid.get(term) ?? [];
