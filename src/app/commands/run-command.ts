import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';
import { backup, restore } from './backup.ts';
import { catalogueCheck } from './catalogue-check.ts';
import { catalogueUndo } from './catalogue-undo.ts';
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
  ordersRelease,
  ordersReturn,
  ordersReturns,
  ordersShow,
} from './orders.ts';
import { ordersRefund } from './orders-refund.ts';
import { paymentsAttention, paymentsList, paymentsShow } from './payments.ts';
import { openForCommand } from './open-for-command.ts';
import { searchReport } from './search-report.ts';
import { searchTry } from './search-try.ts';
import { shopCheck } from './shop-check.ts';
import { shopWake } from './shop-wake.ts';
import { ownTerminal, type Terminal } from './terminal.ts';
import { shopNew } from './shop-new.ts';

const commands: readonly (Command | FolderCommand)[] = [
  catalogueImport,
  catalogueUndo,
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
  shopWake,
  shopNew,
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
 * Runs what was typed after `npm run shop --`; answers are printed with console.log, and before them, on stderr, what it works
 * on. Throws `StartError` with the lines that say why it did not run.
 */
export async function runCommand(
  typed: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal = ownTerminal,
): Promise<void> {
  const { values, positionals } = readArguments(typed);
  if (values.help || positionals[0] === 'help')
    return console.log(usageOf(positionals.find((word) => word !== 'help')));
  const command = commands.find(({ name }) => `${positionals.join(' ')} `.startsWith(`${name} `));
  const args = positionals.slice(command?.name.split(' ').length);
  if (!command || args.length < command.takes[0] || args.length > command.takes[1])
    throw new StartError(usageOf(positionals[0]));

  if ('runOnFolder' in command) return command.runOnFolder(args, values);
  if (command.reads && !existsSync(args[0]!)) throw new StartError(`${args[0]} is not there.`);
  const { close, ...shop } = await openForCommand(command, values, env, terminal);
  try {
    await command.run(shop, args, values);
  } finally {
    await close();
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
