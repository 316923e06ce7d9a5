import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pinFile = 'store-pin.svg';
/** A plain one. */
const plainPin =
  '<ellipse rx="18" ry="6" fill="#14171a" fill-opacity=".28"/><path d="M-27-76 0-97 27-76v44L0 0l-27-32z" fill="#14171a"/>' +
  '<circle cy="-58" r="11" fill="#f7f5f0"/>';

/**
 * The shapes of the mark of the store, whose point is at 0 0: of store-pin.svg in the first of the folders that has it, which
 * must have the viewBox "-27 -97 54 103".
 */
export function findStorePin(folders: readonly string[]): string {
  const path = folders.map((folder) => join(folder, pinFile)).find((file) => existsSync(file));
  if (path === undefined) return plainPin;
  return readFileSync(path, 'utf8')
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
}
