import type { Database } from '#platform/database/database.ts';
import { sql } from 'drizzle-orm';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import { foldText } from '#areas/search/server/language/word-forms.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { meaningsOf, rivalTexts, termsOf } from './rival-texts.ts';

const limit = 100;

/** A term as one lexeme of letters and digits: PostgreSQL's parser would divide `1/2` and `125mm`. */
const lexeme = (term: string): string => term.replace(/[^a-z]/g, (sign) => `q${sign.charCodeAt(0)}q`);
const lexemes = (text: string): string => termsOf(text).map(lexeme).join(' ');

/**
 * PostgreSQL full text with the shop's analysis: weighted fields, each word's meanings as alternatives, all words before some,
 * ranked by ts_rank_cd with the length of the text; where nothing matches, names by trigrams.
 */
export async function createPostgresRival(database: Database, texts: CatalogueTexts, { terms }: SearchIndex) {
  await database.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
  await database.execute(sql`DROP TABLE IF EXISTS bench_rival`);
  await database.execute(sql`CREATE UNLOGGED TABLE bench_rival (id int PRIMARY KEY, name text, words tsvector)`);
  const rows = rivalTexts(texts).map((text) => ({
    id: text.id,
    name: foldText(text.name),
    a: lexemes(text.name),
    b: lexemes(`${text.brand} ${text.section}`),
    c: lexemes(text.attributes),
    d: lexemes(text.description),
  }));
  await database.execute(sql`INSERT INTO bench_rival
    SELECT id, name, setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B')
      || setweight(to_tsvector('simple', c), 'C') || setweight(to_tsvector('simple', d), 'D')
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS (id int, name text, a text, b text, c text, d text)`);
  await database.execute(sql`CREATE INDEX ON bench_rival USING gin (words)`);
  await database.execute(sql`CREATE INDEX ON bench_rival USING gin (name gin_trgm_ops)`);
  await database.execute(sql`ANALYZE bench_rival`);

  const findWords = async (query: string): Promise<number[]> => {
    const { rows: found } = await database.execute<{ id: number }>(sql`
      SELECT id FROM bench_rival, to_tsquery('simple', ${query}) query WHERE words @@ query
      ORDER BY ts_rank_cd('{0.1, 0.3, 0.6, 1}', words, query, 1) DESC, id LIMIT ${limit}`);
    return found.map(({ id }) => id);
  };
  return async (query: string): Promise<number[]> => {
    const words = meaningsOf(terms, query).map(
      (meanings) => `(${meanings.map((one) => `(${one.terms.map(lexeme).join(' & ')})`).join(' | ')})`,
    );
    const all = words.length > 0 ? await findWords(words.join(' & ')) : [];
    const some = words.length > 1 ? await findWords(words.join(' | ')) : [];
    if (all.length + some.length > 0) return [...new Set([...all, ...some])];
    const { rows: near } = await database.execute<{ id: number }>(sql`
      SELECT id FROM bench_rival WHERE ${foldText(query)} <% name
      ORDER BY word_similarity(${foldText(query)}, name) DESC, id LIMIT ${limit}`);
    return near.map(({ id }) => id);
  };
}
