/**
 * The workers of one kind of job in this process. A notice of a new job wakes one that is free, and each that finds a job
 * wakes the next, since there may be more: all of them looked before, and a mail cost the database six looks for a job.
 */
export class JobWorkers {
  readonly #wake: (worker: string) => void;
  readonly #workers: string[] = [];
  readonly #busy = new Set<string>();

  constructor(wake: (worker: string) => void) {
    this.#wake = wake;
  }

  add(worker: string): void {
    this.#workers.push(worker);
  }

  /** There may be a job: when all are busy, each looks again after its own. */
  wakeOne(): void {
    const free = this.#workers.find((worker) => !this.#busy.has(worker));
    if (free !== undefined) this.#wake(free);
  }

  /** A worker has found a job. */
  begin(worker: string): void {
    this.#busy.add(worker);
    this.wakeOne();
  }

  /** It has done it, and looks again at once rather than at the next poll. */
  end(worker: string): void {
    this.#busy.delete(worker);
    this.#wake(worker);
  }
}
