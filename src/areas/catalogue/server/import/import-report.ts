/** What an import did, and why rows were left out (skipped) or taken with a correction (notes). */
export interface ImportReport {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  skipped: number;
  /** Imported without a price: shown, but not sellable. */
  withoutPrice: number;
  /** Sections, brands, attributes and names of values that were created or changed. */
  companionsChanged: number;
  lines: ReportLine[];
}

export interface ReportLine {
  readonly kind: 'skipped' | 'note';
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export const emptyReport = (): ImportReport => ({
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  withoutPrice: 0,
  companionsChanged: 0,
  lines: [],
});

const sentence = ({ kind, file, line, reason }: ReportLine): string => `${kind} ${file}:${line} ${reason}`;

/** The report for the terminal: the figures and the first 20 skipped rows. */
export function summarise(report: ImportReport): string {
  const skipped = report.lines.filter(({ kind }) => kind === 'skipped');
  const notes = report.lines.length - skipped.length;
  return [
    `read ${report.read}, created ${report.created}, changed ${report.changed}, unchanged ${report.unchanged}, skipped ${report.skipped}`,
    ...(report.withoutPrice ? [`${report.withoutPrice} without a price: shown, not sellable`] : []),
    ...(report.companionsChanged ? [`${report.companionsChanged} sections, brands and attributes created or changed`] : []),
    ...skipped.slice(0, 20).map(sentence),
    ...(skipped.length > 20 ? [`… and ${skipped.length - 20} more skipped`] : []),
    ...(notes ? [`${notes} notes on corrected cells`] : []),
  ].join('\n');
}

/** Every line of it, for the report file. */
export const wholeReport = (report: ImportReport): string =>
  [summarise({ ...report, lines: [] }), '', ...report.lines.map(sentence), ''].join('\n');
