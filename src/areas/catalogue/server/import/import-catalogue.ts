import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createMediaStore } from '#platform/pictures/media-store.ts';
import { archiveProducts, findMissing } from './save/archive-missing.ts';
import { announceNewVersion } from './save/announce-new-version.ts';
import { type ReferenceData, noReferenceData, readReferenceData, saveReferenceData } from './reference-data.ts';
import { createDownloader, type Downloader, type DownloadLimits } from './media/download.ts';
import { createDownloadCache } from './media/download-cache.ts';
import { withImportLock } from './import-lock.ts';
import { createImportMedia } from './media/import-media.ts';
import { createStoredMedia, type StoredMedia } from './media/stored-media.ts';
import { FitNotes, type FitReference, readFitReference } from './fit-notes.ts';
import { ImportLog, type ImportProgress } from './import-log.ts';
import { recordImport, recordImportEnd } from './import-record.ts';
import { importProducts } from './import-products.ts';
import { type ImportReport, wholeReport } from './import-report.ts';
import { importRows } from './import-rows.ts';
import { importUpdates } from './import-updates.ts';
import { forgetReplaced } from './save/record-replaced.ts';
import { KitNotes } from './kit-notes.ts';
import { listReader } from './list-reader.ts';
import { ListSurvey } from './list-survey.ts';
import { type ListOptions, openList, type ProductList } from './open-list.ts';
import { readNumberColumns } from './read/number-columns.ts';
import { createPriceJudge } from './save/held-prices.ts';
import { SectionsAndBrands } from './save/sections-and-brands.ts';

export interface ImportOptions extends ListOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  /** Who runs it. */
  readonly actor: Actor;
  /** Report what an import would do, and write nothing. */
  readonly dryRun?: boolean;
  /** Archive the products that the file does not name. */
  readonly archiveMissing?: boolean;
  /** Take prices that look like slips, too. */
  readonly acceptPrices?: boolean;
  /** Whether a lower step of an unbroken sale keeps the reference of its first, as the shop's data say. */
  readonly progressiveReductions?: boolean;
  /** Limits of downloads; a test may allow its own server. */
  readonly downloads?: Partial<DownloadLimits>;
  /** The files that the list names, by their path, where they are in the media store already. */
  readonly storedMedia?: StoredMedia;
  /** Called with how the list is understood, line by line, before anything of it is taken. */
  readonly onUnderstood?: (lines: readonly string[]) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly print?: (line: string) => void;
}

export type FinishedImport = ImportReport & { readonly reportFile: string };

/**
 * Imports a list of products: new ones are created, different ones changed, equal ones left alone. A row that is refused
 * is reported and never stops the rest. Imports wait for each other. Throws when the file itself cannot be read.
 */
export async function importCatalogue(options: ImportOptions): Promise<FinishedImport> {
  const list = await openList(options);
  if (options.archiveMissing && list.mode === 'update')
    throw new Error('an update names only some products: it cannot archive the others');
  return withImportLock(options.database, options.print ?? (() => {}), () => runImport(options, list));
}

async function runImport(options: ImportOptions, list: ProductList): Promise<FinishedImport> {
  const { database, clock, dataDir, actor, dryRun: isDryRun = false } = options;
  const startedAt = clock();
  const importName = `${isDryRun ? 'dry-run' : 'import'}-${startedAt.toISOString().replace(/[:.]/g, '-')}`;
  const log = new ImportLog(list, isDryRun, options.onProgress);
  const started = { name: importName, file: basename(list.file), mode: list.mode, startedAt, actor };
  const record = isDryRun ? null : await recordImport(database, started);
  if (!isDryRun) await forgetReplaced(database, startedAt);
  const downloader = createDownloader(options.downloads);
  try {
    await importList({ ...options, importName, importId: record ?? noRecord }, list, log, downloader);
  } finally {
    downloader.close();
  }
  if (options.archiveMissing) await archiveMissing({ ...options, importId: record ?? noRecord }, log);
  if (record !== null) await recordImportEnd(database, record, log.report, clock());
  // Without fresh statistics the planner chooses bad plans for tables that have just been filled.
  if (log.report.created > 0 && !isDryRun) await database.execute(sql`ANALYZE catalogue_products`);
  return { ...log.report, reportFile: await writeReport(dataDir, importName, log.report) };
}

