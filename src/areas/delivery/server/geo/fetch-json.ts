import type { z } from 'zod';
import { failure } from '#platform/http/failure.ts';
import type { GeoFailure, ReportFailure } from './geocoder.ts';

/** A customer waits for the answer while typing. */
const maxWaitMs = 4000;

/** What a provider answers, checked against a schema; a failure for anything else, and when it takes too long. */
export async function fetchJson<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  options: {
    readonly headers?: Record<string, string>;
    readonly waitMs?: number | undefined;
    readonly report: ReportFailure;
  },
): Promise<z.output<Schema> | GeoFailure> {
  const { headers = {}, waitMs = maxWaitMs, report } = options;
  const fail = (reason: string): GeoFailure => {
    report(reason);
    return failure('geo_unavailable');
  };
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(waitMs), redirect: 'error' });
    if (!response.ok) return fail(`status ${response.status}`);
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? parsed.data : fail('unexpected answer');
  } catch (error) {
    // Not reached, too slow, or no JSON. Its message may have the URL, which has the key.
    return fail(error instanceof Error ? error.name : 'unknown');
  }
}
