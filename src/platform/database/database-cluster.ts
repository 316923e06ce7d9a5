import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/start-error.ts';
import type { DatabaseFolder } from './database-folder.ts';

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
  const { stdout } = await complainIfFails(prefix, initdb, ['--version']);
  return Number(/\d+/.exec(stdout)?.[0]);
}

// Made beside its place and moved there whole, so that an interrupted start leaves no half-made cluster behind.
async function initialise(folder: DatabaseFolder, prefix: readonly string[], initdb: string, version: number): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const words = ['-D', unfinished, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', ...localeArguments(version)];
  await complainIfFails(prefix, initdb, words);
  await rename(unfinished, folder.cluster);
}

// The same order on every machine. With a character type of plain C, pg_trgm drops ñ and ç.
const localeArguments = (version: number): string[] =>
  version < 17
    ? ['--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'];

async function complainIfFails(
  prefix: readonly string[],
  program: string,
  words: readonly string[],
): Promise<{ stdout: string }> {
  const [command = program, ...rest] = [...prefix, program, ...words];
  try {
    return await run(command, rest, { env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' } });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new StartError(`PostgreSQL could not create its database: ${(stderr || message).trim().split('\n').at(-1)}`);
  }
}
