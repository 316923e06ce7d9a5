import { execFile } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/start-error.ts';

const NOBODY = 65534;
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const run = promisify(execFile);

/**
 * The words to put before a PostgreSQL program that works in `folder`: none for an ordinary named user. PostgreSQL refuses
 * root, so root runs it in a user namespace of its own or, where that is refused (containers), as the user nobody, who
 * then may still pass through closed folders. Hands the folder to that user. Throws `StartError` when neither works.
 */
export async function unprivilegedPrefix(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return await nameUser([]);
  const owner = (await stat(folder)).uid;
  if (owner !== 0 && owner !== NOBODY) return await nameUser(await asUser(owner));
  if (await works(NAMESPACE)) {
    await handOver(folder, 0);
    return NAMESPACE;
  }
  const prefix = await asUser(NOBODY);
  await handOver(folder, NOBODY);
  return prefix;
}

// initdb refuses a user without a name, as containers often have; inside a namespace it is called nobody.
async function nameUser(prefix: string[]): Promise<string[]> {
  const isNamed = await succeeds([...prefix, 'id', '-un']);
  const named = [...prefix, ...NAMESPACE];
  return !isNamed && (await works(named)) ? named : prefix;
}

async function asUser(id: number): Promise<string[]> {
  const passClosedFolders = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
  for (const candidate of [[...prefix, ...passClosedFolders], prefix]) if (await works(candidate)) return candidate;
  throw new StartError(
    'PostgreSQL does not run as root, and "unshare" and "setpriv" do not work here: start as an ordinary user.',
  );
}

const works = (prefix: readonly string[]): Promise<boolean> => succeeds([...prefix, 'true']);

async function succeeds([command = '', ...words]: readonly string[]): Promise<boolean> {
  return await run(command, words).then(
    () => true,
    () => false,
  );
}

async function handOver(folder: string, user: number): Promise<void> {
  if ((await stat(folder)).uid === user) return;
  const inside = await readdir(folder, { recursive: true });
  await Promise.all(inside.map((name) => lchown(join(folder, name), user, user)));
  // The folder itself last: its owner tells whether the whole was handed over.
  await lchown(folder, user, user);
}
