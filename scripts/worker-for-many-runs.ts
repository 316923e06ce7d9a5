import {
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (message: unknown) => void;

/** How many runs a worker serves, so that what a change leaves behind in its modules does not stay for long. */
const maxRuns = 20;

interface Idle {
  readonly worker: ThreadsPoolWorker;
  readonly runs: number;
}

const idle = new Map<string, Idle>();

/**
 * A worker thread that outlives its run: Vitest ends its workers after each run, and loading the server's modules again takes
 * most of the time that a change costs. The files of tests are evaluated anew in each run, by Vitest itself.
 */
class WorkerForManyRuns implements PoolWorker {
  readonly name = 'kept';
  readonly #project: string;
  readonly #worker: ThreadsPoolWorker;
  readonly #runs: number;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #mayBeKept = false;

  constructor(options: PoolOptions) {
    this.#project = options.project.name;
    const kept = idle.get(this.#project);
    idle.delete(this.#project);
    this.#worker = kept?.worker ?? new ThreadsPoolWorker(options);
    this.#runs = (kept?.runs ?? 0) + 1;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#worker.off(event, listener);
  }

  /** A worker that is asked to stop says so, and waits for the next run; one that is stopped by force is ended. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.#runs >= maxRuns) return this.#worker.send(message);
    this.#mayBeKept = true;
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }

  async start(): Promise<void> {
    if (this.#runs === 1) await this.#worker.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#worker.off(event, listener);
    if (!this.#mayBeKept) return this.#worker.stop();
    idle.set(this.#project, { worker: this.#worker, runs: this.#runs });
  }

  deserialize(data: unknown): unknown {
    return this.#worker.deserialize(data);
  }
}

export const workersForManyRuns: PoolRunnerInitializer = {
  name: 'kept',
  createPoolWorker: (options) => new WorkerForManyRuns(options),
};
