import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Root may start a shop that an ordinary user set up; what it makes there must not lock that user out. */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}
