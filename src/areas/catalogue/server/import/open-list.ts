import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { standardVatRate } from '#areas/pricing/vat.ts';
import type { ExportPreset } from './exports/export-preset.ts';
import { meaningIn, recogniseExport } from './exports/recognise-export.ts';
import { describeColumns, isRead } from './describe-columns.ts';
import { quotedHeader } from '#platform/csv/headers.ts';
import { nameColumns, updateColumns, updateCompanions } from './read/import-columns.ts';
import { type CsvFormat, readHeader } from '#platform/csv/read-csv.ts';
import { checkEncoding } from '#platform/csv/read-text.ts';

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
  /** The program that has exported it, where its headers show one. */
  readonly preset: ExportPreset | undefined;
  /** Which headers it takes for which columns. */
  readonly columnsRead: string;
  /** How it is understood, for the shopkeeper. */
  readonly remarks: readonly string[];
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
  const { preset, columns } = readColumns(headers, map);
  const mode = update || isUpdate(columns) ? 'update' : 'products';
  const theirs = `Its columns: ${headers.join(', ').slice(0, 1000)}`;
  // Exports name products without an article number in another way.
  const isNamed = columns.includes('@id') || columns.includes('@family');
  for (const needed of mode === 'update' ? ['article'] : [...(isNamed ? [] : ['article']), 'name_es'])
    if (!columns.includes(needed))
      throw new Error(`${basename(file)} has no column for ${needed}; name it with --map. ${theirs}`);
  if (mode === 'update' && !updateColumns.some((column) => columns.includes(column)))
    throw new Error(
      `${basename(file)} has none of the columns that an update changes (${updateColumns.join(', ')}). ${theirs}`,
    );
  const remarks = remarksOn(headers, columns, mode, preset);
  const columnsRead = describeColumns(headers, columns, mode);
  const hasReferenceFiles = isFolder && mode === 'products';
  return { file, folder, hasReferenceFiles, mode, columns, bytes, preset, columnsRead, remarks };
}

/**
 * What the headers mean, and the program that has written them. A list of one's own may have two headers of such a program, too;
 * an export has the names of its products where the program has them.
 */
function readColumns(headers: readonly string[], map: ListOptions['map']): Pick<ProductList, 'preset' | 'columns'> {
  const preset = recogniseExport(headers);
  const columns = nameColumns(headers, map, preset && ((header) => meaningIn(preset, header)));
  if (!preset || columns.includes('name_es')) return { preset, columns };
  const own = nameColumns(headers, map);
  return own.includes('name_es') ? { preset: undefined, columns: own } : { preset, columns };
}

/** A list of articles with only prices, stock and the like is an update, not products without names. */
const isUpdate = (columns: readonly string[]): boolean =>
  columns.every(
    (column) =>
      !isOfImport(column) || ['article', ...updateColumns, ...updateCompanions].some((known) => known === column),
  ) && updateColumns.some((column) => columns.includes(column));

const isOfImport = (column: string): boolean => !/^[(@]/.test(column);

/** Says what would surprise: that a list changes some columns only, and what was done with prices without VAT. */
function remarksOn(
  headers: readonly string[],
  columns: readonly string[],
  mode: ProductList['mode'],
  preset: ProductList['preset'],
): string[] {
  const headerOf = (column: string): string => quotedHeader(headers[columns.indexOf(column)]);
  const changed = updateColumns.filter((column) => columns.includes(column));
  const isUpdating = mode === 'update';
  const unread = headers.filter((header, at) => header && !isRead(columns[at]!, mode));
  const net = ['net_price', 'net_sale_price'].filter((column) => columns.includes(column));
  const withVat = ['sale_price', 'quantity_prices'].filter((column) => columns.includes(column));
  const rates = ['vat', '@tax_class'].find((column) => columns.includes(column));
  const rate = isUpdating
    ? 'at the rates that the products have in the shop'
    : rates
      ? `at the rate of ${headerOf(rates)}, ${standardVatRate} % where it is empty`
      : preset && net.includes('net_price') && columns.includes('price')
        ? `at the rate that ${headerOf('price')} shows, ${standardVatRate} % where it shows none`
        : `at ${standardVatRate} %`;
  return [
    ...(isUpdating
      ? [`Taken as an update of ${list.format(changed)}: all else of the products stays, and none is created`]
      : []),
    ...(unread.length > 0 ? [`Columns that are not read: ${unread.map(quotedHeader).join(', ')}`] : []),
    ...(net.length > 0 ? [`VAT was added to the prices of ${list.format(net.map(headerOf))}, ${rate}`] : []),
    ...(net.length > 0 && withVat.length > 0 ? [`The prices of ${list.format(withVat)} are taken as with VAT`] : []),
  ];
}

const list = new Intl.ListFormat('en');
