import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last download of an address: not fetched again while unchanged, and used while the server is unavailable. */
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
