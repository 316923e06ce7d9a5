import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { CellError } from './read-cells.ts';

export interface DownloadLimits {
  readonly isAllowedAddress: (address: string) => boolean;
  /** Resolves a host's name; by default as the system does. */
  readonly resolve: LookupFunction;
  /** For a whole download with its redirects. */
  readonly milliseconds: number;
}

const mostRedirects = 5;
const usualLimits: DownloadLimits = { isAllowedAddress: isPublicAddress, resolve: lookup as LookupFunction, milliseconds: 60_000 };

export interface Downloader {
  /** What stands at an http or https address. Throws CellError with the reason when it cannot be had. */
  download(address: string, maxBytes: number): Promise<Buffer>;
  close(): void;
}

/**
 * Fetches files from the open internet only: a file of products must not be a way to ask the shop's own network. An
 * address is judged where it is connected to, so that no name can show one and lead to another.
 */
export function createDownloader(limits: Partial<DownloadLimits> = {}): Downloader {
  const { isAllowedAddress, resolve, milliseconds } = { ...usualLimits, ...limits };
  const lookupAllowed = checkedLookup(resolve, isAllowedAddress);
  const agents = { 'http:': new http.Agent({ keepAlive: true, lookup: lookupAllowed }), 'https:': new https.Agent({ keepAlive: true, lookup: lookupAllowed }) };

  async function download(address: string, maxBytes: number): Promise<Buffer> {
    const signal = AbortSignal.timeout(milliseconds);
    let url = parsed(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // An address in figures is connected to without being looked up.
      if (isIP(host) !== 0 && !isAllowedAddress(host)) throw new CellError(`not an address of the open internet: ${shown(url)}`);
      try {
        const response = await request(url, signal);
        const next = redirectOf(response, url);
        if (!next) return await contentOf(response, url, maxBytes);
        response.destroy();
        url = next;
      } catch (error) {
        throw error instanceof CellError ? error : new CellError(`${faultOf(error, signal, milliseconds)}: ${shown(url)}`);
      }
    }
    throw new CellError(`more than ${mostRedirects} redirects: ${shown(parsed(address))}`);
  }

  const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answer, reject) => {
      const protocol = url.protocol as keyof typeof agents;
      const get = protocol === 'https:' ? https.get : http.get;
      // Nothing is unpacked on the way, so nothing small can become huge.
      get(url, { agent: agents[protocol], signal, headers: { 'accept-encoding': 'identity', 'user-agent': 'Ferreter catalogue import' } }, answer).on('error', reject);
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
  return [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) && location !== undefined ? parsed(location, url) : null;
}

async function contentOf(response: IncomingMessage, url: URL, maxBytes: number): Promise<Buffer> {
  const refuse = (reason: string): never => {
    response.destroy();
    throw new CellError(`${reason}: ${shown(url)}`);
  };
  if (response.statusCode !== 200) refuse(`answered ${response.statusCode}`);
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
  return Buffer.concat(chunks);
}

class ForbiddenAddress extends Error {}

/** Hands on only addresses that are allowed; a name of which one is not is refused whole, for it means no good. */
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

function faultOf(error: unknown, signal: AbortSignal, milliseconds: number): string {
  if (error instanceof ForbiddenAddress) return 'not an address of the open internet';
  if (signal.aborted) return `not there within ${milliseconds / 1000} s`;
  return `cannot be reached (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
}

/** Without the name and password that an address may carry. */
const shown = (url: URL): string => url.protocol + '//' + url.host + url.pathname + url.search;
