import type { FastifyInstance } from 'fastify';

/**
 * Serves the simulators below /sandbox. They stand for servers of others: they know nothing of the shop, check and make
 * signatures with code of their own, and forget everything when the process ends.
 */
export async function servePaymentSandbox(server: FastifyInstance): Promise<void> {
  await server.register(
    async (scope) => {
      // What the hosted pages and the shop's redirects send.
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send('Payment simulators\n'));
    },
    { prefix: '/sandbox' },
  );
}
