import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './project-root.ts';

interface Area {
  /** The folder whose code is changed, fault by fault. */
  readonly folder: string;
  /** The files of the folder that are changed; absent: all. */
  readonly files?: readonly string[];
  /** The folders whose tests must notice, or files of tests. */
  readonly tests: readonly string[];
}

const areas: Readonly<Record<string, Area>> = {
  pricing: { folder: 'src/areas/pricing', tests: ['src/areas/pricing'] },
  inventory: { folder: 'src/areas/inventory', tests: ['src/areas/inventory'] },
  orders: { folder: 'src/areas/orders/server', tests: ['src/areas/orders'] },
  // Parts of orders, for a quicker run.
  'orders-place': { folder: 'src/areas/orders/server/place', tests: ['src/areas/orders/server/place'] },
  'orders-status': {
    folder: 'src/areas/orders/server/status',
    tests: [
      'src/areas/orders/server/status',
      'src/areas/orders/server/guest-orders.test.ts',
      'src/areas/orders/server/order-mail*.test.ts',
      'src/areas/orders/server/place/slot-capacity.test.ts',
      'src/areas/orders/server/place/home-delivery.test.ts',
    ],
  },
  'orders-records': {
    folder: 'src/areas/orders/server/records',
    tests: [
      'src/areas/orders/server/records',
      'src/areas/orders/server/view',
      'src/areas/orders/server/returns',
      'src/areas/orders/server/status/change-status.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
    ],
  },
  'orders-view': {
    folder: 'src/areas/orders/server/view',
    tests: [
      'src/areas/orders/server/view',
      'src/areas/orders/server/place/order-contents.test.ts',
      'src/areas/orders/server/returns/withdraw.test.ts',
      'src/areas/orders/server/status/change-status.test.ts',
      'src/areas/orders/server/status/order-transitions.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
      'src/areas/orders/server/orders-pages.test.ts',
    ],
  },
  'orders-mails': {
    folder: 'src/areas/orders/server',
    files: ['order-mail*.ts'],
    tests: [
      'src/areas/orders/server/order-mail*.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
      'src/areas/orders/server/orders-pages.test.ts',
    ],
  },
  'orders-calls': {
    folder: 'src/areas/orders/server',
    files: ['order-invoices.ts', 'orders-routes.ts', 'orders.ts', 'orders-of-user.ts', 'repeat-order.ts'],
    tests: [
      'src/areas/orders/server/*.test.ts',
      'src/areas/invoices',
      'src/areas/orders/server/returns',
      'src/areas/orders/server/place/bad-order.test.ts',
      'src/areas/orders/server/status/release-order.test.ts',
      'src/areas/orders/server/view/reading-orders.test.ts',
    ],
  },
  'orders-returns': {
    folder: 'src/areas/orders/server/returns',
    tests: [
      'src/areas/orders/server/returns',
      'src/areas/invoices/server/corrective-documents.test.ts',
      'src/app/commands/orders.test.ts',
    ],
  },
  invoices: {
    folder: 'src/areas/invoices',
    // What is drawn where on a page is looked at, not tested.
    files: ['*facts.ts', 'document-queries.ts', 'invoices.ts', 'take-number.ts', 'invoice-limits.ts'],
    tests: ['src/areas/invoices', 'src/areas/orders/server/returns'],
  },
  payment: { folder: 'src/areas/payment', tests: ['src/areas/payment'] },
  settling: { folder: 'src/areas/settling', tests: ['src/areas/settling'] },
  'page-cache': { folder: 'src/platform/pages', tests: ['src/platform/pages'] },
};

const sources = ['*.ts', '*.tsx'];
const notMutated = ['*.test.ts', '*.fixture.ts', '*messages.*.ts', '*messages.ts', '*-tables.ts'];

const usage = `Usage: npm run mutation -- AREA [FILE …]
  AREA: ${Object.keys(areas).join(', ')}
  FILE: only these files of the area, such as price-basket.ts`;

/** Changes the code of an area in small ways and lists the changes that no test notices. Repeats only what has changed. */
function run(name: string | undefined, files: readonly string[]): void {
  const area = areas[name ?? ''];
  if (!name || !area) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const folder = join(projectRoot, 'test-results/mutation');
  mkdirSync(folder, { recursive: true });
  const within = (patterns: readonly string[]): string[] => patterns.map((pattern) => `${area.folder}/**/${pattern}`);
  const options = {
    mutate: [
      ...within(files.length > 0 ? files : (area.files ?? sources)),
      ...within(notMutated).map((pattern) => `!${pattern}`),
    ],
    testFiles: area.tests.map((tests) => (tests.endsWith('.test.ts') ? tests : `${tests}/**/*.test.ts`)),
  };
  // Stryker splits its lists at commas, so no pattern may contain one.
  const lists = Object.entries(options).flatMap(([option, values]) => [`--${option}`, values.join(',')]);
  const programs = join(projectRoot, 'node_modules/.bin');
  const child = spawn(
    join(programs, 'stryker'),
    ['run', '--incremental', '--incrementalFile', join(folder, `${name}.json`), ...lists],
    {
      cwd: projectRoot,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` },
      stdio: 'inherit',
    },
  );
  child.on('close', (status) => (process.exitCode = status ?? 1));
}

run(process.argv[2], process.argv.slice(3));
