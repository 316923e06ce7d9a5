import { sql } from 'drizzle-orm';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export type MovementKind = 'sale' | 'release' | 'return' | 'count';

/** Every change of a product's stock, with its reason. Rows are only ever added. */
export const movements = pgTable(
  'inventory_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** Pieces added to the stock; negative when they were taken. */
    quantity: integer().notNull(),
    /** The product's stock after the movement. */
    stock: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The order of a sale, release or return. */
    orderNumber: text('order_number'),
    /** The import of a count: the name of its report. */
    importName: text('import_name'),
    ...actorColumns,
  },
  (table) => [
    actorCheck('inventory_movements', table),
    check('inventory_movements_moves', sql`${table.quantity} <> 0 AND ${table.stock} >= 0`),
    check(
      'inventory_movements_reason',
      sql`CASE ${table.kind}
        WHEN 'sale' THEN ${table.quantity} < 0 AND ${table.orderNumber} IS NOT NULL AND ${table.importName} IS NULL
        WHEN 'release' THEN ${table.quantity} > 0 AND ${table.orderNumber} IS NOT NULL AND ${table.importName} IS NULL
        WHEN 'return' THEN ${table.quantity} > 0 AND ${table.orderNumber} IS NOT NULL AND ${table.importName} IS NULL
        WHEN 'count' THEN ${table.orderNumber} IS NULL
        ELSE false END`,
    ),
    index('inventory_movements_of_product').on(table.productId, table.id),
    index('inventory_movements_of_order')
      .on(table.orderNumber)
      .where(sql`${table.orderNumber} IS NOT NULL`),
  ],
);

/** The products of the shop that a kit is made of. Derived from the kit's own row whenever an import changes it. */
export const kitParts = pgTable(
  'inventory_kit_parts',
  {
    kitId: integer('kit_id').notNull(),
    partId: integer('part_id').notNull(),
    /** Pieces of the part in one kit. */
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.partId] }),
    index('inventory_kits_of_part').on(table.partId),
    check('inventory_kit_parts_quantity', sql`${table.quantity} > 0`),
  ],
);
