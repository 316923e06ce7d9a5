import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PictureFormat, pictureFormats, type PictureSize, pictureWidths } from './drawing/picture-sizes.ts';
import { isLate } from './drawing/run-in-drawing-process.ts';
import { createMediaStore } from './media-store.ts';
import { createPictureFiles, QueueFullError } from './picture-files.ts';

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** The address contains a hash of the content. */
const immutable = 'public, max-age=31536000, immutable';
const hash = '[0-9a-f]{32}';

/** `/pictures/{hash}/{width}.{avif|webp|jpg}`, `/pictures/{hash}/share.jpg` for cards in social networks, and `/documents/{hash}/{name}.pdf` of the shop in DATA_DIR. */
export function servePictures(server: FastifyInstance, dataDir: string): void {
  const media = createMediaStore(dataDir);
  const findPicture = createPictureFiles(dataDir, media);

  async function sendPicture(reply: FastifyReply, pictureHash: string, size: PictureSize, format: PictureFormat) {
    try {
      const picture = await findPicture(pictureHash, size, format);
      if (!picture) return sendNotFound(reply);
      return reply.type(mediaTypes[format]).header('cache-control', immutable).send(picture);
    } catch (error) {
      if (!(error instanceof QueueFullError || isLate(error))) throw error;
      return reply.code(503).header('retry-after', '5').type('text/plain').send('');
    }
  }

  server.get<{ Params: { hash: string; width: string; format: PictureFormat } }>(
    `/pictures/:hash(^${hash}$)/:width(^${pictureWidths.join('|')}$).:format(^${pictureFormats.join('|')}$)`,
    ({ params }, reply) => sendPicture(reply, params.hash, Number(params.width), params.format),
  );

  server.get<{ Params: { hash: string } }>(`/pictures/:hash(^${hash}$)/share.jpg`, ({ params }, reply) =>
    sendPicture(reply, params.hash, 'share', 'jpg'),
  );

  server.get<{ Params: { hash: string } }>(`/documents/:hash(^${hash}$)/:name.pdf`, async ({ params }, reply) => {
    const document = await media.find(params.hash);
    // Pictures lie in the same folder; a drawing must never be opened as a page of the shop.
    if (!document || document.subarray(0, 5).toString('latin1') !== '%PDF-') return sendNotFound(reply);
    return reply
      .type('application/pdf')
      .header('cache-control', immutable)
      .header('content-disposition', 'inline')
      .send(document);
  });
}

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
