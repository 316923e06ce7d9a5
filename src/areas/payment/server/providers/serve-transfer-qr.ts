import type { FastifyInstance } from 'fastify';
import { cents } from '#values/money.ts';
import type { TransferQr } from './transfer-qr.ts';

interface QrAddress {
  readonly reference: string;
  readonly amount: string;
  readonly signature: string;
}

/** Serves the QR codes of bank transfers, to pages and to mail programs, which have no session. */
export function serveTransferQr(server: FastifyInstance, qr: TransferQr): void {
  server.get<{ Params: QrAddress }>(
    '/documents/transfer/:reference(^[\\w-]{1,30}$)/:amount(^\\d{1,11}$)/:signature.gif',
    async ({ params: { reference, amount, signature } }, reply) => {
      const picture = qr.draw({ reference, amount: cents(Number(amount)) }, signature);
      if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
      // The signature covers account, reference and amount: another code is another address.
      return reply
        .type('image/gif')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(Buffer.from(picture));
    },
  );
}
