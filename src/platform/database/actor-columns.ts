import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, text } from 'drizzle-orm/pg-core';
import { type Actor, actorKinds } from '#values/actor.ts';

/** The columns of who made a row; rows from before they existed say `unknown`. */
export const actorColumns = {
  actorKind: text('actor_kind').$type<Actor['kind'] | 'unknown'>().notNull(),
  actorId: text('actor_id'),
};

/** The check of `actorColumns` in a table. */
export const actorCheck = (table: string, { actorKind }: { readonly actorKind: SQLWrapper }) =>
  check(
    `${table}_actor`,
    sql`${actorKind} IN (${sql.raw([...actorKinds, 'unknown'].map((kind) => `'${kind}'`).join(', '))})`,
  );

/** The values of `actorColumns`, or of placeholders that are named as they are. */
export const actorValues = ({ kind, id }: Actor) => ({ actorKind: kind, actorId: id });
