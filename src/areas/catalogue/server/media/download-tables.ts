import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What an address gave when it was last fetched for an import: not fetched again while unchanged, kept while it cannot be reached. */
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
