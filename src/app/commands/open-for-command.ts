import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { commandActor } from '#values/actor.ts';
import type { Config } from '#platform/config.ts';
import { prepareDataDir, requireOwner } from '#platform/data-dir.ts';
import { closeDatabase, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { databaseName } from '#platform/database/database-name.ts';
import { appliedMigration } from '#platform/database/migrate.ts';
import { hasEmbeddedDatabase, reachDatabase } from '#platform/database/reach-database.ts';
import { claimDatabase, migrateFor, type ShopState } from '#platform/shop-state/shop-state.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command, CommandOptions, OpenedShop } from './command.ts';
import { confirm, type Terminal } from './terminal.ts';

/**
 * Opens the shop of the settings for a command, and says on stderr which one that is. Creates a database only for a command
 * that may. Throws `StartError` with one clear line.
 */
export async function openForCommand(
  command: Command,
  options: CommandOptions,
  config: Config,
  terminal: Terminal,
): Promise<OpenedShop & { close(): Promise<void> }> {
  await requireOwner(config.dataDir);
  const tell = (line: string): boolean => terminal.output.write(`${line}\n`);
  let isAnnounced = false;
  async function announce(state: ShopState | null): Promise<void> {
    if (!isAnnounced) tell(await describeShop(config, state));
    isAnnounced = true;
  }
  let mayCreate = command.creates === 'always';
  async function requireLeave(): Promise<void> {
    if (mayCreate) return;
    if (!command.creates || (!options.new && !terminal.input.isTTY)) throw new StartError(absence(config, command));
    await announce(null);
    mayCreate = options.new || (await confirm(terminal, 'There is no database yet. Create it?'));
    if (!mayCreate) throw new StartError('Nothing was created.');
  }

  if (!config.databaseUrl) {
    if (!hasEmbeddedDatabase(config.dataDir)) await requireLeave();
    await prepareDataDir(config.dataDir, { mayBeFull: true });
  }
  const { connection, release } = await reachDatabase(config, tell);
  const database = openDatabase(connection, { withoutTimeLimits: true });
  async function close(): Promise<void> {
    await closeDatabase(database);
    await release();
  }
  try {
    if (!(await hasSchema(connection))) await requireLeave();
    if (config.databaseUrl) await prepareDataDir(config.dataDir, { mayBeFull: true });
    const claim = command.leavesSchema ? claimDatabase : migrateFor;
    const state = (await claim(config, connection)) ?? { productionSince: null, asleepSince: null };
    if (command.needsAwake && state.asleepSince)
      throw new StartError(
        `This restored copy of the shop sleeps: orders, payments and mails are left to the original. To make it the shop: ${shopCommandIn(config.mode)('shop wake')}`,
      );
    if (command.needsAwake && config.mode === 'production') await refuseUnreal(config);
    await announce(state);
    return { config, connection, database, state, actor: commandActor(command.name), terminal, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Only real shops pay for reading their data. */
async function refuseUnreal({ shopDir }: Config): Promise<void> {
  const [{ readShopData }, { refuseUnrealShop }] = await Promise.all([
    import('#areas/store/server/shop-data.ts'),
    import('../shop-check/refuse-unreal-shop.ts'),
  ]);
  refuseUnrealShop(shopDir, readShopData(shopDir));
}

/** 'Can Eina · database embedded in /var/lib/ferreter · demo' */
export async function describeShop(config: Config, state: ShopState | null): Promise<string> {
  const parts = [await shopName(config.shopDir), `database ${databaseName(config)}`, config.mode];
  return [...parts, ...(state?.asleepSince ? ['asleep'] : [])].join(' · ');
}

/** The name alone: a mistake elsewhere in the file must not stop a backup. */
async function shopName(shopDir: string): Promise<string> {
  const file = join(shopDir, 'shop.json');
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { name: string }).name;
  } catch {
    return `a shop without ${file}`;
  }
}

async function hasSchema(connection: DatabaseConnection): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await appliedMigration(client)) > 0;
  } finally {
    await client.end();
  }
}

function absence(config: Config, { name, creates }: Command): string {
  const what = `There is no shop in the database ${databaseName(config)}`;
  return creates
    ? `${what}: to create one, add --new.`
    : `${what}, and "${name}" creates none: set DATA_DIR and DATABASE_URL as the shop has them.`;
}
