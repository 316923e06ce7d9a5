import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { secondMs } from '#values/durations.ts';
import type { ChildAnswer, ChildTask, PictureResult, PictureTask } from './picture-task.ts';

/** The picture takes more time or memory to draw than any proper one. */
export class PictureTooComplexError extends Error {
  constructor(limit: 'time' | 'memory') {
    super(`the picture takes too ${limit === 'time' ? 'long' : 'much memory'} to draw`);
  }
}

const main = fileURLToPath(new URL('drawing-child.ts', import.meta.url));
/** A quiet shop has no process for pictures. */
const maxIdleMs = 30 * secondMs;

/**
 * A process that draws. SVG can express drawings that take for ever, and nothing stops the library from within: beyond the
 * time or memory limit the process is killed, and another is started for the next picture.
 */
export class DrawingProcess {
  readonly #child: ChildProcess;
  #idleTimer: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor() {
    // It handles untrusted files, so it gets none of the shop's settings.
    const env = { PATH: process.env['PATH'] };
    this.#child = fork(main, { env, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    const end = (): void => {
      this.isAlive = false;
    };
    this.#child.once('exit', end).once('error', end);
  }

  /**
   * Runs one task until `limit`, whose reason it then throws; not to be called before the last one has ended. Throws
   * `PictureTooComplexError`.
   */
  async run<Task extends PictureTask>(
    { task, maxProcessorMs }: ChildTask & { readonly task: Task },
    limit: AbortSignal,
  ): Promise<PictureResult<Task>> {
    clearTimeout(this.#idleTimer);
    this.#keepsProcessOpen(true);
    const kill = (): boolean => this.#child.kill('SIGKILL');
    limit.addEventListener('abort', kill);
    try {
      return (await this.#answerTo({ task, maxProcessorMs }, limit)) as PictureResult<Task>;
    } finally {
      limit.removeEventListener('abort', kill);
      this.#keepsProcessOpen(false);
      this.#idleTimer = setTimeout(() => this.#end(), maxIdleMs).unref();
    }
  }

  #answerTo(sent: ChildTask, limit: AbortSignal): Promise<PictureResult<PictureTask>> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void): void => {
        child.off('message', onMessage).off('exit', onExit).off('error', reject);
        settled();
      };
      const onMessage = (answer: ChildAnswer): void =>
        settle(() => {
          if ('tooMuch' in answer) {
            this.isAlive = false;
            reject(new PictureTooComplexError(answer.tooMuch));
          } else if ('error' in answer) reject(new Error(answer.error));
          // Bytes arrive as a plain array.
          else resolve(answer.result instanceof Uint8Array ? Buffer.from(answer.result) : answer.result);
        });
      // Where there is too little memory, the system may end it first.
      const onExit = (): void =>
        settle(() => reject(limit.aborted ? limit.reason : new PictureTooComplexError('memory')));
      child.once('message', onMessage).once('exit', onExit).once('error', reject);
      child.send(sent, (error) => error && settle(() => reject(error)));
    });
  }

  #end(): void {
    this.isAlive = false;
    if (this.#child.connected) this.#child.disconnect();
  }

  /** Whether the child keeps this process from ending: only while it works. */
  #keepsProcessOpen(keeps: boolean): void {
    if (keeps) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}
