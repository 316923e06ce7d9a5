import { execFile } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const nobody = 65534;
const namespacePrefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
const run = promisify(execFile);

/**
 * The command to put before a PostgreSQL program that works in `folder`: none for an ordinary named user. PostgreSQL
 * refuses root, so root runs it in a user namespace or, where that is refused (containers), as the user nobody, who is then
 * allowed to pass through closed folders. Hands the folder to that user. Throws `EmbeddedPostgresError` if neither works.
 */
export async function findUnprivilegedPrefix(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return await ensureUserName([]);
  const owner = (await stat(folder)).uid;
  if (owner !== 0 && owner !== nobody) return await ensureUserName(await prefixForUser(owner));
  if (await works(namespacePrefix)) {
    await handOver(folder, 0);
    return namespacePrefix;
  }
  const prefix = await prefixForUser(nobody);
  await handOver(folder, nobody);
  return prefix;
}

// initdb refuses a user without a name, which containers often have; inside a namespace the user is called nobody.
async function ensureUserName(prefix: string[]): Promise<string[]> {
  const isNamed = await succeeds([...prefix, 'id', '-un']);
  const withNamespace = [...prefix, ...namespacePrefix];
  return !isNamed && (await works(withNamespace)) ? withNamespace : prefix;
}

async function prefixForUser(id: number): Promise<string[]> {
  const passClosedFolders = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
  for (const candidate of [[...prefix, ...passClosedFolders], prefix]) if (await works(candidate)) return candidate;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and "unshare" and "setpriv" do not work here: start as an ordinary user.',
  );
}

const works = (prefix: readonly string[]): Promise<boolean> => succeeds([...prefix, 'true']);

async function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  return await run(command, args).then(
    () => true,
    () => false,
  );
}

async function handOver(folder: string, user: number): Promise<void> {
  if ((await stat(folder)).uid === user) return;
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.map((name) => lchown(join(folder, name), user, user)));
  // The folder itself last: its owner shows whether everything in it was handed over.
  await lchown(folder, user, user);
}
