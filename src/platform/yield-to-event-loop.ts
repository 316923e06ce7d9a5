/** A page that is rendered meanwhile waits for as long at each of its queries. */
const maxWorkMs = 2;

let workingSince = performance.now();

/** Lets the event loop turn when this process has worked for some milliseconds; for long loops, at each step. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - workingSince < maxWorkMs) return;
  await new Promise((resolve) => setImmediate(resolve));
  workingSince = performance.now();
}
