import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report to count; without one the step is a single test that its exit code decides. */
  readonly report?: { readonly file: string; readonly count: (report: string) => Count };
}

const root = fileURLToPath(new URL('..', import.meta.url));
// First on the path also when npm did not start this: the tools shall run on the pinned Node.
const programs = join(root, 'node_modules/.bin');
const reports = join(root, 'test-results');

const vitest = (name: string, database: string, words: readonly string[]): Step => ({
  name,
  command: [
    'vitest',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${database}.json`)}`,
  ],
  env: { TEST_DATABASE: database },
  report: { file: join(reports, `${database}.json`), count: countVitest },
});

const STEPS: readonly Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Format', command: ['oxfmt', '--check'] },
  { name: 'Lint', command: ['oxlint'] },
  { name: 'Imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'Unused code', command: ['knip', '--no-progress'] },
  vitest('Unit and API tests on the embedded database', 'embedded', ['run']),
  vitest('Those that need a database, on a PostgreSQL server', 'server', [
    'related',
    '--run',
    'src/platform/database/test-database.ts',
  ]),
  {
    name: 'Browser',
    command: ['playwright', 'test'],
    report: { file: join(reports, 'browser.json'), count: countPlaywright },
  },
];

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

function run([command = '', ...words]: readonly string[], env: Step['env'] = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(programs, command), words, {
      cwd: root,
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
  const { passed, failed } = count(readFileSync(file, 'utf8'));
  const isSound = passed > 0 && (succeeded || failed > 0);
  return { passed, failed: isSound ? failed : failed + 1 };
}

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
