import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last download of an address: not fetched again while unchanged, still used while it cannot be reached. */
export const downloads = pgTable('catalogue_downloads', {
  address: text().primaryKey(),
  hash: text().notNull(),
  bytes: integer().notNull(),
  /** Of a picture; null: a document. */
  width: integer(),
  height: integer(),
  etag: text(),
  lastModified: text('last_modified'),
});
