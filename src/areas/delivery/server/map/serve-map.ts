import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '#platform/http/compress-response.ts';
import { googleMapPath, mapLayersPath, mapPreviewPaths } from '../../map-paths.ts';
import { googleMapPage } from './google-page.ts';
import type { CompressedFile, MapFiles } from './map-files.ts';

/** Serves the embedded map and its previews, compressed once; browsers ask again after a day, and get a 304 if it is the same. */
export function serveMap(server: FastifyInstance, { layers, preview }: MapFiles): void {
  serveFile(server, mapLayersPath, 'application/geo+json', layers);
  for (const lookAt of ['store', 'zones'] as const)
    serveFile(server, mapPreviewPaths[lookAt], 'image/svg+xml', () => preview(lookAt));
}

function serveFile(server: FastifyInstance, path: string, type: string, find: () => Promise<CompressedFile>): void {
  server.get(path, async (request, reply) => {
    const file = await find();
    reply.headers({ 'cache-control': 'public, max-age=86400', etag: file.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(type).send(file[encoding ?? 'identity']);
  });
}

/** Serves the frame with Google's map; `script` is the address of the built src/entry/google-map.ts. */
export function serveGoogleMap(server: FastifyInstance, parts: { key: string; script: string }): void {
  server.get(googleMapPath, async (_request, reply) => {
    const { headers, html } = googleMapPage(parts);
    return reply.headers(headers).type('text/html; charset=utf-8').send(html);
  });
}
