import type { ApiError } from './api-error.ts';

/** The result of a call for its caller: expected failures are values, all else throws. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };
