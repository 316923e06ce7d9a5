import { cleanPath } from '#values/clean-address.ts';
import { errorReportPath } from '#values/error-report.ts';
import { CriticalError } from './api-client.ts';
import { runInBackground } from './run-in-background.ts';

const maxReports = 5;
const reported = new Set<string>();

/** Reports what the page throws and nobody catches, to the shop itself (docs/decisions/error-reports.md). */
export function watchErrors(release: string): void {
  window.addEventListener('error', ({ error }) => report(error, release));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, release));
}

/** Sends the error's type, text and stack, and the path of the page without what is personal. */
function report(error: unknown, release: string): void {
  // The server has logged its own failures, and an outage is none of the page's.
  if (!(error instanceof Error) || error instanceof CriticalError || error.name === 'AbortError') return;
  const { name, message, stack = '' } = error;
  const isForeign = /(?:extension|webkit-masked-url):\/\//.test(stack);
  if (isForeign || reported.size >= maxReports || reported.has(name + message)) return;
  reported.add(name + message);
  // Chrome's begins with the message, which is sent, and cleaned, by itself.
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const body = {
    type: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: frames.join('\n').slice(0, 6000),
    address: cleanPath(window.location.pathname).slice(0, 500),
    release,
  };
  runInBackground(send(body));
}

async function send(body: object): Promise<void> {
  try {
    await fetch(errorReportPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // A report that fails must not cause another.
  }
}
