import type { z } from 'zod';
import { failure } from '#platform/http/failure.ts';
import type { GeoFailure } from './geocoder.ts';

/** A customer waits for the answer while typing. */
const maxWaitMs = 4000;

/** What a provider answers, checked against a schema; a failure for anything else, and when it takes too long. */
export async function fetchJson<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  { headers = {}, waitMs = maxWaitMs }: { headers?: Record<string, string>; waitMs?: number | undefined } = {},
): Promise<z.output<Schema> | GeoFailure> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(waitMs), redirect: 'error' });
    if (!response.ok) return failure('geo_unavailable');
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? parsed.data : failure('geo_unavailable');
  } catch {
    // Not reached, too slow, or no JSON: the URL has the key, so the error is not logged.
    return failure('geo_unavailable');
  }
}
