import type { Queryable } from './database.ts';

/**
 * Builds a prepared query once for the database rather than at each call, which took a third of the processor's time under
 * load (docs/decisions/basket.md). Each transaction has its own connection, for which it is built again.
 */
export function buildOnce<Query>(build: (source: Queryable) => Query): (source: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (source) => {
    const existing = built.get(source);
    if (existing) return existing;
    const query = build(source);
    built.set(source, query);
    return query;
  };
}
