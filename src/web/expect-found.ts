import type { Outcome } from '#values/outcome.ts';

/** For loaders: the value, or the page of the error with its status (404 keeps the frame and offers a way on). */
export function expectFound<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Response(null, { status: outcome.error.statusCode });
}
