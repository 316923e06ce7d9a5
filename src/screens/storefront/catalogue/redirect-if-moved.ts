import { redirect } from 'react-router';
import type { ApiError } from '#values/api-error.ts';

/** An old slug leads to the present one for good (decisions.md section 3): the error carries it as a fact. */
export function redirectIfMoved(error: ApiError, base: string): void {
  if (!error.code.endsWith('_moved')) return;
  const place =
    typeof error.url === 'string' ? error.url : typeof error.slug === 'string' ? `${base}/${error.slug}` : null;
  if (place) throw redirect(place, 301);
}
