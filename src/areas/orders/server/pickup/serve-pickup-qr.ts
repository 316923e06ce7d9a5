import type { FastifyInstance } from 'fastify';
import type { PickupCodes } from './pickup-code.ts';

interface QrAddress {
  readonly number: string;
  readonly signature: string;
}

/** Serves the QR codes of orders to be collected. */
export function servePickupQr(server: FastifyInstance, codes: PickupCodes): void {
  server.get<{ Params: QrAddress }>(
    '/documents/pickup/:number(^[\\w-]{1,30}$)/:signature.gif',
    async ({ params: { number, signature } }, reply) => {
      const picture = codes.drawQr(number, signature);
      if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
      return reply
        .type('image/gif')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(Buffer.from(picture));
    },
  );
}
