import { StartError } from '../start-error.ts';

/** Something wrong in a file of the shop's data. */
export interface Fault {
  readonly text: string;
  /** Counted from 1; null: the whole file, or the text names it. */
  readonly line: number | null;
}

const maxLines = 20;

/** What is wrong with one of the shop's files: one line for each fault, of the first twenty, which stops a start, or is logged while the shop runs. */
export class ShopFileError extends StartError {
  readonly file: string;
  readonly faults: readonly Fault[];
  constructor(file: string, faults: readonly Fault[]) {
    const lines = faults
      .slice(0, maxLines)
      .map(({ text, line }) => `${text}${line === null ? '' : ` (line ${line})`}`)
      .concat(faults.length > maxLines ? `and ${faults.length - maxLines} more` : []);
    super(lines.map((line) => `${file} is wrong: ${line}`).join('\n'));
    this.file = file;
    this.faults = faults;
  }
}
