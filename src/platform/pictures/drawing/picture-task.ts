import { drawPicture } from './draw-picture.ts';
import { type InspectedPicture, inspectPicture } from './inspect-picture.ts';
import type { PictureFormat, PictureSize } from './picture-sizes.ts';

/** Work on the content of one picture. */
export type PictureTask =
  | { readonly kind: 'inspect'; readonly content: Buffer }
  | {
      readonly kind: 'draw';
      readonly content: Buffer;
      readonly size: PictureSize;
      readonly format: PictureFormat | 'png';
    };

/** What the drawing process is sent: a task, and its processor time, ten seconds by default. */
export interface ChildTask {
  readonly task: PictureTask;
  readonly maxProcessorMs?: number;
}

/** What it answers: `tooMuch` is its last word. */
export type ChildAnswer =
  | { readonly result: InspectedPicture | Buffer | null }
  | { readonly error: string }
  | { readonly tooMuch: 'time' | 'memory' };

export type PictureResult<Task extends PictureTask> = Task extends { kind: 'inspect' }
  ? InspectedPicture
  : Buffer | null;

export const runPictureTask = (task: PictureTask): Promise<InspectedPicture | Buffer | null> =>
  task.kind === 'inspect' ? inspectPicture(task.content) : drawPicture(task.content, task.size, task.format);
