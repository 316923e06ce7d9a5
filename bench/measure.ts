import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Loads an address with 20 connections for some seconds; anything but a 2xx answer ends the benchmark. */
export async function measure(options: {
  url: string;
  seconds: number;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}): Promise<Measured> {
  const result = await autocannon({ connections: 20, duration: options.seconds, ...options, headers: { ...options.headers } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
