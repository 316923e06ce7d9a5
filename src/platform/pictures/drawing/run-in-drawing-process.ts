import pLimit from 'p-limit';
import { secondMs } from '#values/durations.ts';
import { DrawingProcess } from './drawing-process.ts';
import type { PictureResult, PictureTask } from './picture-task.ts';

/** Two, so that one bad picture holds up no other. */
const maxProcesses = 2;

const limit = pLimit(maxProcesses);
let idle: DrawingProcess[] = [];

/** A proper picture takes a second at most on one slow core. */
const maxTaskMs = 10 * secondMs;

/**
 * Inspects or draws a picture in a process of its own, waiting for one of two. Throws `PictureTooComplexError` after ten
 * seconds, or at the end of `startLimit`, or beyond a gigabyte of memory.
 */
export const runInDrawingProcess = <Task extends PictureTask>(
  task: Task,
  startLimit: () => AbortSignal = () => AbortSignal.timeout(maxTaskMs),
): Promise<PictureResult<Task>> =>
  limit(async () => {
    idle = idle.filter(({ isAlive }) => isAlive);
    const process = idle.pop() ?? new DrawingProcess();
    try {
      return await process.run(task, startLimit());
    } finally {
      if (process.isAlive) idle.push(process);
    }
  });
