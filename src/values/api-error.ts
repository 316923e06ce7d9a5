/** The body of every error response (decisions.md section 3). `message` is for people, in the request's language. */
export interface ApiError {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  /** More facts that belong to a code, such as maxQuantity. */
  readonly [fact: string]: unknown;
}

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The result of a call for its caller: expected failures are values, everything else throws. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };
