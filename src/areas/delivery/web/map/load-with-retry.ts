const retryDelaysMs = [1000, 3000];

/** Loads, and tries again twice after a failure, a little later each time. Rejects with the last failure. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Loaded> {
  for (const delay of retryDelaysMs)
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  return load();
}
