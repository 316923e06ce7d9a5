import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseShopFile } from '../rules/search-rules-data.ts';

const gradedQueries = z
  .array(
    z
      .strictObject({
        query: z.string().min(1).max(200),
        /** Paths of sections: products in them or below are right. */
        sections: z
          .array(z.string().startsWith('/catalog/', 'must be the path of a section'))
          .min(1)
          .max(20)
          .optional(),
        /** Article numbers: these products are better still. */
        articles: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
      })
      .refine(({ sections, articles }) => sections ?? articles, 'needs sections or articles'),
  )
  .max(2000);

/** A query, and what the shopkeeper wants it to find. */
export type GradedQuery = z.output<typeof gradedQueries>[number];

export const gradedQueriesFile = (shopDir: string): string => join(shopDir, 'search-queries.json');

/** The queries of a file, none where there is no file. Throws an error whose message names the file and its wrong entries. */
export const readGradedQueries = (file: string): GradedQuery[] =>
  existsSync(file) ? parseShopFile(gradedQueries, readFileSync(file, 'utf8'), file) : [];
