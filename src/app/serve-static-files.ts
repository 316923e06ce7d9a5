import { stat } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#platform/http/compress-response.ts';

interface StaticFolders {
  /** Where the built scripts, styles and fonts are, with a `.br` and a `.gz` beside each text; the first that has one serves it. */
  readonly assets: readonly string[];
  /** The shop's own files, served at the root; an icon that is not among them is a plain one. */
  readonly publicFiles: string;
  /** Pictures made of the shop's logo; null: none are made. */
  readonly logoFiles: string | null;
}

/** Browsers ask for these whatever a page names. */
const defaultIcons = fileURLToPath(new URL('default-icons', import.meta.url));

/**
 * Serves files from disk: the built ones for ever, as their names change with their content, the shop's for a day. Those that are
 * put into its folder later are looked for when a page of their address would be rendered.
 */
export async function serveStaticFiles(
  server: FastifyInstance,
  { assets, publicFiles, logoFiles }: StaticFolders,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: [...assets],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    // The notices of licences have the same name in each release.
    setHeaders: (reply, path) => {
      if (path.includes('licences.txt')) void reply.header('cache-control', 'public, max-age=86400');
    },
  });
  await server.register(async (scope) => {
    scope.addHook('onSend', compressText);
    await scope.register(fastifyStatic, {
      root: [publicFiles, ...(logoFiles ? [logoFiles] : []), defaultIcons],
      wildcard: false,
      decorateReply: false,
      maxAge: shopMaxAge,
    });
  });
  // The router takes no route once the shop is open.
  server.addHook('onRequest', (request, reply, done) => {
    const file = request.routeOptions.url === '/*' ? fileNameOf(request.url) : null;
    if (file === null) return done();
    stat(join(publicFiles, file), (_missing, found) => {
      if (found?.isFile()) void reply.sendFile(file, publicFiles, { maxAge: shopMaxAge, immutable: false });
      else done();
    });
  });
}

const shopMaxAge = '1d';

/** The name of the file that an address may mean, of visible folders; null for that of a page. */
function fileNameOf(url: string): string | null {
  const [path] = url.split('?', 1) as [string];
  if (!/\.\w{2,11}$/.test(path)) return null;
  try {
    const name = decodeURIComponent(path);
    return /\/\.|\/\/|[\\\0]/.test(name) ? null : name;
  } catch {
    return null;
  }
}

const isText = /^(?:image\/svg\+xml|text\/|application\/(?:javascript|json|xml|manifest\+json))/;
// Larger ones are sent as they are rather than read into memory.
const maxBytes = 512 * 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a file that the shopkeeper may edit at any time, so no compressed copy of it lies on disk. */
async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!isText.test(String(reply.getHeader('content-type')))) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const isWholeFile = request.method === 'GET' && reply.statusCode === 200 && payload instanceof Readable;
  if (!encoding || !isWholeFile || Number(reply.getHeader('content-length')) > maxBytes) return payload;
  const content = await buffer(payload);
  const compressed =
    encoding === 'br'
      ? await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzipped(content);
  reply.header('content-encoding', encoding).header('content-length', compressed.length);
  return compressed;
}
