import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { ChangeTag } from '../database/change-notices.ts';
import { pagePermissions } from '../http/security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one encoding with its headers, as `writeHead` takes them: name, value, name, value. */
interface EncodedPage {
  readonly headers: readonly string[];
  readonly body: Buffer;
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

/** The page with its body in an encoding as well; itself if it has it already. */
export function withEncoding(page: CachedPage, encoding: Encoding): CachedPage {
  if (page.encoded[encoding]) return page;
  const { identity, ...compressed } = page.encoded;
  const body = identity?.body ?? decompress(compressed);
  const encoded =
    encoding === 'identity'
      ? withLength(body, page.headers)
      : withLength(compress(body, encoding), [...page.headers, 'content-encoding', encoding]);
  return { ...page, encoded: { ...compressed, [encoding]: encoded } };
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

const compress = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body, { level: 6 })
    : // Quality 5 is about as fast as gzip and smaller; 11 would take a second for a page.
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
      });

const decompress = ({ br, gzip }: CachedPage['encoded']): Buffer =>
  br ? brotliDecompressSync(br.body) : gunzipSync(gzip!.body);
