import type { Call, CallAnswer, CallInput } from '#values/call.ts';
import type { Outcome } from '#values/api-error.ts';

/** The contents page of the API declares its calls here (src/routes/storefront-api.ts), for `web` stands below it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RegisteredApi {}
type Api = RegisteredApi extends { calls: infer Calls extends Record<string, Call> } ? Calls : never;

type OptionalInput<Input> = {} extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The typed way to the server, the same in the browser (over fetch) and while rendering (in the process).
 * Expected failures are values; an unreachable or failing server throws a CriticalError.
 */
export type ApiClient = ClientOf<Api>;

type ClientOf<Calls extends Record<string, Call>> = <Key extends keyof Calls>(
  key: Key,
  ...rest: OptionalInput<CallInput<Calls[Key]>>
) => Promise<Outcome<CallAnswer<Calls[Key]>>>;

/** The contents page of the back office's calls declares them here (src/routes/staff-api.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RegisteredStaffApi {}
type StaffApi = RegisteredStaffApi extends { calls: infer Calls extends Record<string, Call> } ? Calls : never;

/** The same for the back office. */
export type StaffClient = ClientOf<StaffApi>;

/** The server failed or cannot be reached: shown by the global handler, never in a form (storefront.md section 8). */
export class CriticalError extends Error {
  override readonly name = 'CriticalError';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export interface RawInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * For loaders: the value, or the page of the error with its status. Input that the server rejects (400, 422) came from the
 * address of the page, which then does not exist.
 */
export function valueOrErrorPage<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { statusCode } = outcome.error;
  throw new Response(null, { status: statusCode === 400 || statusCode === 422 ? 404 : statusCode });
}
