import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { findByNumbers } from '#areas/catalogue/server/catalogue.ts';
import type { Database } from '#platform/database/database.ts';
import { maxSearchLength } from '#values/listing.ts';
import { meaningful } from '../language/read-speech.ts';
import { splitWords } from '../language/split-words.ts';
import type { EngineAnswer, SearchEngine } from './search-engine.ts';

const maxWords = 6;
const maxFound = 500;
/** Each reads the names of the whole catalogue, some 0.1 s at 50,000 products. */
const atOnce = 2;
const maxRemembered = 1000;

/**
 * Finds products by the words of their names and by article numbers, in the database and with nothing prepared: for the seconds
 * in which the search's index is built.
 */
export function createNamesEngine(database: Database): SearchEngine {
  const limit = pLimit(atOnce);
  const answers = new LRUCache<string, Promise<EngineAnswer>>({ max: maxRemembered });
  return {
    async update() {},
    async change() {
      answers.clear();
    },
    find(query) {
      const known = answers.get(query) ?? limit(() => find(database, query.slice(0, maxSearchLength)));
      answers.set(query, known);
      known.catch(() => answers.delete(query));
      return known;
    },
  };
}

async function find(database: Database, query: string): Promise<EngineAnswer> {
  const numbered = await findByNumbers(database, [query]);
  const words = meaningful(splitWords(query), false).slice(0, maxWords);
  if (words.length === 0) return { productIds: [...numbered.values()], unknown: [], isWhole: numbered.size > 0 };
  const matches = words.map(({ term, kind, amount }) => {
    const part = kind === 'word' ? term : (amount ?? term);
    return sql`(position(${part}::text IN name) > 0)::int`;
  });
  const { rows } = await database.execute<{ id: number; matched: number }>(sql`
    SELECT id, ${sql.join(matches, sql` + `)} AS matched
    FROM (SELECT id, is_sellable, popularity, regexp_replace(
        normalize(lower(concat_ws(' ', name_es, name_ca, model_name)), NFD), '[\\u0300-\\u036f]', '', 'g') AS name
      FROM catalogue_products WHERE NOT is_archived) named
    WHERE ${sql.join(matches, sql` + `)} > 0
    ORDER BY matched DESC, is_sellable DESC, popularity DESC, id LIMIT ${maxFound}`);
  const most = rows[0]?.matched ?? 0;
  const ids = rows.filter(({ matched }) => matched === most).map(({ id }) => id);
  return {
    productIds: [...new Set([...numbered.values(), ...ids])],
    unknown: [],
    isWhole: numbered.size > 0 || most === words.length,
  };
}
