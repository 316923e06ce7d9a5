import { bigint, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';

/** The imports of zones, each a whole GeoJSON document; the latest is in force. */
export const zoneImports = pgTable(
  'delivery_zone_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    zones: jsonb().notNull(),
    ...actorColumns,
  },
  (table) => [actorCheck('delivery_zone_imports', table)],
);
