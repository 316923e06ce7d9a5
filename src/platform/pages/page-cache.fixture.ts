import type { ChangeTag } from '../database/change-notices.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

const noon = Date.UTC(2026, 10, 22, 12);
let now = noon;

/** Advances the clock of the caches, which starts at noon. */
export const passMilliseconds = (milliseconds: number): void => void (now += milliseconds);
export const resetClock = (): void => void (now = noon);
export const setClock = (moment: string): void => void (now = Date.parse(moment));

export const newCache = (maxBytes = 1_000_000, headers = {}): PageCache =>
  new PageCache({ maxBytes, headers, clock: () => new Date(now) });

export const page = (body: string, { status = 200, tags = [] as ChangeTag[] } = {}): RenderedPage => ({
  status,
  body: Buffer.from(body),
  tags: new Set(tags),
});

/** A render that ends when the test calls `end`. */
export function slowRender(...result: Parameters<typeof page>) {
  let end = (): void => {};
  const render = async (): Promise<RenderedPage> => {
    await new Promise<void>((resolve) => (end = resolve));
    return page(...result);
  };
  return { render, end: () => end() };
}

export function bodyOf(cache: PageCache, key: string): string | undefined {
  const cached = cache.get(key);
  return cached && cache.encode(key, cached, 'identity').body.toString();
}
