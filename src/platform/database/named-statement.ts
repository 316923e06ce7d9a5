import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { buildOnce } from './build-once.ts';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that each connection parses and plans once, by its name. `sql.placeholder(name)` marks what its values
 * replace. Rows come as PostgreSQL names them: timestamps as text, dates inside JSON too.
 */
export function namedStatement<Row extends object>(
  name: string,
  statement: SQL,
): (source: Queryable, values?: Record<string, unknown>) => Promise<Row[]> {
  const prepared = buildOnce((source) =>
    source._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    ),
  );
  return async (source, values = {}) => (await prepared(source).execute(values)).rows;
}
