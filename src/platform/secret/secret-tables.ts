import { pgTable, text } from 'drizzle-orm/pg-core';

/** The demo's secret, shared by its processes. Production uses SHOP_SECRET and stores none. */
export const demoSecrets = pgTable('demo_secrets', { name: text().primaryKey(), value: text().notNull() });
