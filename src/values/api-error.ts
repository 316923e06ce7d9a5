/** What every failing call answers (decisions.md section 3). `message` is for people, in the request's language. */
export interface ApiError {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  /** Further facts that a code promises, such as maxQuantity. */
  readonly [fact: string]: unknown;
}

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
