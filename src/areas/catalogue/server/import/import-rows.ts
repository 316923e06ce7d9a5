import { DrizzleQueryError } from 'drizzle-orm';
import { CellError } from './read/read-cells.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';

export interface SavedBatch {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The size of all files. */
  readonly withoutPrice: number;
}

interface Row {
  readonly line: number;
}

/** How the rows of a kind of list are parsed and saved. */
export interface RowKind<Draft extends Row & { readonly article: string }, Ready extends Row> {
  readonly batchSize: number;
  /** Parses one row; throws CellError for a row that is refused. */
  parse(row: CsvRow): Draft;
  /** Resolves what the rows refer to, before anything is locked; leaves out rows that are refused. */
  prepare(drafts: readonly Draft[]): Promise<readonly Ready[]>;
  /** Saves all rows or none. */
  save(ready: readonly Ready[]): Promise<SavedBatch>;
}

export interface RowListener {
  rowRead(row: CsvRow): void;
  skip(line: number, reason: string): void;
  saved(batch: SavedBatch): void;
}

/** Imports the rows of a list in batches. */
export async function importRows<Draft extends Row & { readonly article: string }, Ready extends Row>(
  rows: AsyncIterable<CsvRow>,
  kind: RowKind<Draft, Ready>,
  listener: RowListener,
): Promise<void> {
  const lines = new Map<string, number>();
  let drafts: Draft[] = [];

  const take = (row: CsvRow): void => {
    const draft = kind.parse(row);
    const first = lines.get(draft.article);
    if (first !== undefined) throw new CellError(`article ${draft.article} stands already in line ${first}`);
    lines.set(draft.article, row.line);
    drafts.push(draft);
  };
  const saveBatch = async (): Promise<void> => {
    const ready = await kind.prepare(drafts);
    drafts = [];
    await saveOrSplit(ready, kind, listener);
  };

  for await (const row of rows) {
    listener.rowRead(row);
    try {
      take(row);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      listener.skip(row.line, error.message);
    }
    if (drafts.length >= kind.batchSize) await saveBatch();
  }
  if (drafts.length > 0) await saveBatch();
}

/** A batch with data that the database refuses is saved in halves, until the faulty row is alone. */
async function saveOrSplit<Ready extends Row>(
  ready: readonly Ready[],
  kind: Pick<RowKind<never, Ready>, 'save'>,
  listener: RowListener,
): Promise<void> {
  const [first] = ready;
  if (!first) return;
  try {
    listener.saved(await kind.save(ready));
  } catch (error) {
    const reason = dataFault(error);
    if (reason === undefined) throw error;
    if (ready.length === 1) return listener.skip(first.line, `the database refuses it: ${reason}`);
    const middle = ready.length >> 1;
    await saveOrSplit(ready.slice(0, middle), kind, listener);
    await saveOrSplit(ready.slice(middle), kind, listener);
  }
}

/** Classes 22 and 23 of SQLSTATE: the data is wrong, not the state of the database. */
function dataFault(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return cause && 'code' in cause && /^2[23]/.test(String(cause.code)) ? cause.message : undefined;
}
