import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createMediaStore } from '#platform/pictures/media-store.ts';
import { nameColumns } from './import-columns.ts';
import { createImportMedia } from './import-media.ts';
import { emptyReport, type ImportReport, wholeReport } from './import-report.ts';
import { parseProductRow } from './parse-product-row.ts';
import { CellError } from './read-cells.ts';
import { type Refuse } from './read-companions.ts';
import { readCsv } from './read-csv.ts';
import { resolveProduct } from './resolve-product.ts';
import { saveCompanions } from './save-all-companions.ts';
import type { ProductDraft, ResolvedProduct } from './product-draft.ts';
import { SectionsAndBrands } from './sections-and-brands.ts';
import { bumpVersion, saveProducts } from './save-products.ts';

export interface ImportOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  /** A products CSV, or a folder with products.csv and its companions. */
  readonly path: string;
  /** The import's column to the file's header. */
  readonly map?: Readonly<Record<string, string>>;
  readonly delimiter?: string;
  /** Takes one line of progress. */
  readonly say?: (line: string) => void;
}

const batchSize = 500;
const importLock = 7_206_542;

/**
 * Brings a list of products into the shop: what is new is created, what differs is changed, what is the same is left.
 * A row that cannot be taken is reported and never stops the rest. Imports wait for each other. Throws when the file
 * itself cannot be read.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportReport & { reportFile: string }> {
  const { database } = options;
  const client = await database.$client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [importLock]);
    return await runImport(options);
  } finally {
    // Ending the connection ends its lock.
    client.release(true);
  }
}

async function runImport(options: ImportOptions): Promise<ImportReport & { reportFile: string }> {
  const { database, clock, dataDir, path, delimiter, say = () => {} } = options;
  const isFolder = (await stat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const file = isFolder ? join(path, 'products.csv') : path;
  await stat(file);
  const report = emptyReport();
  const refuse: Refuse = (name, line, reason) => report.lines.push({ kind: 'skipped', file: name, line, reason });
  const media = await createImportMedia(folder, createMediaStore(dataDir));

  const companions = await database.transaction(async (tx) => {
    const saved = isFolder ? await saveCompanions(tx, { folder, delimiter, media, refuse }) : { changed: 0, hasSections: false, hasBrands: false };
    if (saved.changed > 0) await bumpVersion(tx);
    return saved;
  });
  report.companionsChanged = companions.changed;
  const places = await SectionsAndBrands.load(database, companions);
  const seen = new Map<string, number>();
  let drafts: ProductDraft[] = [];

  const skip = (line: number, reason: string): void => {
    report.skipped += 1;
    refuse(basename(file), line, reason);
  };
  const note = (line: number) => (reason: string) => void report.lines.push({ kind: 'note', file: basename(file), line, reason });

  async function saveBatch(): Promise<void> {
    const batch = drafts;
    drafts = [];
    const saved = await database.transaction(async (tx) => {
      report.companionsChanged += await places.create(tx, batch);
      const resolved = await Promise.all(batch.map((draft) => resolveProduct(draft, places, media, note(draft.line))));
      return saveProducts(tx, resolved satisfies ResolvedProduct[], clock());
    });
    report.created += saved.created;
    report.changed += saved.changed;
    report.unchanged += saved.unchanged;
    say(`${report.read} rows read, ${report.created} created, ${report.changed} changed, ${report.skipped} skipped`);
  }

  const columns = (headers: string[]): string[] => {
    const named = nameColumns(headers, options.map);
    for (const needed of ['article', 'name_es'])
      if (!named.includes(needed)) throw new Error(`${basename(file)} has no column for ${needed}; name it with --map. Its columns: ${headers.join(', ')}`);
    return named;
  };
  const onBroken = (line: number, reason: string): void => {
    report.read += 1;
    skip(line, reason);
  };
  for await (const row of readCsv(file, { delimiter, columns, onBroken })) {
    report.read += 1;
    try {
      const draft = parseProductRow(row, places.attributes, note(row.line));
      const first = seen.get(draft.article);
      if (first !== undefined) throw new CellError(`article ${draft.article} stands already in line ${first}`);
      places.check(draft);
      seen.set(draft.article, row.line);
      if (draft.price === null) report.withoutPrice += 1;
      drafts.push(draft);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      skip(row.line, error.message);
    }
    if (drafts.length >= batchSize) await saveBatch();
  }
  if (drafts.length > 0) await saveBatch();
  // The planner chooses wrongly for tables that have just been filled.
  if (report.created > 0) await database.execute(sql`ANALYZE catalogue_products`);
  return { ...report, reportFile: await writeReport(dataDir, report, clock()) };
}

async function writeReport(dataDir: string, report: ImportReport, now: Date): Promise<string> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `import-${now.toISOString().replace(/[:.]/g, '-')}.txt`);
  await writeFile(file, wholeReport(report));
  return file;
}
