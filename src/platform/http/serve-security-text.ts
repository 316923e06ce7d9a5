import type { FastifyInstance } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { dayMs } from '#values/durations.ts';

interface SecurityContact {
  /** Where the shop is reached now: its data may change while it runs. */
  readonly email: () => string;
  readonly publicUrl: string;
  readonly clock: Clock;
}

// RFC 9116, 2.5.5: less than a year in the future.
const validMs = 180 * dayMs;

/** GET /.well-known/security.txt: where a fault in the shop's security may be reported (RFC 9116). */
export function serveSecurityText(server: FastifyInstance, { email, publicUrl, clock }: SecurityContact): void {
  server.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: mailto:${email()}`,
      `Expires: ${new Date(clock().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: es, ca, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
