import pg from 'pg';

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
const awayStates = /^(?:08|53|57|25P03|55P03)/;
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
];

/** Whether an error means that the database cannot be reached or is too busy; drizzle wraps the driver's error as cause. */
export function isDatabaseAway(error: unknown): boolean {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code = '', syscall } = inner as NodeJS.ErrnoException;
    // A missing file is no missing socket.
    if (code === 'ENOENT' && syscall !== 'connect') return false;
    if (inner instanceof pg.DatabaseError ? awayStates.test(code) : awaySockets.has(code)) return true;
    if (awayMessages.some((message) => (inner as Error).message.startsWith(message))) return true;
  }
  return false;
}
