import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const minBytes = 1024;
const brotli = {
  // The visitor waits for it: fast rather than small, with a window of the size of a page.
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** The encoding that a browser accepts and the shop prefers. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | null {
  if (header === undefined) return null;
  return accepts.br.test(header) ? 'br' : accepts.gzip.test(header) ? 'gzip' : null;
}

// Named, and not with a weight of zero.
const accepts = {
  br: /(?:^|,)\s*br\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i,
};

/**
 * Compresses a text response synchronously: a quarter of a millisecond for a listing's 30 kB, where a compressing stream
 * takes several (docs/decisions/http-responses.md).
 */
export function compressResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (!isText(payload, reply) || payload.length < minBytes) return payload;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return payload;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const compressed = encoding === 'br' ? brotliCompressSync(body, brotli) : gzipSync(body, { level: 3 });
  reply.header('content-encoding', encoding).header('content-length', compressed.length);
  return compressed;
}

/** Pages are buffers, and so are pictures and documents, whose formats are compressed already. */
const isText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' ||
  (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('text/html'));
