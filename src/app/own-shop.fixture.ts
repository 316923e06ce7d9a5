import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Writes the data of a shop that production takes: the demo's with a tax number and an account of its own. Answers the folder. */
export async function makeOwnShop(folder: string): Promise<string> {
  await cp(inject('shopDir'), folder, { recursive: true });
  const file = join(folder, 'shop.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('B00000000', 'B12345674').replace('ES91 2100 0418 4502 0005 1332', 'ES79 2100 0813 6101 2345 6789'),
  );
  return folder;
}
