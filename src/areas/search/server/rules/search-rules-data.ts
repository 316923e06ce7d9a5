import { z } from 'zod';
import { parseShopJson } from '#platform/shop-files/read-shop-json.ts';
import { queryKey } from './query-key.ts';

const maxEntries = 2000;
const maxPhrases = 40;

/** A few words, of which at least one has a meaning for the search. */
const phrase = z
  .string()
  .max(80)
  .refine((text) => queryKey(text) !== '', 'has no word to search for');
const sectionPath = z.string().max(500).startsWith('/catalog/', 'must be the path of a section, /catalog/…');
/** A path of the shop. A browser would read `//` and `/\` as another shop, and a search could lead in a circle. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of the shop, such as /catalog/taladros')
  .refine((path) => !/^\/(ca\/)?search(\/|\?|$)/.test(path), 'must not be a search')
  .refine((path) => !/^\/ca(\/|$)/.test(path), 'must be without /ca: it holds for both languages');

const queries = z.array(phrase).min(1).max(maxPhrases);

const synonym = z
  .strictObject({
    /** Words that mean the same, or with `means` those that shoppers type. */
    words: z.array(phrase).min(1).max(maxPhrases),
    /** What they mean, in this direction only. */
    means: z.array(phrase).min(1).max(maxPhrases).optional(),
    /** They mean the same only for products of this section and those below. */
    section: sectionPath.optional(),
  })
  .refine(({ words, means }) => means !== undefined || words.length > 1, 'needs two words at least, or means');

const redirect = z.strictObject({ queries, to: ownPath });

const pin = z.strictObject({
  queries,
  /** Article numbers, in the order in which they come first. */
  articles: z.array(z.string().min(1).max(100)).min(1).max(24),
});

/** What the shopkeeper says about the search, in search.json of the shop's folder. */
const searchRulesData = z
  .strictObject({
    synonyms: z.array(synonym).max(maxEntries).default([]),
    redirects: z.array(redirect).max(maxEntries).default([]),
    pins: z.array(pin).max(maxEntries).default([]),
  })
  .superRefine(({ redirects, pins }, context) => {
    refuseRepeated('redirects', redirects, context);
    refuseRepeated('pins', pins, context);
  });

export type SearchRulesData = z.output<typeof searchRulesData>;
export type SynonymRule = SearchRulesData['synonyms'][number];

export const noRules: SearchRulesData = { synonyms: [], redirects: [], pins: [] };

/** One query cannot lead to two places, nor have two lists of first products. */
function refuseRepeated(
  list: 'redirects' | 'pins',
  entries: readonly { readonly queries: readonly string[] }[],
  context: z.RefinementCtx,
): void {
  const entryOf = new Map<string, number>();
  for (const [at, entry] of entries.entries())
    for (const query of entry.queries) {
      const earlier = entryOf.get(queryKey(query)) ?? at;
      if (earlier !== at)
        context.addIssue({
          code: 'custom',
          path: [list, at, 'queries'],
          message: `has «${query}», which entry ${earlier + 1} has too`,
        });
      entryOf.set(queryKey(query), at);
    }
}

/** Reads the text of a search.json; throws `ShopFileError` with its wrong entries. */
export function parseSearchRules(text: string, file: string): SearchRulesData {
  return parseShopFile(searchRulesData, text, file);
}

/** Reads a JSON file of the shopkeeper's by a schema. Throws `ShopFileError` with its wrong entries. */
export const parseShopFile = <Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.output<Schema> =>
  parseShopJson(file, text, schema, { showPath: placeOf });

/** People count entries from 1: `pins entry 2 queries entry 1`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(' ');
