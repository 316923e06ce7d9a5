import type { FastifyInstance } from 'fastify';
import { type CrediyaAccount, serveCrediya } from './crediya/serve-crediya.ts';
import { type RedsysSandboxAccount, serveRedsys } from './redsys/serve-redsys.ts';
import { style, stylePath } from './sandbox-page.ts';
import type { SequraAccount } from './sequra/sequra-orders.ts';
import { serveSequra } from './sequra/serve-sequra.ts';

/** What a shop and the providers have agreed on; null: that one is not simulated. */
export interface SandboxAccounts {
  readonly redsys: RedsysSandboxAccount | null;
  readonly sequra: SequraAccount | null;
  readonly crediya: CrediyaAccount | null;
}

/**
 * Serves the simulators below /sandbox. They stand for servers of others: they know nothing of the shop, check and make
 * signatures with code of their own, and forget everything when the process ends.
 */
export async function servePaymentSandbox(
  server: FastifyInstance,
  { redsys, sequra, crediya }: SandboxAccounts,
): Promise<void> {
  server.get(stylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  await server.register(
    async (scope) => {
      // What the hosted pages and the shop's redirects send.
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      if (redsys) await scope.register(async (own) => serveRedsys(own, redsys), { prefix: '/redsys' });
      if (sequra) await scope.register(async (own) => serveSequra(own, sequra), { prefix: '/sequra' });
      if (crediya) await scope.register(async (own) => serveCrediya(own, crediya), { prefix: '/crediya' });
      scope.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send('Payment simulators\n'));
    },
    { prefix: '/sandbox' },
  );
}
