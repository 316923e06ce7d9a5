import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Count, countPlaywright, countVitest, type KnownFlakyTest } from './count-tests.ts';
import { findDatabaseTests } from './find-database-tests.ts';
import { projectRoot } from './project-root.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report to count; without one the step is a single test, and its exit code the result. */
  readonly report?: { readonly file: string; readonly count: (report: string) => Count };
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
    report: { file, count: countVitest },
  };
};

const checks: readonly Step[] = [
  { name: 'Format', command: ['oxfmt', '--check'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint', command: ['oxlint'] },
  { name: 'Imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'Unused code', command: ['knip', '--no-progress'] },
];

// Whole processes and pages behave the same on any database, and the package starts a server of its own.
const testsWholeProcesses = /^(?:src\/(?:app|entry)|packages)\//;

/**
 * What runs no statement that the others do not run too: floods of calls, hashed passwords, the texts of mails,
 * queries that are read in the process, and stories made up at random, which repeat the same calls a hundred times.
 */
const repeatsStatements =
  /\/(?:account-abuse|account-mails|delivery-prices|financing-attacks|hostile-lists|key-figures|network-limits|order-mails|order-sums|order-transitions|password-[\w-]+|payment-events|provider-events|return-mails|search|search-rules|unpaid-order-limits-over-http)\.test\.ts$/;

const runsOnServer = (test: string): boolean => !testsWholeProcesses.test(test) && !repeatsStatements.test(test);

/** Everything, or with `--quick` what needs neither a database nor a browser. */
async function listSteps(isQuick: boolean): Promise<readonly Step[]> {
  const { withDatabase, withoutDatabase } = await findDatabaseTests();
  if (isQuick) return [...checks, vitest('Unit tests', 'none', withoutDatabase)];
  return [
    ...checks,
    vitest('Unit and API tests on the embedded database', 'embedded'),
    vitest('Those that use the database, on a PostgreSQL server', 'server', withDatabase.filter(runsOnServer)),
    {
      name: 'Browser',
      command: ['playwright', 'test'],
      report: { file: join(reports, 'browser.json'), count: (report) => countPlaywright(report, readKnownFlaky()) },
    },
  ];
}

const readKnownFlaky = (): KnownFlakyTest[] =>
  JSON.parse(readFileSync(join(projectRoot, 'e2e/known-flaky.json'), 'utf8')) as KnownFlakyTest[];

async function runStep({ name, command, env, report }: Step): Promise<Count> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const succeeded = await run(command, env);
  const count = report ? countReport(report, succeeded) : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  console.log(
    `── ${name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return count;
}

function run([command = '', ...args]: readonly string[], env: Step['env'] = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(programs, command), args, {
      cwd: projectRoot,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}`, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
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
let passed = 0;
let failed = 0;
const remarks: string[] = [];
for (const step of await listSteps(process.argv.includes('--quick'))) {
  const count = await runStep(step);
  passed += count.passed;
  failed += count.failed;
  remarks.push(...(count.remarks ?? []), ...(count.failed > 0 ? [`failed: ${step.name}`] : []));
}
// A run's output is long and often cut to its end, so that is where the failures are named.
for (const remark of remarks) console.error(remark);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
