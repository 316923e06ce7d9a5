import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#platform/start-error.ts';

const logoFile = 'document-logo.png';
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The logo on invoices, for white paper, in the first of the folders that has one. Throws `StartError` if it is no PNG, which no PDF could show. */
export function readDocumentLogo(folders: readonly string[]): Buffer | null {
  const path = folders.map((folder) => join(folder, logoFile)).find((file) => existsSync(file));
  if (path === undefined) return null;
  const logo = readFileSync(path);
  if (!logo.subarray(0, pngSignature.length).equals(pngSignature))
    throw new StartError(`public/${logoFile} in SHOP_DIR is not a PNG picture.`);
  return logo;
}
