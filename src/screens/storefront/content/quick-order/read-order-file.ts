import { maxQuickOrderLength, maxQuickOrderLines } from '#areas/basket/basket-limits.ts';

/** Many times what fits into an order, so that a wrong file is not read for nothing. */
export const maxFileBytes = 100_000;

export type ReadOrderFile =
  | { readonly text: string }
  | { readonly problem: 'too_large' | 'too_many_lines' | 'not_text' | 'empty' };

/** The lines of a CSV file as they would be pasted from a spreadsheet: cells without quotation marks, with tabs between them. */
export async function readOrderFile(file: Blob): Promise<ReadOrderFile> {
  if (file.size > maxFileBytes) return { problem: 'too_large' };
  const content = decode(new Uint8Array(await file.arrayBuffer()));
  if (content === null) return { problem: 'not_text' };
  // Excel may begin with a line that names the separator.
  const rows = content.replace(/^sep=.[\r\n]+/i, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(rows.find((row) => row.trim()) ?? '');
  const lines = rows.map((row) => cellsOf(row, separator).join('\t').trim()).filter(Boolean);
  if (lines.length === 0) return { problem: 'empty' };
  // One more, for a heading.
  if (lines.length > maxQuickOrderLines + 1) return { problem: 'too_many_lines' };
  const text = lines.join('\n');
  return text.length > maxQuickOrderLength ? { problem: 'too_large' } : { text };
}

/** UTF-8, UTF-16 with its mark as Excel writes it, else the Latin-1 of Windows. Null: not text, such as a workbook. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that stands most often in the first line. */
function separatorOf(line: string): string {
  const count = (separator: string): number => line.split(separator).length;
  return [';', '\t', ','].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Cells may stand in quotation marks, with those that belong to them doubled. */
function cellsOf(line: string, separator: string): string[] {
  const pattern = new RegExp(`(?:^|${separator})(?:\\s*"((?:[^"]|"")*)"[^${separator}]*|([^${separator}]*))`, 'g');
  return Array.from(line.matchAll(pattern), ([, quoted, plain]) =>
    (quoted === undefined ? plain! : quoted.replaceAll('""', '"')).replaceAll('\t', ' ').trim(),
  );
}
