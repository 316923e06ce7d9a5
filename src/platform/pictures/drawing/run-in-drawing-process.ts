import pLimit from 'p-limit';
import { secondMs } from '#values/durations.ts';
import { DrawingProcess } from './drawing-process.ts';
import type { PictureResult, PictureTask } from './picture-task.ts';

/** Two, so that one bad picture holds up no other. */
const maxProcesses = 2;

const limit = pLimit(maxProcesses);
let idle: DrawingProcess[] = [];

/** By the clock, since a machine that is asleep or swaps gives no processor time to anything. */
const maxTaskMs = 120 * secondMs;

export interface DrawingLimits {
  /** Processor time of one picture; 10,000 by default. */
  readonly maxProcessorMs?: number;
  /** Called when a picture's turn comes; two minutes by default. */
  readonly startTimer?: () => AbortSignal;
}

/** Whether a picture was given up since the machine had no time for it, which says nothing about the picture. */
export const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Inspects or draws a picture in a process of its own, waiting for one of two. Throws `PictureTooComplexError` beyond ten
 * seconds of processor time or a gigabyte of memory, and an error that `isLate` after two minutes.
 */
export const runInDrawingProcess = <Task extends PictureTask>(
  task: Task,
  { maxProcessorMs, startTimer = () => AbortSignal.timeout(maxTaskMs) }: DrawingLimits = {},
): Promise<PictureResult<Task>> =>
  limit(async () => {
    idle = idle.filter(({ isAlive }) => isAlive);
    const process = idle.pop() ?? new DrawingProcess();
    try {
      return await process.run({ task, maxProcessorMs }, startTimer());
    } finally {
      if (process.isAlive) idle.push(process);
    }
  });
