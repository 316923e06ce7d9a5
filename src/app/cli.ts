import { parseArgs } from 'node:util';
import { systemClock } from '#values/clock.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { StartError } from '#platform/start-error.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { commandOptions } from './command-options.ts';
import { importFromTerminal } from './import-from-terminal.ts';

const usage = `Usage:
  npm run shop -- catalogue import PATH [options]
      PATH is a products CSV, or a folder with products.csv and its reference files (docs/catalogue-import.md).
      --dry-run            report what would be done and write nothing
      --update             take only articles with their prices, stock, status, labels and popularity
      --archive-missing    take off sale the products that the file does not name
      --map FILE.json      names of columns, such as { "article": "Codigo" }
      --delimiter ";"      if it is not the one that the header shows
      --encoding NAME      if it is not UTF-8, such as windows-1252
      --report FILE.json   write the whole report for programs
  npm run shop -- demo load [--products N]
      fills an empty catalogue with the demo shop's, for benchmarks with N products`;

/** The shop's command line: what a shopkeeper does without a browser. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [area, command, path, ...rest] = positionals;
  const isImport = area === 'catalogue' && command === 'import' && path !== undefined && rest.length === 0;
  const isDemo = area === 'demo' && command === 'load' && path === undefined;
  if (!isImport && !isDemo) throw new StartError(usage);
  const products = values.products === undefined ? undefined : readCount(values.products);

  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir);
  const { connection, release } = await reachDatabase(config, console.log);
  const database = openDatabase(connection, { withoutTimeLimits: true });
  try {
    await migrate(connection);
    const target = { clock: systemClock, dataDir: config.dataDir };
    if (isImport) await importFromTerminal({ ...target, database, path }, values);
    else if (!(await loadDemoShop({ ...target, connection, products, report: console.log })))
      throw new StartError('The catalogue is not empty: nothing was loaded.');
  } finally {
    await closeDatabase(database);
    await release();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: commandOptions });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 100 || count > 100_000)
    throw new StartError(`--products is no whole number from 100 to 100000: ${text}`);
  return count;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
