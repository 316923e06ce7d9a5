import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { type PictureTask, runPictureTask } from './picture-task.ts';

/** Runs picture tasks one after the other for the process that started it. */

/** A picture of 50 million pixels takes some 400 MB. */
const maxBytes = 1024 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);
// Leaves the processor to visitors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('disconnect', () => process.exit());
process.on('message', async (task: PictureTask) => {
  // Drawing runs in a thread of the library, so this one is free to watch.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  }, 20);
  try {
    process.send!({ result: await runPictureTask(task) });
  } catch (error) {
    process.send!({ error: (error as Error).message });
  } finally {
    clearInterval(watch);
  }
});
