import { systemClock } from '#values/clock.ts';
import { StartError } from '#platform/start-error.ts';
import { loadDemoShop } from '#demo/load/load-demo-shop.ts';
import type { Command } from './command.ts';

export const demoLoad: Command = {
  name: 'demo load',
  usage: `[--products N]
      fills an empty catalogue with the demo shop's, for benchmarks with N products`,
  takes: [0, 0],
  creates: 'always',
  async run({ config, connection, actor }, _args, options) {
    const products = options.products === undefined ? undefined : readCount(options.products);
    const target = { connection, dataDir: config.dataDir, clock: systemClock, actor, report: console.log };
    if (!(await loadDemoShop({ ...target, products })))
      throw new StartError('The catalogue is not empty: nothing was loaded.');
  },
};

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 100 || count > 100_000)
    throw new StartError(`--products is no whole number from 100 to 100000: ${text}`);
  return count;
}
