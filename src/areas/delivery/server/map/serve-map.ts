import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '#platform/http/compress-response.ts';
import { googleMapPath, mapLayersPath } from '../../map-paths.ts';
import { googleMapPage } from './google-page.ts';
import type { CompressedFile } from './map-layers.ts';

/** Serves the GeoJSON of the embedded map, compressed once; browsers ask again after a day, and get a 304 if it is the same. */
export function serveMap(server: FastifyInstance, layers: () => Promise<CompressedFile>): void {
  server.get(mapLayersPath, async (request, reply) => {
    const file = await layers();
    reply.headers({ 'cache-control': 'public, max-age=86400', etag: file.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/geo+json').send(file[encoding ?? 'identity']);
  });
}

/** Serves the frame with Google's map; `script` is the address of the built src/entry/google-map.ts. */
export function serveGoogleMap(server: FastifyInstance, parts: { key: string; script: string }): void {
  server.get(googleMapPath, async (_request, reply) => {
    const { headers, html } = googleMapPage(parts);
    return reply.headers(headers).type('text/html; charset=utf-8').send(html);
  });
}
