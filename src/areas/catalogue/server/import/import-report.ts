import { plainText } from './read/sanitise-description.ts';

/** What an import did: figures, and a line for each row that was skipped or corrected (note). */
export interface ImportReport {
  /** Whole products, or some columns of existing products. */
  readonly mode: 'products' | 'update';
  /** Nothing was written: the figures are those that an import would have. */
  readonly isDryRun: boolean;
  /** How the list was understood, where that is not plain: an update, prices without VAT. */
  readonly remarks: readonly string[];
  /** Which columns are read, which not, the remarks, and what the rows lack, line by line. */
  understood: readonly string[];
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  skipped: number;
  /** Rows held back because of a price that looks like a slip. */
  held: number;
  /** Products archived by `--archive-missing`. */
  archived: number;
  /** Imported without a price: shown, but not sellable. */
  withoutPrice: number;
  /** Sections, brands, attributes and names of values that were created or changed. Programs read it by this name. */
  companionsChanged: number;
  lines: ReportLine[];
  /** Lines beyond the limit, which are counted but not listed. */
  moreLines: number;
}

export interface ReportLine {
  readonly kind: 'skipped' | 'held' | 'note';
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Bounds the memory of an import in which every row fails. */
const maxLines = 100_000;

export const emptyReport = (
  { mode, remarks }: Pick<ImportReport, 'mode' | 'remarks'>,
  isDryRun: boolean,
): ImportReport => ({
  mode,
  isDryRun,
  remarks,
  understood: [],
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  held: 0,
  archived: 0,
  withoutPrice: 0,
  companionsChanged: 0,
  lines: [],
  moreLines: 0,
});

/** Adds a line. Text quoted from the file is shortened and loses its control characters. */
export function addLine(report: ImportReport, { reason, ...place }: ReportLine): void {
  if (report.lines.length < maxLines) report.lines.push({ ...place, reason: plainText(reason.slice(0, 300)) });
  else report.moreLines += 1;
}

const sentence = ({ kind, file, line, reason }: ReportLine): string => `${kind} ${file}:${line} ${reason}`;

const figuresOf = ({ read, created, changed, unchanged, skipped }: ImportReport): string =>
  `read ${read}, created ${created}, changed ${changed}, unchanged ${unchanged}, skipped ${skipped}`;

/** The report for the terminal: the figures and the first 20 skipped rows. */
export function summarise(report: ImportReport): string {
  const skipped = report.lines.filter(({ kind }) => kind === 'skipped');
  const held = report.lines.filter(({ kind }) => kind === 'held');
  const notes = report.lines.length - skipped.length - held.length;
  return [
    ...report.remarks,
    ...(report.isDryRun ? ['Dry run: nothing was written. An import would have'] : []),
    figuresOf(report),
    ...(report.archived ? [`${report.archived} archived, because the file does not name them`] : []),
    ...(report.withoutPrice ? [`${report.withoutPrice} without a price: shown, not sellable`] : []),
    ...(report.companionsChanged
      ? [`${report.companionsChanged} sections, brands and attributes created or changed`]
      : []),
    ...skipped.slice(0, 20).map(sentence),
    ...(skipped.length > 20 ? [`… and ${skipped.length - 20} more skipped`] : []),
    ...(report.held
      ? [
          `${report.held} held back because of a price; if it is right, add --accept-prices`,
          ...held.slice(0, 20).map(sentence),
        ]
      : []),
    ...(held.length > 20 ? [`… and ${held.length - 20} more held back`] : []),
    ...(notes ? [`${notes} notes on corrected cells`] : []),
    ...(report.moreLines ? [`${report.moreLines} further lines are not listed`] : []),
  ].join('\n');
}

/** Every line of it, for the report file. */
export const wholeReport = (report: ImportReport): string =>
  [...report.understood, summarise({ ...report, remarks: [], lines: [] }), '', ...report.lines.map(sentence), ''].join(
    '\n',
  );
