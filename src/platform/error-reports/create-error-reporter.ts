import { minuteMs, secondMs } from '#values/durations.ts';
import type { DescribedError } from '../log/describe-error.ts';
import { buildEvent, type ErrorFacts } from './build-event.ts';
import type { ErrorReportSettings } from './error-report-settings.ts';

export interface ErrorReporter {
  readonly release: string;
  /** Sends an error, without personal data, unless there were too many in this minute. Never throws. */
  report(error: DescribedError, facts: ErrorFacts): void;
  /** Resolves when all is sent, after at most this many milliseconds. */
  flush(maxMs: number): Promise<void>;
}

/**
 * Of this process and each side: a fault that every request meets must not become a flood, and reports that anybody can
 * send in a page's name must not keep those of the server from being sent.
 */
const maxPerMinute = 60;

/**
 * Sends errors in Sentry's envelope protocol. `@sentry/core` is the part of the library that `@sentry/node` is built on, without
 * its instrumentation; it is loaded here, so only where errors are reported.
 */
export async function createErrorReporter(
  { dsn, environment }: ErrorReportSettings,
  release: string,
): Promise<ErrorReporter> {
  const { createStackParser, createTransport, nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core');
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    stackParser,
    integrations: [],
    sendDefaultPii: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          headers: options.headers,
          body: body as BodyInit,
          signal: AbortSignal.timeout(10 * secondMs),
        });
        await response.body?.cancel();
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        };
      }),
  });

  let minute = 0;
  let sent = { server: 0, browser: 0 };
  return {
    release,
    report(error, facts) {
      const now = Math.floor(Date.now() / minuteMs);
      if (now !== minute) [minute, sent] = [now, { server: 0, browser: 0 }];
      if ((sent[facts.side] += 1) > maxPerMinute) return;
      client.captureEvent(buildEvent(error, facts, stackParser));
    },
    async flush(maxMs) {
      await client.flush(maxMs);
    },
  };
}