async function importList(
  options: ImportOptions & { readonly importName: string; readonly importId: number },
  list: ProductList,
  log: ImportLog,
  downloader: Downloader,
): Promise<void> {
  const {
    database,
    clock,
    dataDir,
    importName,
    importId,
    actor,
    delimiter,
    encoding,
    dryRun: isDryRun = false,
    progressiveReductions = false,
  } = options;
  const { skip, note, hold } = log;
  const prices = options.acceptPrices ? undefined : createPriceJudge(database);
  const read = await listReader(list, { delimiter, encoding }, clock());
  const survey = new ListSurvey(list);
  const onSurvey = { onBroken: () => {}, leftOut: survey.leftOut, note: () => {} };
  const numbers = await readNumberColumns(survey.watch(read(onSurvey)));
  log.report.understood = survey.describe();
  options.onUnderstood?.(log.report.understood);
  const saving = {
    database,
    clock,
    importId,
    importName,
    actor,
    isDryRun,
    progressiveReductions,
    numbers,
    note,
    prices,
    hold,
  };
  const rows = read({ onBroken: log.rowBroken, onBytes: log.bytesRead, leftOut: log.leftOut, note });
  if (list.mode === 'update') return importRows(rows, importUpdates({ ...saving, skip }), log);

  const onUnavailable = (reason: string): void => note(0, reason);
  const media = options.storedMedia
    ? createStoredMedia(options.storedMedia)
    : await createImportMedia({
        folder: list.folder,
        downloader,
        cache: createDownloadCache(database),
        store: createMediaStore(dataDir),
        isDryRun,
        onRead: log.fileRead,
        onUnavailable,
      });
  const referenceData = list.hasReferenceFiles
    ? await readReferenceData({ folder: list.folder, delimiter, encoding, media, refuse: log.refuse, note: log.noteIn })
    : noReferenceData;
  const { sectionsAndBrands, fitReference } = await importReferenceData(database, referenceData, log, isDryRun);
  const onSectionsAndBrandsCreated = (count: number): number => (log.report.companionsChanged += count);
  const kits = new KitNotes({ database, isDryRun, note });
  const fits = new FitNotes({ database, isDryRun, note });
  await importRows(
    rows,
    importProducts({ ...saving, sectionsAndBrands, media, kits, fits, onSectionsAndBrandsCreated }),
    log,
  );
  await kits.write();
  await fits.write(fitReference);
}

/** A dry run saves nothing that would name its record. */
const noRecord = 0;

class DryRunEnd extends Error {}

/** Saves the reference data and returns what products may name, and the rules on what fits. A dry run does the same and rolls it back. */
async function importReferenceData(
  database: Database,
  referenceData: ReferenceData,
  log: ImportLog,
  isDryRun: boolean,
): Promise<{ sectionsAndBrands: SectionsAndBrands; fitReference: FitReference }> {
  let sectionsAndBrands: SectionsAndBrands | undefined;
  let fitReference: FitReference | undefined;
  await database
    .transaction(async (tx) => {
      const changed = await saveReferenceData(tx, referenceData, (line, reason) =>
        log.refuse('fits.csv', line, reason),
      );
      log.report.companionsChanged += changed;
      sectionsAndBrands = await SectionsAndBrands.load(tx, {
        hasSections: referenceData.sections !== null,
        hasBrands: referenceData.brands !== null,
      });
      fitReference = await readFitReference(tx);
      if (isDryRun) throw new DryRunEnd();
      if (changed > 0) await announceNewVersion(tx, 'everything');
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunEnd)) throw error;
    });
  return { sectionsAndBrands: sectionsAndBrands!, fitReference: fitReference! };
}

/** A row without a readable article may be any product, so nothing is archived while there is one. */
async function archiveMissing(
  { database, clock, dryRun, importId }: ImportOptions & { readonly importId: number },
  { articles, rowsWithoutArticle, refuse, report }: ImportLog,
): Promise<void> {
  if (articles.size === 0) return refuse('products', 0, 'nothing was archived: the file names no article');
  if (rowsWithoutArticle > 0)
    return refuse('products', 0, `nothing was archived: ${rowsWithoutArticle} rows name no article that can be read`);
  const missing = await findMissing(database, articles);
  if (!dryRun) await database.transaction((tx) => archiveProducts(tx, missing, { importId, now: clock() }));
  report.archived = missing.length;
}

async function writeReport(dataDir: string, importName: string, report: ImportReport): Promise<string> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${importName}.txt`);
  await writeFile(file, wholeReport(report));
  return file;
}
