import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../scripts/project-root.ts';
import { checkOut, type RunningShop, startShop } from './compare/running-shop.ts';
import { type Row, rowsOf } from './compare/shop-rows.ts';

/**
 * npm run bench:compare COMMIT [COMMIT]: the shop of a commit beside that of the last commit here (or of a second one), both
 * with the demo, asked the same rows in turns. Each row says the processor time of an answer of both, of Node and of
 * PostgreSQL, and their ratio, which is steady where requests a second are not; above 1.10 it is named. `BENCH_ROWS` is a regular
 * expression of the rows' names, when only some of them matter, and `BENCH_PORT` the first of the two ports. Linux only.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_SECONDS ?? 1.5) * 1000;
const wanted = new RegExp(process.env.BENCH_ROWS ?? '');
const port = Number(process.env.BENCH_PORT ?? 4301);
const visitors = 4;
const worth = 1.1;
/** Of two seconds: the queue of jobs looks for some now and then. */
const idleMs = 200;
const maxLooks = 60;

const [before, now = 'HEAD'] = process.argv.slice(2);
if (!before) {
  console.error('Usage: npm run bench:compare -- COMMIT [COMMIT]');
  process.exit(1);
}
const hashOf = (commit: string): string =>
  execFileSync('git', ['rev-parse', '--short=8', `${commit}^{commit}`], { cwd: projectRoot, encoding: 'utf8' }).trim();

interface Side {
  readonly commit: string;
  readonly shop: RunningShop;
  readonly rows: readonly Row[];
}

async function open(commit: string, port: number): Promise<Side> {
  const folder = join(projectRoot, 'var/compare', commit);
  checkOut(commit, folder, projectRoot);
  const shop = await startShop(folder, port);
  return { commit, shop, rows: await rowsOf(shop) };
}

/** Waits until the shops have nothing to do any more: what follows a start would count for the first rows. */
async function waitUntilIdle(shops: readonly RunningShop[]): Promise<void> {
  for (const { processorTime } of shops)
    for (let looks = 0, busy = Infinity; busy > idleMs && looks < maxLooks; looks += 1) {
      const from = processorTime();
      await sleep(2000);
      const to = processorTime();
      busy = to.node - from.node + to.postgres - from.postgres;
    }
}

interface Spent {
  answers: number;
  node: number;
  postgres: number;
}

/** Some visitors ask without a pause, for the time of a round. */
async function askForAWhile({ shop }: Side, { ask, most = Infinity, jobsMs = 0 }: Row, spent: Spent): Promise<void> {
  const from = shop.processorTime();
  const until = performance.now() + roundMs;
  let left = most;
  const visit = async (): Promise<void> => {
    while (performance.now() < until && left > 0) {
      left -= 1;
      await ask(spent.answers);
      spent.answers += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  await sleep(jobsMs);
  const to = shop.processorTime();
  spent.node += to.node - from.node;
  spent.postgres += to.postgres - from.postgres;
}

const named: string[] = [];

/** Prints a row of the table, and remembers one that costs more than it did. */
function print(name: string, [then, today]: readonly number[], unit: string, details = ''): void {
  const ratio = today! / then!;
  if (ratio > worth) named.push(`${name}: ${ratio.toFixed(2)}`);
  console.log(
    `${name.padEnd(36)}${then!.toFixed(2).padStart(8)}${today!.toFixed(2).padStart(8)} ${unit.padEnd(3)}  ratio ${ratio.toFixed(2)}${details}`,
  );
}

const sides = [await open(hashOf(before), port), await open(hashOf(now), port + 1)] as const;
await waitUntilIdle(sides.map(({ shop }) => shop));
console.log(`Processor time of an answer: ${sides.map(({ commit }) => commit).join(', then ')}`);
for (const [at, { name }] of sides[0].rows.entries()) {
  if (!wanted.test(name)) continue;
  const spent = sides.map((): Spent => ({ answers: 0, node: 0, postgres: 0 }));
  for (const side of sides) await askForAWhile(side, side.rows[at]!, { answers: 0, node: 0, postgres: 0 });
  // Who is asked first changes, so that what warms up or tires the machine is the same for both.
  for (let round = 0; round < rounds; round += 1)
    for (const turn of round % 2 ? [1, 0] : [0, 1])
      await askForAWhile(sides[turn]!, sides[turn]!.rows[at]!, spent[turn]!);
  const per = (of: (one: Spent) => number): number[] => spent.map((one) => of(one) / one.answers);
  const parts = [per(({ node }) => node), per(({ postgres }) => postgres)].map((all) =>
    all.map((ms) => ms.toFixed(2)).join(' → '),
  );
  print(
    name,
    per(({ node, postgres }) => node + postgres),
    'ms',
    `   Node ${parts[0]}, PostgreSQL ${parts[1]}`,
  );
}
print(
  'memory of Node',
  sides.map(({ shop }) => shop.memory()),
  'MB',
);
print(
  'next start until ready',
  sides.map(({ shop }) => shop.readySeconds),
  's',
);
console.log(
  named.length > 0 ? `\nMore than ${worth} of before: ${named.join('; ')}` : `\nNothing above ${worth} of before`,
);
for (const { shop } of sides) await shop.stop();
