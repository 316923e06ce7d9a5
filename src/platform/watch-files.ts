interface WatchOptions {
  /** Reads what has changed; never overlaps with itself. */
  readonly refresh: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Looks every two seconds whether the shop's files have changed: unlike notices of the file system, it works on any disk. */
export function watchFiles({ refresh, onError, everyMs = 2000 }: WatchOptions): { stop(): void } {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void refresh()
      .catch(onError)
      .finally(() => (isRunning = false));
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
