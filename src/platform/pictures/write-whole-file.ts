import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file so that it is never found half-written, even when the same one is written several times at once. */
export async function writeWholeFile(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    // What a full disk took of it would take up the space until somebody finds it.
    await rm(draft, { force: true });
    throw error;
  }
}
