import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { signalProcess } from './server-processes.ts';

test('signals a process that has ended since, without an error', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  expect(() => signalProcess(ended.pid!, 'SIGQUIT')).not.toThrow();
  expect(() => signalProcess(process.pid, 'SIGNONE' as NodeJS.Signals)).toThrow('Unknown signal');
});
