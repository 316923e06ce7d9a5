import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { CellError } from './read-cells.ts';

/** Reads a file inside a folder, whose real path `root` is. Throws CellError for any other. */
export async function readFileInside(root: string, path: string, maxBytes: number): Promise<Buffer> {
  const file = await realpath(resolve(root, path)).catch(() => {
    throw new CellError(`file not found: ${path}`);
  });
  // realpath has followed every link, so nothing outside can be reached by one.
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new CellError(`file outside the import's folder: ${path}`);
  const found = await stat(file);
  if (!found.isFile() || found.size > maxBytes)
    throw new CellError(`no file of at most ${maxBytes / 1_000_000} MB: ${path}`);
  return readFile(file);
}
