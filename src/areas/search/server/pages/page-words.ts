import { z } from 'zod';
import { computeOnce } from '#platform/compute-once.ts';
import { readDataFile } from '#platform/data-files.ts';

const wish = z.strictObject({
  about: z.string(),
  words: z.array(z.string().min(1)).min(1),
  /** Pages of the shop, most likely first. */
  paths: z.array(z.string().startsWith('/')).min(1),
});

/** What people type when they want a page and no goods, and the pages of every shop that answer it. */
export const pageWishes = computeOnce((): readonly z.output<typeof wish>[] =>
  readDataFile('search/page-words.json', z.array(wish)),
);
