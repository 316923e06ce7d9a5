import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';

/** The imports of postal areas and of addresses, each a whole file as it came; of each kind the latest is in force. */
export const placeImports = pgTable(
  'delivery_place_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'postal' | 'addresses'>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    source: text().notNull(),
    ...actorColumns,
  },
  (table) => [actorCheck('delivery_place_imports', table)],
);
