import { createPath, resolvePath, type Location, type Path } from 'react-router';

export type RouterLocation = Location;
export type Target = string | Partial<Path>;

/**
 * What this entry of the history shows. Its state is laid out as React Router does it. Entries that the browser made, by a
 * page load or a hash, get a key here: under one name for all, a page would be scrolled to where another one stood.
 */
export function readHistory(): RouterLocation {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  const key = entry?.key ?? newKey();
  if (!entry?.key) window.history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry?.usr ?? null, key, mask: undefined };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

export function writeHistory(to: RouterLocation, replace: boolean): void {
  const entry = { usr: to.state as unknown, key: to.key };
  if (replace) window.history.replaceState(entry, '', createPath(to));
  else window.history.pushState(entry, '', createPath(to));
}

/** The location that a target means; absolute paths are written without the basename, others follow the page they stand on. */
export function resolveTarget(target: Target, from: RouterLocation, basename: string): RouterLocation {
  const { pathname, search, hash } = resolvePath(target, from.pathname);
  const named = typeof target === 'string' ? target : (target.pathname ?? '');
  const inBase = basename !== '/' && named.startsWith('/') ? basename + (pathname === '/' ? '' : pathname) : pathname;
  // A URL encodes what a person typed, as the address bar does.
  const encoded = new URL(inBase, window.location.origin).pathname;
  return { pathname: encoded, search, hash, state: null, key: newKey(), mask: undefined };
}

export const addressOf = (to: Partial<Path>): string => new URL(createPath(to), window.location.origin).href;
