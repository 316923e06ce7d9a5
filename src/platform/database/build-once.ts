import type { Queryable } from './database.ts';

/**
 * Builds a prepared query once for the pool and once for each connection that transactions use, rather than at each call,
 * which took a third of the processor's time under load (docs/decisions/basket.md).
 */
export function buildOnce<Query>(build: (source: Queryable) => Query): (source: Queryable) => Query {
  const built = new WeakMap<object, Query>();
  return (source) => {
    const { session } = source._;
    const existing = built.get(session);
    if (existing) return existing;
    const query = build(source);
    built.set(session, query);
    return query;
  };
}
