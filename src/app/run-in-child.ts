import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '#platform/start-error.ts';

/** These scripts make much that lives shortly: with more room for it, collecting garbage takes half as long. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * Runs a script of the shop in a process of its own, so that the memory it needed is returned when it ends; `task` is
 * sent to it as a message. Throws `StartError` if the script fails, which has then said why.
 */
export async function runInChild(script: URL, task: object = {}): Promise<void> {
  const child = fork(fileURLToPath(script), { execArgv });
  child.send(task);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new StartError(`${basename(script.pathname)} failed (${code ?? signal}).`);
}

/** Called by such a script: receives its task. The process ends with the one that started it. */
export async function receiveTask<Task>(): Promise<Task> {
  process.once('disconnect', () => process.exit());
  // Whoever read the progress may end earlier, such as a pager; an error that nobody catches would end this with a stack.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const [task] = (await once(process, 'message')) as [Task];
  process.channel!.unref();
  return task;
}
