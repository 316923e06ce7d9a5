import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs a request once it is answered. Neither its query, which may hold searches, mail addresses and keys of orders, nor
 * the visitor's address: a reverse proxy can log that where it is needed.
 */
export function logAccess(log: FastifyBaseLogger, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const sentBefore = request.socket.bytesWritten;
  response.once('close', () =>
    log.info(
      {
        method: request.method,
        path: request.url?.split('?', 1)[0],
        status: response.statusCode,
        bytes: request.socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - started),
        requestId: response.getHeader('x-request-id'),
        ...(!response.writableFinished && { clientWentAway: true }),
      },
      'request',
    ),
  );
}
