import type { Queryable } from './database.ts';

/**
 * A prepared query that is put together once for the database rather than at each call: at saturation that took a third of
 * the processor's time (docs/decisions/basket.md). A transaction has a connection of its own, for which it is put together
 * again.
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
