import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '#values/clock.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { summarise } from '#areas/catalogue/server/import/import-report.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { StartError } from '#platform/start-error.ts';

const usage = `Usage: npm run shop -- catalogue import PATH [--map FILE.json] [--delimiter ";"]
PATH is a products CSV, or a folder with products.csv and its companions (docs/catalogue-import.md).`;

/** The shop's command line: what a shopkeeper does without a browser. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [area, command, path, ...rest] = positionals;
  if (area !== 'catalogue' || command !== 'import' || !path || rest.length > 0) throw new StartError(usage);
  const map = values.map === undefined ? undefined : await readMap(values.map);
  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir);
  const { connection, leave } = await reachDatabase(config, console.log);
  const database = openDatabase(connection, { isPatient: true });
  try {
    await migrate(connection);
    const options = {
      database,
      clock: systemClock,
      dataDir: config.dataDir,
      path,
      map,
      delimiter: values.delimiter,
      say: console.log,
    };
    const report = await importCatalogue(options).catch((error: unknown) => {
      throw new StartError(`The import has stopped: ${error instanceof Error ? error.message : String(error)}`);
    });
    console.log(summarise(report));
    console.log(`whole report: ${report.reportFile}`);
  } finally {
    await closeDatabase(database);
    await leave();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { map: { type: 'string' }, delimiter: { type: 'string' } } });
  } catch {
    throw new StartError(usage);
  }
}

async function readMap(file: string): Promise<Record<string, string>> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is no JSON object of columns, such as { "article": "Codigo" }`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
