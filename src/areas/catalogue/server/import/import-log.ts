import { basename } from 'node:path';
import { type LeftOut, leftOutReasons } from './exports/left-out.ts';
import { addLine, emptyReport, type ImportReport } from './import-report.ts';
import type { SavedBatch } from './import-rows.ts';
import type { ProductList } from './open-list.ts';
import { readArticle } from './read/parse-product-row.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';

export interface ImportProgress {
  readonly report: Readonly<ImportReport>;
  /** Pictures and documents that were read. */
  readonly files: number;
  readonly readBytes: number;
  readonly totalBytes: number;
}

/** Collects an import's report and the articles that its file names, and notifies of its progress. */
export class ImportLog {
  readonly report: ImportReport;
  /** Articles of all rows, skipped ones included. */
  readonly articles = new Set<string>();
  /** Rows whose article cannot be read. */
  rowsWithoutArticle = 0;
  readonly #file: string;
  readonly #totalBytes: number;
  readonly #onProgress: (progress: ImportProgress) => void;
  #files = 0;
  #readBytes = 0;

  constructor(
    { file, bytes, ...list }: ProductList,
    isDryRun: boolean,
    onProgress: (progress: ImportProgress) => void = () => {},
  ) {
    this.report = emptyReport(list, isDryRun);
    this.#file = basename(file);
    this.#totalBytes = bytes;
    this.#onProgress = onProgress;
  }

  readonly refuse = (file: string, line: number, reason: string): void =>
    addLine(this.report, { kind: 'skipped', file, line, reason });
  readonly noteIn = (file: string, line: number, reason: string): void =>
    addLine(this.report, { kind: 'note', file, line, reason });
  readonly note = (line: number, reason: string): void => this.noteIn(this.#file, line, reason);

  readonly skip = (line: number, reason: string): void => {
    this.report.skipped += 1;
    this.refuse(this.#file, line, reason);
  };

  /** The row is fine but for a price that looks like a slip. */
  readonly hold = (line: number, reason: string): void => {
    this.report.held += 1;
    addLine(this.report, { kind: 'held', file: this.#file, line, reason });
  };

  /** A row of another program's export that is not for sale; what is taken with another row goes without saying. */
  readonly leftOut = (line: number, reason: LeftOut): void => {
    if (!['parent', 'picture'].includes(reason)) this.note(line, `not taken: ${leftOutReasons[reason]}`);
  };

  readonly rowRead = ({ cells }: CsvRow): void => {
    this.report.read += 1;
    const article = readArticle(cells);
    if (article === '') this.rowsWithoutArticle += 1;
    else this.articles.add(article);
  };

  readonly rowBroken = (line: number, reason: string): void => {
    this.report.read += 1;
    this.rowsWithoutArticle += 1;
    this.skip(line, reason);
  };

  readonly saved = ({ created, changed, unchanged, withoutPrice }: SavedBatch): void => {
    this.report.created += created;
    this.report.changed += changed;
    this.report.unchanged += unchanged;
    this.report.withoutPrice += withoutPrice;
    this.#notify();
  };

  readonly fileRead = (): void => {
    this.#files += 1;
    this.#notify();
  };

  readonly bytesRead = (bytes: number): void => {
    this.#readBytes += bytes;
  };

  #notify(): void {
    this.#onProgress({
      report: this.report,
      files: this.#files,
      readBytes: this.#readBytes,
      totalBytes: this.#totalBytes,
    });
  }
}
