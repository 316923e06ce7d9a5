import type { FastifyBaseLogger } from 'fastify';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import type { Clock } from '#values/clock.ts';
import type { ErrorReporter } from '#platform/error-reports/create-error-reporter.ts';
import type { Config } from '#platform/config.ts';
import type { Database, DatabaseConnection } from '#platform/database/database.ts';
import type { StartError } from '#platform/start-error.ts';

/** What the app is built from; tests pass their own. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  /** To listen for changes by other processes; without it, cached pages are never dropped. */
  readonly connection?: DatabaseConnection;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where pages report errors; absent: nowhere. */
  readonly errorReporter?: ErrorReporter | undefined;
  /** Awaited when SHOP_DIR is read and before the built pages are. */
  readonly beforePages?: () => Promise<void>;
  /** API only, without the built pages. */
  readonly withoutPages?: boolean;
  /** Without pages, the indexes are built only when something is searched or listed, unless this is true. */
  readonly withIndexes?: boolean;
  /** Where the simulated payment providers keep what they know; without it they forget it with the process. */
  readonly sandboxFolder?: string;
  /** Called when this process may not serve the shop any longer. */
  readonly onRefused?: (reason: StartError) => void;
  /** Throws `StartError` for data that no real shop has: production looks at them at the start and after each change. */
  readonly refuseShop?: ((shop: ShopData) => void) | undefined;
  /** Asks what visitors ask most once the shop is ready; not in tests, which start many shops. */
  readonly withRehearsal?: boolean;
  /** The size of the page cache in bytes; 0 turns it off. */
  readonly pageCacheBytes?: number;
}
