import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/start-error.ts';
import type { DatabaseFolder } from './database-folder.ts';
import { runUnlessStopped } from './run-unless-stopped.ts';

interface ClusterOptions {
  readonly folder: DatabaseFolder;
  readonly prefix: readonly string[];
  readonly initdb: string;
  readonly log: (line: string) => void;
}

const run = promisify(execFile);

/** Makes the cluster unless it is there. Throws `StartError` when it is of another PostgreSQL or cannot be made. */
export async function createCluster({ folder, prefix, initdb, log }: ClusterOptions): Promise<void> {
  const version = await majorVersion(prefix, initdb);
  const existing = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (existing === undefined) {
    log('Creating the database …');
    await initialise(folder, prefix, initdb, version);
  } else if (Number(existing) !== version) {
    throw new StartError(
      `The database in ${folder.cluster} is of PostgreSQL ${existing.trim()}, the shop runs ${version}: see docs/decisions.`,
    );
  }
}

async function majorVersion(prefix: readonly string[], initdb: string): Promise<number> {
  const [command = initdb, ...words] = [...prefix, initdb, '--version'];
  const env = { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' };
  const { stdout } = await run(command, words, { env }).catch((error: { stderr?: string; message: string }) =>
    refuse(error.stderr || error.message),
  );
  return Number(/\d+/.exec(stdout)?.[0]);
}

// Made beside its place and moved there whole, so that an interrupted start leaves no half-made cluster behind.
async function initialise(
  folder: DatabaseFolder,
  prefix: readonly string[],
  initdb: string,
  version: number,
): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const [command = initdb, ...before] = [...prefix, initdb];
  const words = ['-D', unfinished, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', ...localeArguments(version)];
  const { isWell, complaint } = await runUnlessStopped(command, [...before, ...words]);
  if (!isWell) refuse(complaint);
  await rename(unfinished, folder.cluster);
}

// The same order on every machine. With a character type of plain C, pg_trgm drops ñ and ç.
const localeArguments = (version: number): string[] =>
  version < 17
    ? ['--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'];

function refuse(complaint: string): never {
  throw new StartError(`PostgreSQL could not create its database: ${complaint.trim().split('\n').at(-1)}`);
}
