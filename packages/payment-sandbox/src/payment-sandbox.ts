import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type CrediyaAccount, serveCrediya } from './crediya/serve-crediya.ts';
import { type FindPaidBefore, type RedsysSandboxAccount, serveRedsys } from './redsys/serve-redsys.ts';
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
 * signatures with code of their own. What they know is in `folder`; without one they forget it when the process ends.
 * `findPaidBefore` tells the bank of cards what was paid without its page.
 */
export async function servePaymentSandbox(
  server: FastifyInstance,
  { redsys, sequra, crediya }: SandboxAccounts,
  folder: string | null = null,
  findPaidBefore: FindPaidBefore = async () => null,
): Promise<void> {
  const folderOf = (provider: string): string | null => folder && join(folder, provider);
  server.get(stylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  await server.register(
    async (scope) => {
      // What the hosted pages and the shop's redirects send.
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      if (redsys)
        await scope.register(async (own) => serveRedsys(own, redsys, { folder: folderOf('redsys'), findPaidBefore }), {
          prefix: '/redsys',
        });
      if (sequra)
        await scope.register(async (own) => serveSequra(own, sequra, folderOf('sequra')), { prefix: '/sequra' });
      if (crediya)
        await scope.register(async (own) => serveCrediya(own, crediya, folderOf('crediya')), { prefix: '/crediya' });
      scope.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send('Payment simulators\n'));
    },
    { prefix: '/sandbox' },
  );
}
