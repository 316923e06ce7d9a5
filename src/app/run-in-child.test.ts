import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('lets a child work on when nobody reads its progress any more', async () => {
  const script = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { receiveTask } from ${JSON.stringify(new URL('run-in-child.ts', import.meta.url).href)};
    await receiveTask();
    for (let step = 0; step < 3; step += 1) {
      console.log('step');
      await sleep(10);
    }
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout!.destroy();
  child.send({});
  const errors = text(child.stderr!);
  const [code] = (await once(child, 'exit')) as [number];
  expect(await errors).toBe('');
  expect(code).toBe(7);
});
