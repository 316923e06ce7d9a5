import { z } from 'zod';

/**
 * A backup is a tar file compressed with zstd, readable with `tar --zstd`: `backup.json`, the rows of each table in
 * PostgreSQL's COPY text format in pieces, the files of DATA_DIR/media and of SHOP_DIR, and `end.json`.
 */
export const formatVersion = 1;

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

/** The first entry. */
export const backupHead = z.object({
  format: z.number(),
  /** The version in package.json. */
  version: z.string(),
  createdAt: z.string(),
  /** The number of the newest migration of its schema. */
  migrations: z.number(),
  /** The tables are in an order in which rows refer only to earlier ones. */
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
});
export type BackupHead = z.infer<typeof backupHead>;
export type BackupTable = z.infer<typeof table>;

/** The last entry, without which the file is incomplete. */
export const backupEnd = z.object({ rows: z.number(), mediaFiles: z.number(), shopFiles: z.number() });
export type BackupEnd = z.infer<typeof backupEnd>;

export const headName = 'backup.json';
export const endName = 'end.json';
export const tableFolder = ({ schema, name }: BackupTable): string => `database/${schema}.${name}/`;
