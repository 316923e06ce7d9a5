import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { announceChange } from '../database/change-notices.ts';
import type { Database, DatabaseConnection, Queryable } from '../database/database.ts';
import { databaseName, type DatabaseSettings } from '../database/database-name.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { shopStates } from './shop-state-tables.ts';

/** What a database remembers of its use. */
export interface ShopState {
  /** The first use with SHOP_MODE=production. */
  readonly productionSince: Date | null;
  /** Since when it is a restored copy that was not woken yet. */
  readonly asleepSince: Date | null;
}

export async function readShopState(database: Queryable): Promise<ShopState> {
  const { productionSince, asleepSince } = shopStates;
  const [state] = await database.select({ productionSince, asleepSince }).from(shopStates);
  return state ?? { productionSince: null, asleepSince: null };
}

/**
 * Brings the schema to this version and remembers a use in production. Throws `StartError` for the demo mode on a database of
 * a real shop, before anything is changed there.
 */
export async function migrateFor(settings: DatabaseSettings, connection: DatabaseConnection): Promise<ShopState> {
  const known = await claimDatabase(settings, connection);
  await migrate(connection);
  return known ?? (await claimDatabase(settings, connection))!;
}

/**
 * Remembers a use in production; null where the schema of an earlier version cannot. Waits for a restore that is under way.
 * Throws `StartError` for the demo mode on a database of a real shop.
 */
export async function claimDatabase(
  settings: DatabaseSettings,
  connection: DatabaseConnection,
): Promise<ShopState | null> {
  const client = new pg.Client(connection);
  // The running query reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const database = drizzle(client);
    const { rows } = await database.execute(sql`SELECT WHERE to_regclass('public.shop_state') IS NOT NULL`);
    if (rows.length === 0) return null;
    const state = await readShopState(database);
    refuseDemo(settings, state);
    if (settings.mode === 'demo' || state.productionSince) return state;
    const productionSince = new Date();
    await database.insert(shopStates).values({ productionSince }).onConflictDoUpdate({
      target: shopStates.isOnly,
      set: { productionSince },
    });
    // A demo that runs on it now must end.
    await announceChange(database, 'state');
    return { ...state, productionSince };
  } finally {
    await client.end();
  }
}

/** Demo invoices, simulated payments and the open mailbox are not for real customers. */
export function refuseDemo(settings: DatabaseSettings, { productionSince }: ShopState): void {
  if (settings.mode === 'demo' && productionSince)
    throw new StartError(
      `The database ${databaseName(settings)} is a real shop’s, and SHOP_MODE is demo: set SHOP_MODE=production, or another DATA_DIR or DATABASE_URL.`,
    );
}

/** Also in the migration, which comes later for data of an earlier version. */
const createTable = `CREATE TABLE IF NOT EXISTS shop_state (
  is_only boolean PRIMARY KEY DEFAULT true NOT NULL,
  production_since timestamp with time zone,
  asleep_since timestamp with time zone,
  CONSTRAINT shop_state_once CHECK (is_only))`;

/**
 * Makes the caller's transaction, which restores a shop, the only user of the database: what starts meanwhile waits for its
 * end. Throws `StartError` while a shop runs there.
 */
export async function lockForRestore(client: pg.ClientBase): Promise<void> {
  await client.query(createTable);
  await client.query('LOCK TABLE shop_state IN ACCESS EXCLUSIVE MODE');
  const { rowCount } = await client.query(`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('shop', 'shop changes') LIMIT 1`);
  if (rowCount) throw new StartError('A shop is running on this database: stop it, or restore into another one.');
}

/** Puts the restored shop to sleep, in the transaction of its rows. Nothing is changed for one that sleeps already. */
export async function fallAsleep(client: pg.ClientBase): Promise<void> {
  await client.query(`INSERT INTO shop_state (asleep_since) VALUES (now())
    ON CONFLICT (is_only) DO UPDATE SET asleep_since = COALESCE(shop_state.asleep_since, now())`);
}

/** From now on this copy is the shop; all of its processes are told. */
export async function wakeShop(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(shopStates).set({ asleepSince: sql`NULL` });
    await announceChange(tx, 'state');
  });
}
