import type { Queryable } from './database.ts';

/**
 * A prepared query that is put together once for the database rather than at each call, which takes the query builder
 * several times as long as all else that this process does with it. A transaction has a connection of its own, for which it
 * is put together again.
 */
export function buildOnce<Query>(build: (source: Queryable) => Query): (source: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (source) => {
    const known = built.get(source);
    if (known) return known;
    const query = build(source);
    built.set(source, query);
    return query;
  };
}
