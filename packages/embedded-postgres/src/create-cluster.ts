import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { runInterruptible } from './run-interruptible.ts';
import { clusterFolder, type ServerFolder } from './server-folder.ts';
import { serverEnvironment } from './supervisor.ts';

interface ClusterOptions {
  readonly folder: ServerFolder;
  readonly prefix: readonly string[];
  readonly initdb: string;
  readonly user: string;
  readonly log: (line: string) => void;
}

const run = promisify(execFile);

const versionFile = 'PG_VERSION';

/** Whether a folder has a cluster that was started before; nothing is created. */
export const existsEmbeddedPostgres = (folder: string): boolean => existsSync(join(clusterFolder(folder), versionFile));

/**
 * Creates the cluster unless it exists. Throws `EmbeddedPostgresError` when it belongs to another major version of
 * PostgreSQL or cannot be created.
 */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { folder, prefix, initdb, log } = options;
  const version = await readMajorVersion(prefix, initdb);
  const existing = await readFile(join(folder.cluster, versionFile), 'utf8').catch(() => undefined);
  if (existing === undefined) {
    log('Creating the database …');
    await initialise(options, version);
  } else if (Number(existing) !== version) {
    throw new EmbeddedPostgresError(
      `The database in ${folder.cluster} is of PostgreSQL ${existing.trim()}, this is ${version}: export it with the old one.`,
    );
  }
}

async function readMajorVersion(prefix: readonly string[], initdb: string): Promise<number> {
  const [command = initdb, ...args] = [...prefix, initdb, '--version'];
  const { stdout } = await run(command, args, { env: serverEnvironment() }).catch(
    (error: { stderr?: string; message: string }) => fail(error.stderr || error.message),
  );
  return Number(/\d+/.exec(stdout)?.[0]);
}

// Created beside its place and then moved there, so that an interrupted start leaves no half-made cluster.
async function initialise({ folder, prefix, initdb, user }: ClusterOptions, version: number): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const [command = initdb, ...before] = [...prefix, initdb];
  const args = ['-D', unfinished, '-U', user, '-A', 'trust', '-E', 'UTF8', ...localeArguments(version)];
  const { succeeded, stderr } = await runInterruptible(command, [...before, ...args]);
  if (!succeeded) fail(stderr);
  await rename(unfinished, folder.cluster);
}

// The same order on every machine. With a character type of plain C, pg_trgm drops ñ and ç.
const localeArguments = (version: number): string[] =>
  version < 17
    ? ['--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'];

function fail(stderr: string): never {
  const lines = stderr.trim().split('\n');
  throw new EmbeddedPostgresError(`PostgreSQL could not create its database: ${findReason(lines) ?? lines.at(-1)}`);
}

/** The last line in which a program of PostgreSQL says why it ended; not that it refused a connection meanwhile. */
export const findReason = (lines: readonly string[]): string | undefined =>
  lines.findLast((line) => /FATAL|PANIC|error:/.test(line) && !line.includes('the database system is '));
