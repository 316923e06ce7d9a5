/** Goes on without waiting for the work; what it throws is the page's error, which the global handlers tell and report. */
export function runInBackground(work: Promise<unknown> | void): void {
  Promise.resolve(work).catch((error) => reportError(error));
}
