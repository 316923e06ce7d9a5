export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly [fact: string]: unknown;
}

/** What of an error's own fields is safe to log: codes and names, no values. */
const safeFields = [
  'queue',
  'code',
  'statusCode',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];
const maxCauses = 5;

/**
 * An error as the log shows it. A failed query's parameters and PostgreSQL's details are left out, wherever they stand:
 * they are people's names, addresses, mails and session ids.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'something that is no error was thrown' };
  const fields = error as unknown as Record<string, unknown>;
  const stack = stackFrames(error);
  return {
    type: error.name ?? 'Error',
    message: safeMessage(error),
    ...Object.fromEntries(safeFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    ...(stack && { stack }),
    ...(isErrorLike(error.cause) && depth < maxCauses && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The job queue reports copies of errors. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

function safeMessage(error: Error): string {
  // Drizzle's ends with the parameters.
  if ('params' in error) return error.message.split('\nparams:', 1)[0]!;
  // PostgreSQL quotes values: invalid input syntax for type integer: "Marta".
  if ('severity' in error) return error.message.replace(/: ".*/s, '');
  return error.message;
}

/** The frames alone: a stack begins with the message. */
const stackFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
