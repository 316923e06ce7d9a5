import type { parseArgs } from 'node:util';
import type { Actor } from '#values/actor.ts';
import type { Config } from '#platform/config.ts';
import type { Database, DatabaseConnection } from '#platform/database/database.ts';
import type { ShopState } from '#platform/shop-state/shop-state.ts';
import type { Terminal } from './terminal.ts';

/** The options of all commands. */
export const commandOptions = {
  help: { type: 'boolean', short: 'h' },
  'dry-run': { type: 'boolean' },
  update: { type: 'boolean' },
  'archive-missing': { type: 'boolean' },
  'accept-prices': { type: 'boolean' },
  map: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  report: { type: 'string' },
  products: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string' },
  day: { type: 'string' },
  slot: { type: 'string' },
  unsellable: { type: 'string' },
  goods: { type: 'string' },
  'by-hand': { type: 'boolean' },
  days: { type: 'string' },
  file: { type: 'string' },
  new: { type: 'boolean' },
  yes: { type: 'boolean' },
  answers: { type: 'string' },
  role: { type: 'string' },
} as const;

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values'];

/** What a command works on; the database has no time limits and, unless the command leaves it, the schema of this version. */
export interface OpenedShop {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  readonly database: Database;
  /** What the database remembered of its use before the command. */
  readonly state: ShopState;
  /** The command, as what it changes names it. */
  readonly actor: Actor;
  readonly terminal: Terminal;
}

/** What all commands of `npm run shop` have. */
interface NamedCommand {
  /** The words that are typed, such as `mail list`. */
  readonly name: string;
  /** What follows its name, and what it does; indented as in the usage. */
  readonly usage: string;
  /** How many arguments it takes, at least and at most. */
  readonly takes: readonly [min: number, max: number];
}

/** A command on a folder, without settings and database. Throws `StartError` with one clear line. */
export interface FolderCommand extends NamedCommand {
  runOnFolder(args: readonly string[], options: CommandOptions): Promise<void>;
}

/** A command on the shop. Throws `StartError` with one clear line. */
export interface Command extends NamedCommand {
  /** It makes a database where there is none: always, or after a question or with `--new`. The others refuse to. */
  readonly creates?: 'always' | 'on-request';
  /** It makes or changes orders, payments or money, or sends mails: not in a restored copy that sleeps. */
  readonly needsAwake?: true;
  /** The database's schema is not brought to this version before. */
  readonly leavesSchema?: boolean;
  /** Its first argument is a file or folder, which is looked for before anything is opened or created. */
  readonly reads?: true;
  run(shop: OpenedShop, args: readonly string[], options: CommandOptions): Promise<void>;
}
