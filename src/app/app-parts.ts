import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#values/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database, DatabaseConnection } from '#platform/database/database.ts';

/** What the app is built from; tests put in their own. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  /** Where changes made by other processes are heard; without it kept pages see only a restart. */
  readonly connection?: DatabaseConnection;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** API only, without the built pages. */
  readonly withoutPages?: boolean;
  /** Room for kept pages; 0 renders every page anew. */
  readonly pageCacheBytes?: number;
}
