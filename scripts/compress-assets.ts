import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each script, style sheet, drawing and text, at the highest level: made once, sent often. */
export async function compressAssets(folder: string): Promise<void> {
  const limit = pLimit(8);
  const files = await Array.fromAsync(glob('**/*.{js,mjs,css,svg,txt}', { cwd: folder }));
  await Promise.all(files.map((file) => limit(() => compressFile(join(folder, file)))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    brotli(content).then((compressed) => writeFile(`${path}.br`, compressed)),
    gzipped(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
