import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { importCatalogue, type ImportOptions } from '#areas/catalogue/server/import/import-catalogue.ts';
import { summarise } from '#areas/catalogue/server/import/import-report.ts';
import { progressBar, progressLines } from '#areas/catalogue/server/import/show-progress.ts';
import { StartError } from '#platform/start-error.ts';
import type { CommandOptions } from './command-options.ts';

type ImportTarget = Pick<ImportOptions, 'database' | 'clock' | 'dataDir' | 'path'>;

/** Imports a catalogue, with its progress and result on the terminal. */
export async function importFromTerminal(target: ImportTarget, values: CommandOptions): Promise<void> {
  const { map, delimiter, update, 'dry-run': dryRun, 'archive-missing': archiveMissing } = values;
  const encoding = values.encoding === undefined ? undefined : readEncoding(values.encoding);
  const options = {
    ...target,
    map: map === undefined ? undefined : await readMap(map),
    delimiter,
    encoding,
    update,
    dryRun,
    archiveMissing,
    print: console.log,
  };
  const bar = process.stdout.isTTY ? progressBar(process.stdout) : undefined;
  const onProgress = bar?.show ?? progressLines(console.log);
  const report = await importCatalogue({ ...options, onProgress })
    .finally(() => bar?.end())
    .catch((error: unknown) => {
      throw new StartError(`The import has stopped: ${error instanceof Error ? error.message : String(error)}`);
    });
  console.log(summarise(report));
  console.log(`whole report: ${report.reportFile}`);
  if (values.report !== undefined) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
}

function readEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new StartError(`--encoding is no known encoding, such as utf-8, windows-1252 or utf-16le: ${name}`);
  }
}

async function readMap(file: string): Promise<Record<string, string>> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is no JSON object of columns, such as { "article": "Codigo" }`);
  }
}
