import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from './database.ts';

type Query = (config: pg.QueryConfig | string, ...rest: unknown[]) => unknown;

/**
 * Has PostgreSQL parse and plan each statement of a transaction once, for work that repeats few statements many times. Returns
 * what ends it; the connection keeps the plans until it is closed.
 */
export function nameStatements(tx: Queryable): () => void {
  const { client } = tx._.session as unknown as { readonly client: { query: Query } };
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as Query;
  client.query = (config, ...rest) =>
    query(typeof config === 'string' || config.name ? config : { ...config, name: nameOf(config.text) }, ...rest);
  return () => Reflect.deleteProperty(client, 'query');
}
