/**
 * Reports what the page throws and nobody catches, to the shop itself (docs/decisions/error-reports.md). Returns the function
 * that reports an error that was caught.
 */
export function watchErrors(release: string): (error: unknown) => void {
  const send = async (thrown: unknown): Promise<void> => {
    try {
      const { reportError } = await import('./report-error.ts');
      await reportError(thrown, release);
    } catch {
      // A report that fails must not cause another.
    }
  };
  const report = (thrown: unknown): void => void send(thrown);
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
