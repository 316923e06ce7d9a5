import { z } from 'zod';
import { computeOnce } from '#platform/compute-once.ts';
import { readDataFile } from '#platform/data-files.ts';

const phrases = z.array(z.string().min(1)).min(1);

const synonymRule = z.strictObject({ words: phrases, means: phrases.optional() });
const job = z.union([
  z.strictObject({ verbs: phrases, objects: phrases.optional(), goods: phrases }),
  z.strictObject({ english: phrases, objects: phrases, goods: phrases }),
  z.strictObject({ signs: phrases.optional(), looks: phrases.optional(), objects: phrases, goods: phrases }),
]);

const vocabulary = z.strictObject({
  groups: z.array(z.strictObject({ about: z.string(), synonyms: z.array(synonymRule) })),
  translations: z.array(z.tuple([z.string(), z.string()])),
});
const jobs = z.strictObject({
  groups: z.array(z.strictObject({ about: z.string(), jobs: z.array(job) })),
});

/**
 * Words for the same thing. Without `means` each of `words` also finds the others; with it they also find what they mean,
 * most likely first, and not the other way round.
 */
export type SynonymRule = z.output<typeof synonymRule>;

// Each is read when the first search needs it: a start takes 150 ms of processor less than with all of them.
const words = computeOnce(() => readDataFile('search/vocabulary.json', vocabulary));

/** The words that every shop of this trade knows, in Spanish and Catalan. */
export const synonymRules = (): readonly SynonymRule[] => words().groups.flatMap(({ synonyms }) => synonyms);

/** Spanish and Catalan words of which names are made. */
export const translations = (): readonly (readonly [spanish: string, catalan: string])[] => words().translations;

/**
 * What people want to do, what it is done to (nothing is said of some), and the goods for it, most likely first. `english` are
 * verbs that count behind `to` and its like only, as nouns are spelt the same: `to paint a wall`. A problem has
 * `signs` in place of verbs: words exactly as they are said of the object, `gotea` of a tap, or `looks`, which goods have
 * too and which tell a problem in a sentence only: `se ha puesto negra la junta`.
 */
export const jobRules = (): readonly z.output<typeof job>[] =>
  readDataFile('search/jobs.json', jobs).groups.flatMap((group) => group.jobs);

/** Goods, most likely first, and what people say who do not know what they are called: troubles, jobs, things and places. */
export const usesOfGoods = (): readonly (readonly [goods: string, said: string])[] =>
  readDataFile('search/uses.json', z.strictObject({ uses: z.array(z.tuple([z.string().min(1), z.string().min(1)])) }))
    .uses;
