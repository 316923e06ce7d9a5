import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nameColumns, updateColumns } from './import-columns.ts';
import { type CsvFormat, readHeader } from './read-csv.ts';
import { checkEncoding } from './read-text.ts';

export interface ListOptions extends CsvFormat {
  /** A products CSV, or a folder with products.csv and its reference files. */
  readonly path: string;
  /** Maps the import's columns to the file's headers. */
  readonly map?: Readonly<Record<string, string>>;
  /** Read only the columns of an update, also from a whole list. */
  readonly update?: boolean;
}

/** An opened list of products. */
export interface ProductList {
  readonly file: string;
  readonly folder: string;
  readonly hasReferenceFiles: boolean;
  readonly mode: 'products' | 'update';
  readonly columns: readonly string[];
  readonly bytes: number;
}

const referenceFiles = ['sections.csv', 'brands.csv', 'attributes.csv', 'attribute-values.csv', 'fits.csv'];

/** Opens a list. Throws, with a reason for the shopkeeper, before anything is imported of a list that cannot be read. */
export async function openList({ path, map, update = false, ...format }: ListOptions): Promise<ProductList> {
  const isFolder = (await stat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const file = isFolder ? join(path, 'products.csv') : path;
  const { size: bytes } = await stat(file);
  const referencePaths = isFolder ? referenceFiles.map((name) => join(folder, name)).filter(existsSync) : [];
  for (const each of [file, ...referencePaths]) await checkEncoding(each, format.encoding);

  const headers = await readHeader(file, format);
  const columns = nameColumns(headers, map);
  const mode = update || isUpdate(columns) ? 'update' : 'products';
  const theirs = `Its columns: ${headers.join(', ').slice(0, 1000)}`;
  for (const needed of mode === 'update' ? ['article'] : ['article', 'name_es'])
    if (!columns.includes(needed))
      throw new Error(`${basename(file)} has no column for ${needed}; name it with --map. ${theirs}`);
  if (mode === 'update' && !updateColumns.some((column) => columns.includes(column)))
    throw new Error(
      `${basename(file)} has none of the columns that an update changes (${updateColumns.join(', ')}). ${theirs}`,
    );
  return { file, folder, hasReferenceFiles: isFolder && mode === 'products', mode, columns, bytes };
}

/** A list of articles with only prices, stock and the like is an update, not products without names. */
const isUpdate = (columns: readonly string[]): boolean =>
  columns
    .filter((column) => !column.startsWith('('))
    .every((column) => column === 'article' || updateColumns.some((known) => known === column)) &&
  updateColumns.some((column) => columns.includes(column));
