import { exportColumns } from './exports/export-preset.ts';
import { updateColumns } from './read/import-columns.ts';
import { quotedHeader } from '#platform/csv/headers.ts';

/** Whether an import or an update reads the cells of a column. */
export const isRead = (column: string, mode: 'products' | 'update'): boolean =>
  mode === 'products'
    ? !column.startsWith('(')
    : column.startsWith('@') || ['article', 'cost', 'vat', ...updateColumns].some((known) => known === column);

/** 'Columns that are read: "SKU" (article), "Superior" (product of a version)'. */
export function describeColumns(
  headers: readonly string[],
  columns: readonly string[],
  mode: 'products' | 'update',
): string {
  const read = headers.flatMap((header, at) => {
    const column = columns[at]!;
    return isRead(column, mode) ? [`${quotedHeader(header)} (${meaningOf(column)})`] : [];
  });
  return `Columns that are read: ${read.join(', ')}`;
}

const meaningOf = (column: string): string =>
  Object.entries(exportColumns).find(([name]) => name === column.replace(/\d+$/, '#') || name === column)?.[1] ??
  column;
