import { pgTable, text } from 'drizzle-orm/pg-core';

/** The demo's secret, so that all its processes agree. Production sets SHOP_SECRET and keeps none here. */
export const demoSecrets = pgTable('demo_secrets', { name: text().primaryKey(), value: text().notNull() });
