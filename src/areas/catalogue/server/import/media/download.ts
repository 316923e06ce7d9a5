import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { minuteMs } from '#values/durations.ts';
import { isPublicAddress } from './public-address.ts';
import { CellError } from '../read/read-cells.ts';

export interface DownloadLimits {
  readonly isAllowedAddress: (address: string) => boolean;
  /** Resolves a host's name; by default as the system does. */
  readonly resolve: LookupFunction;
  /** The time for a whole download with its redirects. */
  readonly milliseconds: number;
}

/** A failure that may pass: of the server, or of the network. */
export class UnavailableError extends CellError {}

const maxRedirects = 5;
const usualLimits: DownloadLimits = {
  isAllowedAddress: isPublicAddress,
  resolve: lookup as LookupFunction,
  milliseconds: minuteMs,
};

/** The validators of a downloaded file (ETag, Last-Modified) for the next request. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface Download extends Validators {
  /** null: unchanged since the download whose validators were sent. */
  readonly content: Buffer | null;
}

export interface Downloader {
  /** The file at an http or https address. Throws CellError with the reason when it cannot be downloaded. */
  download(address: string, maxBytes: number, known?: Validators): Promise<Download>;
  close(): void;
}

/**
 * Downloads files from the open internet only: a list must not make the shop send requests into its own network. An
 * address is checked when it is connected to, so that a name cannot resolve to another one in between.
 */
export function createDownloader(limits: Partial<DownloadLimits> = {}): Downloader {
  const { isAllowedAddress, resolve, milliseconds } = { ...usualLimits, ...limits };
  const lookupAllowed = checkedLookup(resolve, isAllowedAddress);
  const agents = {
    'http:': new http.Agent({ keepAlive: true, lookup: lookupAllowed }),
    'https:': new https.Agent({ keepAlive: true, lookup: lookupAllowed }),
  };

  async function download(address: string, maxBytes: number, known?: Validators): Promise<Download> {
    const signal = AbortSignal.timeout(milliseconds);
    let url = parsed(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A literal IP address is connected to without a look-up.
      if (isIP(host) !== 0 && !isAllowedAddress(host))
        throw new CellError(`not an address of the open internet: ${shown(url)}`);
      try {
        const response = await request(url, signal, known);
        const next = redirectOf(response, url);
        if (!next) return await answerOf(response, url, maxBytes, known);
        response.destroy();
        url = next;
      } catch (error) {
        throw error instanceof CellError ? error : faultOf(error, signal.aborted, milliseconds, url);
      }
    }
    throw new CellError(`more than ${maxRedirects} redirects: ${shown(parsed(address))}`);
  }

  const request = (url: URL, signal: AbortSignal, known?: Validators): Promise<IncomingMessage> =>
    new Promise((answer, reject) => {
      const protocol = url.protocol as keyof typeof agents;
      const get = protocol === 'https:' ? https.get : http.get;
      const headers = {
        'user-agent': 'Ferreter catalogue import',
        // Nothing is decompressed, so nothing small can become huge.
        'accept-encoding': 'identity',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      };
      get(url, { agent: agents[protocol], signal, headers }, answer).on('error', reject);
    });

  return { download, close: () => Object.values(agents).forEach((agent) => agent.destroy()) };
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new CellError(`no address: ${address}`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new CellError(`only http and https: ${shown(url)}`);
  return url;
}

function redirectOf(response: IncomingMessage, url: URL): URL | null {
  const { location } = response.headers;
  return [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) && location !== undefined
    ? parsed(location, url)
    : null;
}

async function answerOf(response: IncomingMessage, url: URL, maxBytes: number, known?: Validators): Promise<Download> {
  const refuse = (reason: string, Fault = CellError): never => {
    response.destroy();
    throw new Fault(`${reason}: ${shown(url)}`);
  };
  const status = response.statusCode ?? 0;
  if (status === 304 && known) {
    response.resume();
    return { content: null, etag: known.etag, lastModified: known.lastModified };
  }
  if (status !== 200) refuse(`answered ${status}`, status >= 500 || status === 429 ? UnavailableError : CellError);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') refuse(`sent packed as ${encoding}, which was not asked for`);
  const tooLarge = `larger than ${maxBytes / 1_000_000} MB`;
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) refuse(tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) refuse(tooLarge);
    chunks.push(chunk);
  }
  return {
    content: Buffer.concat(chunks),
    etag: response.headers.etag ?? null,
    lastModified: response.headers['last-modified'] ?? null,
  };
}

class ForbiddenAddress extends Error {}

/** Resolves a name to allowed addresses only; a name with a forbidden one is rejected as an attack. */
const checkedLookup =
  (resolve: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found as { address: string; family: number }[];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return callback(new ForbiddenAddress(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

function faultOf(error: unknown, isLate: boolean, milliseconds: number, url: URL): CellError {
  if (error instanceof ForbiddenAddress) return new CellError(`not an address of the open internet: ${shown(url)}`);
  if (isLate) return new UnavailableError(`not there within ${milliseconds / 1000} s: ${shown(url)}`);
  return new UnavailableError(
    `cannot be reached (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}): ${shown(url)}`,
  );
}

/** An address without its user name and password. */
const shown = (url: URL): string => url.protocol + '//' + url.host + url.pathname + url.search;
