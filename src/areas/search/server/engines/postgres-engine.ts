import { type SQL, sql } from 'drizzle-orm';
import type { ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import type { Database } from '#platform/database/database.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { maxSearchLength } from '#values/listing.ts';
import { mayBeMeant } from '../language/may-be-meant.ts';
import { meaningful as meaningfulWords } from '../language/read-speech.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { articleKey } from '../language/word-forms.ts';
import { type DocumentWords, documentReader, meaningful, readingVersion } from './document-words.ts';
import type { EngineAnswer, SearchEngine } from './search-engine.ts';

const maxWords = 12;
/** Products that are found and ranked; of words that more have, any of these. */
const maxFound = 5000;
const portion = 500;
/** Shorter words and less similar ones are not taken for typing errors. */
const minLengthForErrors = 4;
const minSimilarity = 0.3;
const minBegunLength = 2;
const maxNearWords = 3;
/** Read by trigrams, of which most are no typing errors: `micro` of `microondas`. */
const maxSimilarWords = 20;
const maxBegunWords = 40;

/**
 * PostgreSQL as the search engine: full-text search over the shop's own stems and units, and trigrams for typing errors. Its
 * tables hold nothing of their own and are filled by `update`.
 */
export function createPostgresEngine(database: Database): SearchEngine {
  return {
    async update({ products, ...catalogue }) {
      await createTables(database);
      const read = documentReader(catalogue);
      const listed: number[] = [];
      for await (const some of products) {
        const present = some.filter(({ isArchived }) => !isArchived);
        for (const { id } of present) listed.push(id);
        await store(database, present, read);
      }
      await database.execute(sql`DELETE FROM search_documents WHERE product_id NOT IN ${idsIn(listed)}`);
    },

    async change(products, catalogue) {
      const read = documentReader(catalogue);
      for (let from = 0; from < products.length; from += portion) {
        const some = products.slice(from, from + portion);
        const archived = some.filter(({ isArchived }) => isArchived).map(({ id }) => id);
        await database.execute(sql`DELETE FROM search_documents WHERE product_id IN ${idsIn(archived)}`);
        await store(
          database,
          some.filter(({ isArchived }) => !isArchived),
          read,
        );
      }
    },

    async find(query, isTyping) {
      const text = query.slice(0, maxSearchLength);
      const numbered = await findByNumber(database, text);
      const words = meaningfulWords(splitWords(text), false).slice(0, maxWords);
      const read = await readWords(database, words, isTyping);
      const terms = read.flatMap(({ query: term }) => (term === null ? [] : [term]));
      const unknown = read.flatMap(({ query: term, word }) => (term === null ? [word.surface] : []));
      const all = await findByWords(database, terms.join(' & '));
      const some = all.length === 0 && terms.length > 1 ? await findByWords(database, terms.join(' | ')) : [];
      const productIds = [...new Set([...numbered, ...all, ...some])].slice(0, maxFound);
      const isWhole = numbered.length > 0 || (unknown.length === 0 && all.length > 0);
      return { productIds, unknown: numbered.length > 0 ? [] : unknown, isWhole } satisfies EngineAnswer;
    },
  };
}

async function createTables(database: Database): Promise<void> {
  await database.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
  await database.execute(sql`CREATE TABLE IF NOT EXISTS search_documents (product_id integer PRIMARY KEY,
    text_hash text NOT NULL, article_key text NOT NULL, ean text, words tsvector NOT NULL, boost real NOT NULL DEFAULT 1)`);
  await database.execute(sql`ALTER TABLE search_documents ADD COLUMN IF NOT EXISTS eans text[] NOT NULL DEFAULT '{}'`);
  await database.execute(sql`CREATE INDEX IF NOT EXISTS search_documents_words ON search_documents USING gin (words)`);
  await database.execute(sql`CREATE INDEX IF NOT EXISTS search_documents_article ON search_documents (article_key)`);
  await database.execute(sql`CREATE INDEX IF NOT EXISTS search_documents_ean ON search_documents (ean)`);
  await database.execute(
    sql`CREATE INDEX IF NOT EXISTS search_documents_eans ON search_documents USING gin (eans) WHERE eans <> '{}'`,
  );
  await database.execute(sql`CREATE TABLE IF NOT EXISTS search_words (word text PRIMARY KEY, term text NOT NULL)`);
  await database.execute(sql`CREATE INDEX IF NOT EXISTS search_words_prefix ON search_words (word text_pattern_ops)`);
  await database.execute(
    sql`CREATE INDEX IF NOT EXISTS search_words_near ON search_words USING gin (word gin_trgm_ops)`,
  );
}

/** A hash of the texts and of how they are read. */
const storedHash = (textHash: string): string => `${readingVersion}-${textHash}`;

/** Stores the texts of products that are new or have others, and the place among equals of all. */
async function store(
  database: Database,
  products: readonly ProductTexts[],
  read: (product: ProductTexts) => DocumentWords,
): Promise<void> {
  const { rows: stored } = await database.execute<{ product_id: number; text_hash: string; boost: number }>(
    sql`SELECT product_id, text_hash, boost FROM search_documents
      WHERE product_id IN ${idsIn(products.map(({ id }) => id))}`,
  );
  const known = new Map(stored.map((row) => [row.product_id, row]));
  const changed = products.filter(({ id, textHash }) => known.get(id)?.text_hash !== storedHash(textHash));
  const surfaces = new Set<string>();
  const rows: object[] = [];
  for (const product of changed) {
    const { vector, surfaces: own } = read(product);
    for (const surface of own) surfaces.add(surface);
    const { id, textHash, article, ean, eans } = product;
    rows.push({
      product_id: id,
      text_hash: storedHash(textHash),
      article_key: articleKey(article),
      ean,
      eans,
      words: vector,
      boost: boostOf(product),
    });
    await yieldToEventLoop();
  }
  await database.execute(sql`INSERT INTO search_documents (product_id, text_hash, article_key, ean, eans, words, boost)
    SELECT product_id, text_hash, article_key, ean, eans, words::tsvector, boost
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (product_id integer, text_hash text, article_key text, ean text, eans text[], words text, boost real)
    ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET text_hash = excluded.text_hash, article_key = excluded.article_key,
      ean = excluded.ean, eans = excluded.eans, words = excluded.words, boost = excluded.boost`);
  const words = [...surfaces].sort().map((word) => ({ word, term: meaningful(word)[0]?.term ?? word }));
  await database.execute(sql`INSERT INTO search_words SELECT word, term
    FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS row (word text, term text)
    ON CONFLICT (word) DO UPDATE SET term = excluded.term WHERE search_words.term <> excluded.term`);
  const moved = products
    .map((product) => ({ id: product.id, boost: boostOf(product) }))
    .filter(({ id, boost }) => known.has(id) && known.get(id)!.boost !== boost);
  if (moved.length === 0) return;
  await database.execute(sql`UPDATE search_documents SET boost = row.boost
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS row (id integer, boost real) WHERE product_id = row.id`);
}

/** Among equal products the popular ones are first, and those without a price last. */
const boostOf = ({ popularity, isSellable }: ProductTexts): number =>
  Math.fround((1 + 0.005 * Math.log1p(Math.max(0, popularity))) * (isSellable ? 1 : 0.85));

const idsIn = (ids: readonly number[]): SQL =>
  sql`(SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

async function findByNumber(database: Database, text: string): Promise<number[]> {
  const key = articleKey(text);
  if (key === '') return [];
  const { rows } = await database.execute<{ product_id: number }>(
    sql`SELECT product_id FROM search_documents WHERE article_key = ${key} OR ean = ${key}
      OR (eans <> '{}' AND eans @> ARRAY[${key}])`,
  );
  return rows.map(({ product_id }) => product_id);
}

/** Each word as a part of a `tsquery`: itself, words that begin with it while it is typed, or those spelt most alike. */
async function readWords(database: Database, words: readonly Word[], isTyping: boolean) {
  const queryWords = words.map(({ surface, term, kind }, at) => ({
    at,
    surface,
    term,
    begun: isTyping && at === words.length - 1 && surface.length >= minBegunLength ? `${surface}%` : null,
    may_err: kind === 'word' && surface.length >= minLengthForErrors,
  }));
  const { rows } = await database.execute<{
    at: number;
    is_known: boolean;
    begun: string[] | null;
    near: { word: string; term: string }[] | null;
  }>(
    sql`SELECT row.at, EXISTS (SELECT FROM search_documents WHERE words @@ quote_literal(row.term)::tsquery) AS is_known,
      (SELECT array_agg(DISTINCT term) FROM (SELECT term FROM search_words WHERE word LIKE row.begun
        LIMIT ${maxBegunWords}) begun) AS begun,
      CASE WHEN row.may_err THEN (SELECT jsonb_agg(near) FROM (SELECT word, term FROM search_words WHERE word % row.surface
        AND similarity(word, row.surface) >= ${minSimilarity}
        ORDER BY similarity(word, row.surface) DESC, word LIMIT ${maxSimilarWords}) near) END AS near
    FROM jsonb_to_recordset(${JSON.stringify(queryWords)}::jsonb)
      AS row (at integer, surface text, term text, begun text, may_err boolean)`,
  );
  const found = new Map(rows.map((row) => [row.at, row]));
  return words.map((word, at) => {
    const { is_known, begun, near } = found.get(at)!;
    const own = [...(is_known ? [word.term] : []), ...(begun ?? [])];
    const meant = (near ?? []).filter((one) => mayBeMeant(word.surface, one.word)).slice(0, maxNearWords);
    const terms = own.length > 0 ? own : meant.map(({ term }) => term);
    return { word, query: terms.length > 0 ? `(${terms.map((term) => `'${term}'`).join(' | ')})` : null };
  });
}

async function findByWords(database: Database, query: string): Promise<number[]> {
  if (query === '') return [];
  const { rows } = await database.execute<{ product_id: number }>(sql`
    SELECT product_id FROM (SELECT * FROM search_documents WHERE words @@ ${query}::tsquery LIMIT ${maxFound}) found
    ORDER BY ts_rank(words, ${query}::tsquery, 1) * boost DESC, product_id`);
  return rows.map(({ product_id }) => product_id);
}
