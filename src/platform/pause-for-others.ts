const maxWorkMs = 5;

let workedSince = performance.now();

/** Lets the process answer others when it has worked for some milliseconds; long loops call it in between. */
export async function pauseForOthers(): Promise<void> {
  if (performance.now() - workedSince < maxWorkMs) return;
  await new Promise((resolve) => setImmediate(resolve));
  workedSince = performance.now();
}
