import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { processorSeconds } from './processor-time.ts';

const busy = 'const end = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < end);';

test.runIf(process.platform === 'linux')(
  'counts what a child and its own child have worked, not what they waited',
  () => {
    const before = processorSeconds()!;
    const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    spawnSync(process.execPath, ['-e', nested]);
    const worked = processorSeconds()! - before;
    expect(worked).toBeGreaterThanOrEqual(0.09);
    spawnSync('sleep', ['0.5']);
    expect(processorSeconds()! - before - worked).toBeLessThan(0.1);
  },
);
