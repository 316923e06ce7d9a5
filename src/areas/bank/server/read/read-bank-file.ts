import { isUtf8 } from 'node:buffer';
import { failure, Failure } from '#platform/http/failure.ts';
import type { BankFileContent, UnreadableFile } from './movement.ts';
import { isCamt, readCamt } from './read-camt.ts';
import { readCsvMovements } from './read-csv-movements.ts';
import { isNorma43, readNorma43 } from './read-norma43.ts';

/** The movements of a file of any of the three formats, in its order, and its accounts, or why it cannot be read. */
export async function readBankFile(bytes: Uint8Array): Promise<BankFileContent | UnreadableFile> {
  const text = decode(bytes);
  if (text === null) return failure('not_text');
  const content = await (isNorma43(text) ? readNorma43 : isCamt(text) ? readCamt : readCsvMovements)(text);
  return !(content instanceof Failure) && content.movements.length === 0 ? failure('no_movements') : content;
}

/** Workbooks, archives and PDF, by which banks offer movements too. */
const binaryStarts = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF', '\u001f\u008b'];

/**
 * The text of a file: UTF-8, UTF-16, or what Spanish banks still write, Latin-1 as Windows has it. Null for what is no text.
 */
function decode(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (binaryStarts.some((one) => start.startsWith(one))) return null;
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? null : text;
}

function utf16Of([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : null;
}
