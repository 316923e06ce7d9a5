// Codes of the socket, and of PostgreSQL: connection failures (class 08), out of resources (53), a server that is shutting
// down or starting or that ended what took too long (57), an idle transaction (25P03) and a lock that did not come (55P03).
const awaySockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const awayStates = /^(?:(?:08|53|57)\w{3}|25P03|55P03)$/;
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
];

/** Statements, locks and idle transactions that took too long: the fault of one query, not of the database. */
const timeLimitStates = new Set(['57014', '55P03', '25P03']);

/** Whether an error means that the database cannot be reached or is too busy; drizzle wraps the driver's error as cause. */
export const isDatabaseAway = (error: unknown): boolean => findAwayError(error) !== undefined;

/** Whether an error comes from an outage of the database, which the pool reports. */
export function isOutage(error: unknown): boolean {
  const away = findAwayError(error);
  return away !== undefined && !timeLimitStates.has(away.code ?? '');
}

/** The code of an error that means that the database lacks disk or memory (class 53), but answers; undefined for others. */
export function shortageOf(error: unknown): string | undefined {
  const code = findAwayError(error)?.code ?? '';
  return /^53(?!300)/.test(code) ? code : undefined;
}

// Of the file system, and PostgreSQL's; what its programs say reaches the shop as text alone.
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const fullDiskMessage = /No space left on device|Disk quota exceeded/;

/** The error, or its cause, that means that a disk is full; undefined for others. */
export function lacksRoom(error: unknown): Error | undefined {
  for (let inner = error; typeof inner === 'object' && inner !== null; inner = (inner as Error).cause) {
    const { code = '', message = '' } = inner as NodeJS.ErrnoException;
    if (fullDiskCodes.has(code) || fullDiskMessage.test(message)) return inner as Error;
  }
  return undefined;
}

// Not only instances of Error: the job queue reports copies of them.
function findAwayError(error: unknown): NodeJS.ErrnoException | undefined {
  for (let inner = error; typeof inner === 'object' && inner !== null; inner = (inner as Error).cause) {
    const { code = '', message = '', syscall } = inner as NodeJS.ErrnoException;
    // A missing file is no missing socket.
    if (code === 'ENOENT' && syscall !== 'connect') return undefined;
    if (awayStates.test(String(code)) || awaySockets.has(code)) return inner as Error;
    if (awayMessages.some((start) => message.startsWith(start))) return inner as Error;
  }
  return undefined;
}
