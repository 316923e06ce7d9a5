import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { constants, setPriority } from 'node:os';
import { z } from 'zod';
import { importCatalogue, type ImportOptions } from '#areas/catalogue/server/import/import-catalogue.ts';
import { summarise } from '#areas/catalogue/server/import/import-report.ts';
import { progressBar, progressLines } from '#areas/catalogue/server/import/show-progress.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { type ShopCommand, shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import { systemClock } from '#values/clock.ts';
import type { Command, CommandOptions } from './command.ts';
import { readEncoding } from './read-encoding.ts';

/** Imports a catalogue, with its progress and result on the terminal. */
export const catalogueImport: Command = {
  name: 'catalogue import',
  usage: `PATH [options]
      PATH is a products CSV, or a folder with products.csv and its reference files (docs/catalogue-import.md).
      --new                create the database if there is none, without a question
      --dry-run            report what would be done and write nothing
      --update             take only articles with their prices, stock, status, labels and popularity
      --archive-missing    take off sale the products that the file does not name
      --accept-prices      take prices, too, that look like slips: far from their section's, below cost, 80 % less
      --map FILE.json      names of columns, such as { "article": "Codigo" }
      --delimiter ";"      if it is not the one that the header shows
      --encoding NAME      if it is not UTF-8, such as windows-1252
      --report FILE.json   write the whole report for programs`,
  takes: [1, 1],
  creates: 'on-request',
  reads: true,
  run({ config, database, actor }, [path = ''], options) {
    // Leaves the processor to the shop's visitors, where it runs on the same machine.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const target = { database, clock: systemClock, dataDir: config.dataDir, path, actor };
    return importFromTerminal(
      { ...target, progressiveReductions: readProgressive(config.shopDir) },
      options,
      shopCommandIn(config.mode),
    );
  },
};

type ImportTarget = Pick<ImportOptions, 'database' | 'clock' | 'dataDir' | 'path' | 'actor' | 'progressiveReductions'>;

/** A mistake in shop.json does not stop new prices; their reductions are then those of the stricter rule. */
function readProgressive(shopDir: string): boolean {
  try {
    return readShopData(shopDir).progressiveReductions;
  } catch (error) {
    console.warn(`progressiveReductions is taken as false: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function importFromTerminal(
  target: ImportTarget,
  values: CommandOptions,
  shopCommand: ShopCommand,
): Promise<void> {
  const { map, delimiter, update, 'dry-run': dryRun, 'archive-missing': archiveMissing } = values;
  const acceptPrices = values['accept-prices'];
  const encoding = readEncoding(values.encoding);
  const options = {
    ...target,
    map: map === undefined ? undefined : await readMap(map),
    delimiter,
    encoding,
    update,
    dryRun,
    archiveMissing,
    acceptPrices,
    print: console.log,
  };
  const bar = process.stdout.isTTY ? progressBar(process.stdout) : undefined;
  const onProgress = bar?.show ?? progressLines(console.log);
  const onUnderstood = (lines: readonly string[]): void => console.log(`${lines.join('\n')}\n`);
  const report = await importCatalogue({ ...options, onUnderstood, onProgress })
    .finally(() => bar?.end())
    .catch((error: unknown) => {
      throw new StartError(`The import has stopped: ${error instanceof Error ? error.message : String(error)}`);
    });
  // Its remarks have been said before it began.
  console.log(summarise({ ...report, remarks: [] }));
  console.log(`whole report: ${report.reportFile}`);
  if (values.report !== undefined) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
  if (report.created + report.changed + report.unchanged + report.companionsChanged === 0)
    throw new StartError(
      report.held > 0
        ? `The import has taken nothing: prices of ${target.path} were held back. If they are right, add --accept-prices.`
        : `The import has taken nothing: ${target.path} has no row that can be imported.`,
    );
  if (!dryRun && report.created + report.changed + report.archived > 0)
    console.log(`to take it back: ${shopCommand(`catalogue undo ${basename(report.reportFile, '.txt')}`)}`);
}

async function readMap(file: string): Promise<Record<string, string>> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is no JSON object of columns, such as { "article": "Codigo" }`);
  }
}
