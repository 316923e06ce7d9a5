import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { secondMs } from '#values/durations.ts';
import { type ChildAnswer, type ChildTask, runPictureTask } from './picture-task.ts';

/** Runs picture tasks one after the other for the process that started it. */

/** A picture of 50 million pixels takes some 400 MB. */
const maxBytes = 1024 * 1024 * 1024;
/** A proper picture takes a second at most on one slow core. */
const usualProcessorMs = 10 * secondMs;

sharp.cache(false);
sharp.concurrency(1);
// Leaves the processor to visitors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('disconnect', () => process.exit());
process.on('message', async ({ task, maxProcessorMs = usualProcessorMs }: ChildTask) => {
  // Processor time, as a busy machine takes long for any picture.
  const start = process.cpuUsage();
  const processorMs = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  // Drawing runs in a thread of the library, so this one is free to watch.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) end('memory');
    else if (processorMs() > maxProcessorMs) end('time');
  }, 20);
  try {
    answer({ result: await runPictureTask(task) });
  } catch (error) {
    answer({ error: (error as Error).message });
  } finally {
    clearInterval(watch);
  }
});

function answer(what: ChildAnswer, onSent = (): void => {}): void {
  process.send!(what, onSent);
}

/** Nothing else stops a thread of the library. */
const end = (tooMuch: 'time' | 'memory'): void => answer({ tooMuch }, () => process.kill(process.pid, 'SIGKILL'));
