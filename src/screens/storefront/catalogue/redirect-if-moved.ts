import { redirect } from 'react-router';
import type { ApiError } from '#values/api-error.ts';

/** Redirects an old slug permanently to the current one, which the error carries as a fact (decisions.md section 3). */
export function redirectIfMoved(error: ApiError, base: string): void {
  if (!error.code.endsWith('_moved')) return;
  const place =
    typeof error.url === 'string' ? error.url : typeof error.slug === 'string' ? `${base}/${error.slug}` : null;
  if (place) throw redirect(place, 301);
}
