import { parseArgs } from 'node:util';
import { commandActor } from '#values/actor.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { StartError } from '#platform/start-error.ts';
import { backup, restore } from './backup.ts';
import { catalogueCheck } from './catalogue-check.ts';
import { catalogueImport } from './catalogue-import.ts';
import { type Command, commandOptions, type FolderCommand } from './command.ts';
import { deliveryImport, deliveryImportAddresses, deliveryImportPostal } from './delivery-import.ts';
import { demoLoad } from './demo-load.ts';
import { mailList, mailRetry } from './mail.ts';
import {
  ordersEndReview,
  ordersExport,
  ordersInvoice,
  ordersList,
  ordersMove,
  ordersPaid,
  ordersRefund,
  ordersRelease,
  ordersReturn,
  ordersReturns,
  ordersShow,
} from './orders.ts';
import { paymentsAttention, paymentsList, paymentsShow } from './payments.ts';
import { searchReport } from './search-report.ts';
import { searchTry } from './search-try.ts';
import { shopCheck } from './shop-check.ts';

const commands: readonly (Command | FolderCommand)[] = [
  catalogueImport,
  catalogueCheck,
  deliveryImport,
  deliveryImportPostal,
  deliveryImportAddresses,
  demoLoad,
  mailList,
  mailRetry,
  ordersList,
  ordersShow,
  ordersMove,
  ordersPaid,
  ordersRefund,
  ordersRelease,
  ordersEndReview,
  ordersExport,
  ordersInvoice,
  ordersReturns,
  ordersReturn,
  paymentsAttention,
  paymentsList,
  paymentsShow,
  searchReport,
  searchTry,
  backup,
  restore,
  shopCheck,
];

/** The usage of the commands that begin with a word, such as `orders`, or of all where none does. */
function usageOf(word: string | undefined): string {
  const fitting = commands.filter(({ name }) => name.split(' ')[0] === word);
  return [
    'Usage:',
    ...(fitting.length > 0 ? fitting : commands).map(({ name, usage }) => `  npm run shop -- ${name} ${usage}`),
  ]
    .join('\n')
    .replaceAll(' \n', '\n');
}

/**
 * Runs what was typed after `npm run shop --`; answers are printed with console.log. Throws `StartError` with the lines that
 * say why it did not run.
 */
export async function runCommand(typed: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = readArguments(typed);
  if (values.help || positionals[0] === 'help')
    return console.log(usageOf(positionals.find((word) => word !== 'help')));
  const command = commands.find(({ name }) => `${positionals.join(' ')} `.startsWith(`${name} `));
  const args = positionals.slice(command?.name.split(' ').length);
  if (!command || args.length < command.takes[0] || args.length > command.takes[1])
    throw new StartError(usageOf(positionals[0]));

  if ('runOnFolder' in command) return command.runOnFolder(args, values);
  const config = readConfig(env);
  await prepareDataDir(config.dataDir);
  const { connection, release } = await reachDatabase(config, console.log);
  const database = openDatabase(connection, { withoutTimeLimits: true });
  try {
    if (!command.leavesSchema) await migrate(connection);
    await command.run({ config, connection, database, actor: commandActor(command.name) }, args, values);
  } finally {
    await closeDatabase(database);
    await release();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: commandOptions });
  } catch (error) {
    // Node's advice on arguments that begin with a hyphen fits no command.
    const [reason] = (error as Error).message.split('. ');
    throw new StartError(`${reason}.\n${usageOf(args[0])}`);
  }
}
