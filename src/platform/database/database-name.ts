import type { Config } from '../config.ts';

/** The settings that decide which database is used, and as what. */
export type DatabaseSettings = Pick<Config, 'mode' | 'databaseUrl' | 'dataDir'>;

/** The database for people, without user and password: 'embedded in /var/lib/ferreter', 'db.example/shop'. */
export function databaseName({ databaseUrl, dataDir }: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `embedded in ${dataDir}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  // A folder with the server's socket takes the place of the host.
  return `${searchParams.get('host') ?? host}${decodeURIComponent(pathname)}`;
}
