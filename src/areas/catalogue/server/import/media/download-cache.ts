import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { downloads } from '../../catalogue-tables.ts';

export type CachedDownload = typeof downloads.$inferSelect;

/** The downloads of earlier imports, read and written in batches. */
export interface DownloadCache {
  load(places: readonly string[]): Promise<void>;
  find(address: string): CachedDownload | undefined;
  put(download: CachedDownload): void;
  /** Saves what was put. */
  save(): Promise<void>;
}

/** A longer address does not fit the index; it is fetched each time. */
const maxAddressLength = 2000;

export function createDownloadCache(database: Database): DownloadCache {
  const known = new Map<string, CachedDownload>();
  let fresh: CachedDownload[] = [];
  return {
    async load(places) {
      const addresses = [...new Set(places)].filter((place) => /^https?:/i.test(place) && !known.has(place));
      if (addresses.length === 0) return;
      const rows = await database.select().from(downloads).where(inArray(downloads.address, addresses));
      for (const row of rows) known.set(row.address, row);
    },
    find: (address) => known.get(address),
    put(download) {
      known.set(download.address, download);
      if (download.address.length <= maxAddressLength) fresh.push(download);
    },
    async save() {
      const rows = fresh;
      fresh = [];
      if (rows.length === 0) return;
      await database.execute(sql`
        INSERT INTO catalogue_downloads (address, hash, bytes, width, height, etag, last_modified)
        SELECT address, hash, bytes, width, height, etag, "lastModified" FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS x(address text, hash text, bytes int, width int, height int, etag text, "lastModified" text)
        ON CONFLICT (address) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes, width = excluded.width,
          height = excluded.height, etag = excluded.etag, last_modified = excluded.last_modified`);
    },
  };
}
