import { createHash } from 'node:crypto';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { ChangeTag } from '../database/change-notices.ts';
import { pagePermissions } from '../http/security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one encoding with its headers, as `writeHead` takes them: name, value, name, value. */
interface EncodedPage {
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Compressed fast rather than small: most addresses with filters are asked for once. */
  readonly isQuick?: true;
}

/** A whole anonymous page ready to be sent. */
export interface CachedPage {
  readonly etag: string;
  /** Milliseconds since 1970; afterwards the page is stale. */
  readonly freshUntil: number;
  /** The end of the day on which it was rendered, in the shop's time zone: dates on it are of that day. */
  readonly dayEndsAt: number;
  /** How often all pages had been outdated when it was rendered. */
  readonly generation: number;
  /** What it shows. */
  readonly tags: ReadonlySet<ChangeTag>;
  /** The headers of every encoding, as in `EncodedPage`. */
  readonly headers: readonly string[];
  /** The page as rendered until it is first compressed, which is a fifth of the memory; then in each encoding that was requested. */
  readonly encoded: Readonly<Partial<Record<Encoding, EncodedPage>>>;
}

const caching = { 'cache-control': 'no-cache', vary: 'accept-encoding' };

/**
 * The headers of every page, cached or not, beside the security headers. Browsers revalidate at each use and each view of
 * a listing has its own ETag, so a cache on the way never serves one view for the other.
 */
export const pageHeaders = { 'content-type': 'text/html; charset=utf-8', ...pagePermissions, ...caching };

/** The headers of the data of a page; search engines are to list the page instead. */
export const pageDataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-robots-tag': 'noindex',
  ...caching,
};

/**
 * The headers of a page of the visitor's basket. Going back to an empty one after the first product, a browser must not take
 * it from its cache; what is in another is nobody else's business.
 */
export const basketHeaders = {
  none: { ...pageHeaders, 'cache-control': 'no-store' },
  own: { ...pageHeaders, 'cache-control': 'private, no-cache' },
} as const;

/** Headers of a 304 response (RFC 9110 section 15.4.5). */
export const notModifiedHeaders = caching;

export function createCachedPage(
  body: Buffer,
  {
    headers,
    ...page
  }: { headers: readonly string[] } & Pick<CachedPage, 'tags' | 'freshUntil' | 'dayEndsAt' | 'generation'>,
): CachedPage {
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = [...headers, 'etag', etag];
  return { ...page, etag, headers: shared, encoded: { identity: withLength(body, shared) } };
}

/** The page with its body in an encoding as well, compressed quickly; itself if it has it already. */
export function withEncoding(page: CachedPage, encoding: Encoding): CachedPage {
  if (page.encoded[encoding]) return page;
  const { identity, ...compressed } = page.encoded;
  const body = bodyOf(page);
  const encoded: EncodedPage =
    encoding === 'identity'
      ? withLength(body, page.headers)
      : { ...withLength(compressQuickly(body, encoding), headersOf(page, encoding)), isQuick: true };
  return { ...page, encoded: { ...compressed, [encoding]: encoded } };
}

/** Compresses a page's body small, in another thread, and gives the page with it. */
export function compressSmall(page: CachedPage, encoding: 'br' | 'gzip', done: (page: CachedPage) => void): void {
  const finish = (error: Error | null, body: Buffer): void => {
    // The quick one stays.
    if (error) return;
    done({ ...page, encoded: { ...page.encoded, [encoding]: withLength(ownBytes(body), headersOf(page, encoding)) } });
  };
  if (encoding === 'gzip') gzip(bodyOf(page), { level: 6 }, finish);
  // Quality 5 is about as fast as gzip and smaller; 11 would take a second for a page.
  else brotliCompress(bodyOf(page), brotli(5), finish);
}

/** Bytes that a page takes in memory, its tags counted at their usual length. */
export function sizeOf({ encoded, tags }: CachedPage): number {
  const bodies = Object.values(encoded).reduce((sum, { body }) => sum + body.length, 0);
  return bodies + tags.size * bytesPerTag + bytesPerPage;
}

const bytesPerTag = 64;
/** Headers, keys and objects. */
const bytesPerPage = 2048;

const withLength = (body: Buffer, headers: readonly string[]): EncodedPage => ({
  headers: [...headers, 'content-length', String(body.length)],
  body,
});

const headersOf = ({ headers }: CachedPage, encoding: Encoding): string[] => [...headers, 'content-encoding', encoding];

const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

const compressQuickly = (body: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  ownBytes(encoding === 'gzip' ? gzipSync(body, { level: 3 }) : brotliCompressSync(body, brotli(3)));

/** What zlib gives is part of a block of 64 kB that Node shares among small buffers: the block would stay in memory with it. */
function ownBytes(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

function bodyOf({ encoded: { identity, br, gzip: zipped } }: CachedPage): Buffer {
  if (identity) return identity.body;
  return br ? brotliDecompressSync(br.body) : gunzipSync(zipped!.body);
}
