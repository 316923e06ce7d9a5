import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Count, countPlaywright, countVitest, type KnownFlakyTest } from './count-tests.ts';
import { findDatabaseTests } from './find-database-tests.ts';
import { processorSeconds } from './processor-time.ts';
import { projectRoot } from './project-root.ts';
import { findServerTests, isWorthRepeating } from './server-tests.ts';
import { type Duration, durationsOfPlaywright, durationsOfVitest, listSlowest } from './slowest-tests.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to show the output as it comes although there is no report. */
  readonly showsOutput?: boolean;
  /** The JSON report to read; without one the step is a single test, and its exit code the result. */
  readonly report?: {
    readonly file: string;
    readonly count: (report: string) => Count;
    readonly durations: (report: string) => readonly Duration[];
  };
}

// First on the path even when npm did not start this, so that the tools run on the pinned Node.
const programs = join(projectRoot, 'node_modules/.bin');
const reports = join(projectRoot, 'test-results');

const vitest = (name: string, database: 'embedded' | 'server' | 'none', files: readonly string[] = []): Step => {
  const file = join(reports, `${database}.json`);
  return {
    name,
    command: ['vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: { TEST_DATABASE: database },
    report: { file, count: countVitest, durations: durationsOfVitest },
  };
};

const checks: readonly Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'Imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'Lint', command: ['oxlint'] },
  {
    name: 'Promises',
    command: ['oxlint', '--type-aware', '-c', 'tools/promises.oxlintrc.json', 'src', 'packages', 'demo'],
  },
  { name: 'Format', command: ['oxfmt', '--check'] },
];

/** Installs, starts and updates a shop as the manual says. It shows which of its blocks are left out. */
const manuals: readonly Step[] = ['docs/operations/install.md', 'docs/your-own-shop.md'].map((manual) => ({
  name: manual,
  command: ['node', 'scripts/run-manual.ts', manual],
  showsOutput: true,
}));

/** The whole demo, and drawings beyond their limits, take some ten seconds each. */
const takesLong = /\/(?:build-catalogue|run-in-drawing-process)\.test\.ts$/;

const mode = process.argv.includes('--quick') ? 'quick' : process.argv.includes('--all') ? 'all' : 'once';

/** Everything once; `--quick`: what needs neither a database nor a browser, nor long; `--all`: also what is repeated or takes long. */
async function listSuites(): Promise<readonly [Step, ...Step[]]> {
  if (mode === 'quick') {
    const { withoutDatabase } = await findDatabaseTests();
    const quick = withoutDatabase.filter((test) => !takesLong.test(test));
    return [vitest('Unit tests', 'none', quick)];
  }
  const serverTests =
    mode === 'all' ? (await findDatabaseTests()).withDatabase.filter(isWorthRepeating) : findServerTests();
  return [
    vitest('Unit and API tests on the embedded database', 'embedded'),
    vitest('Those that depend on the database, on a PostgreSQL server', 'server', serverTests),
    {
      name: 'Browser',
      command: ['playwright', 'test'],
      report: {
        file: join(reports, 'browser.json'),
        count: (report) => countPlaywright(report, readKnownFlaky()),
        durations: durationsOfPlaywright,
      },
    },
    ...(mode === 'all' ? manuals : []),
  ];
}

const readKnownFlaky = (): KnownFlakyTest[] =>
  JSON.parse(readFileSync(join(projectRoot, 'e2e/known-flaky.json'), 'utf8')) as KnownFlakyTest[];

interface Result extends Count {
  readonly name: string;
  readonly durations: readonly Duration[];
}

async function runStep({ name, command, env, report, showsOutput = report !== undefined }: Step): Promise<Result> {
  const started = Date.now();
  const workedBefore = processorSeconds();
  if (showsOutput) console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const { succeeded, output } = await run(command, env, showsOutput);
  const count = report ? countReport(report, succeeded) : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!succeeded && output) console.log(`\n── ${name}\n${output}`);
  // Of steps that run at the same time nobody can tell whose it was: the first suite's is its own and the checks'.
  const worked =
    report && workedBefore !== null ? `, processor ${(processorSeconds()! - workedBefore).toFixed(1)} s` : '';
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s${worked}`);
  const durations = report && existsSync(report.file) ? report.durations(readFileSync(report.file, 'utf8')) : [];
  return { name, ...count, durations };
}

/** Runs a program: with its output as it comes, or else returned, so that several at once do not mix theirs. */
function run(
  [command = '', ...args]: readonly string[],
  env: Step['env'] = {},
  showsOutput: boolean,
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(programs, command), args, {
      cwd: projectRoot,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}`, ...env },
      stdio: ['ignore', showsOutput ? 'inherit' : 'pipe', showsOutput ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', ({ message }) => resolve({ succeeded: false, output: message }));
    child.on('close', (status) => resolve({ succeeded: status === 0, output }));
  });
}

// A suite that crashed, or found nothing to run, must not look like one that passed.
function countReport({ file, count }: NonNullable<Step['report']>, succeeded: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counted = count(readFileSync(file, 'utf8'));
  const isSound = counted.passed > 0 && (succeeded || counted.failed > 0);
  return isSound ? counted : { ...counted, failed: counted.failed + 1 };
}

mkdirSync(reports, { recursive: true });
// The browser's tests read it: they go through second widths and languages only then.
if (mode === 'all') process.env['TEST_ALL'] = '1';
else delete process.env['TEST_ALL'];
// The checks use what the first suite leaves of the processor: its modules are loaded for a minute, mostly on one core.
const checking = checks.map(runStep);
const [first, ...others] = await listSuites();
const results = await Promise.all([...checking, runStep(first)]);
for (const suite of others) results.push(await runStep(suite));

const slowest = listSlowest(results.flatMap(({ durations }) => durations));
if (slowest.length > 0) console.log(`\nThe ten slowest test files:\n${slowest.join('\n')}`);
// A run's output is long and often cut to its end, so that is where the failures are named.
for (const { name, failed, remarks = [] } of results)
  for (const remark of [...remarks, ...(failed > 0 ? [`failed: ${name}`] : [])]) console.error(remark);
const sumOf = (of: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((sum, { [of]: count = 0 }) => sum + count, 0);
const skipped = sumOf('skipped');
if (skipped > 0) console.log(`\n${skipped} skipped`);
// Programs read this line.
console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed`);
process.exitCode = sumOf('failed') > 0 || sumOf('passed') === 0 ? 1 : 0;
