import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * The tests whose outcome depends on the PostgreSQL server, its SQL or the driver's connection to it, by the reason. `npm test`
 * runs them on an installed server too; the embedded database, which is a PostgreSQL of one version, answers all others alike.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'connections, their pool, time limits and outages': ['connection-pool', 'database', 'describe-error'],
  'databases made from a template': ['test-database'],
  notices: ['change-notices'],
  'the job queue, which has SQL of its own': ['jobs'],
  'locks of rows, and advisory ones': [
    'lock-stock',
    'order-stock',
    'slot-capacity',
    'take-number',
    'unpaid-order-limits',
  ],
  'conflicts of versions, and statements that several connections run at once': ['basket', 'sessions'],
  'hot statements, prepared by name, and their plans': ['order-statements', 'order-queries'],
  'statements of many rows, as an import writes them': ['import-catalogue', 'kits-import'],
  'COPY, and migrations of older data': ['backup'],
  'text search in SQL': ['search-with-engine'],
  'order and time zone of the server': ['list-orders', 'issuing'],
};

/** The files of `reasons`; each name must be that of one test, so that none is lost when it moves. */
export function findServerTests(): string[] {
  const tests = globSync(['src/**/*.test.ts', 'packages/**/*.test.ts'], { cwd: projectRoot });
  return Object.values(reasons)
    .flat()
    .map((name) => {
      const found = tests.filter((test) => basename(test) === `${name}.test.ts`);
      if (found.length !== 1) throw new Error(`${found.length} tests are called ${name}.test.ts: ${found.join(', ')}`);
      return found[0]!;
    });
}

// Whole processes and pages behave the same on any database, and the package starts a server of its own.
const testsWholeProcesses = /^(?:src\/(?:app|entry)|packages)\//;

/**
 * What runs no statement that the others do not run too: floods of calls, hashed passwords, the texts of mails,
 * queries that are read in the process, and stories made up at random, which repeat the same calls a hundred times.
 */
const repeatsStatements =
  /\/(?:account-abuse|account-mails|delivery-prices|financing-attacks|hostile-lists|key-figures|network-limits|order-mails|order-sums|order-transitions|password-[\w-]+|payment-events|provider-events|return-mails|search|search-rules|unpaid-order-limits-over-http)\.test\.ts$/;

/** Whether `npm run test:all` runs this test, which uses a database, on a server too. */
export const isWorthRepeating = (test: string): boolean =>
  (!testsWholeProcesses.test(test) && !repeatsStatements.test(test)) || test.includes('/backup/');
