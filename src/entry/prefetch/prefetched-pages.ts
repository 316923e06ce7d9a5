import { minuteMs } from '#values/durations.ts';

/** Pages are fresh on the server for as long (platform/pages/page-cache.ts). */
const maxAgeMs = minuteMs;
const maxPages = 30;

/** The pages by path, oldest first. The data is undefined if it could not be loaded. */
const pages = new Map<string, { readonly data: Promise<unknown>; readonly loadedAt: number }>();

export const hasPrefetched = (path: string): boolean => Date.now() < (pages.get(path)?.loadedAt ?? 0) + maxAgeMs;

/** Stores the data of a page, which may still be loading, until the link to it is followed. */
export function storePrefetched(path: string, data: Promise<unknown>): void {
  pages.delete(path);
  pages.set(path, { data, loadedAt: Date.now() });
  if (pages.size > maxPages) pages.delete(pages.keys().next().value!);
}

/** The data of a page that was prefetched within the last minute, once; undefined for any other. */
export function takePrefetched(address: string): Promise<unknown> | undefined {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  const data = hasPrefetched(path) ? pages.get(path)!.data : undefined;
  pages.delete(path);
  return data;
}
