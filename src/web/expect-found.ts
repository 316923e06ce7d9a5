import type { Outcome } from '#values/api-error.ts';

/**
 * For loaders: the value, or the page of the error with its status (404 keeps the frame and offers a way on). What a call
 * finds malformed came from the page's address, which then names nothing.
 */
export function expectFound<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { statusCode } = outcome.error;
  throw new Response(null, { status: statusCode === 400 || statusCode === 422 ? 404 : statusCode });
}
