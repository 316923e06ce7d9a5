import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { secondMs } from '#values/durations.ts';
import { logAccess } from './log-access.ts';
import { sendError, writeError } from './errors/raw-response.ts';

interface HttpServerOptions {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly accessLog: boolean;
  readonly log: FastifyBaseLogger;
  /**
   * How long requests that change something wait for the shop to open before they are answered with 503, like others at once. A
   * proxy repeats a page's request at another process, but must not repeat an order.
   */
  readonly maxWaitForOpenMs?: number;
}

/** The process's HTTP server: it listens before the shop is open, and answers the requests that the shop cannot. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Answers with the shop from now on, first the requests that wait for it. Resolves when all requests are answered that the
   * handler before it was given.
   */
  open(handler: RequestListener): Promise<void>;
  /** Takes no more requests and resolves when those under way are answered, after at most 3.5 seconds. */
  stop(): Promise<void>;
}

const timeouts = {
  /** The time for all headers: a connection that sends nothing is closed after that. */
  headersTimeout: 10 * secondMs,
  requestTimeout: 30 * secondMs,
  connectionsCheckingInterval: 1000,
  // Longer than that of reverse proxies (nginx: 60 s), which otherwise send a request into a connection just closed.
  keepAliveTimeout: 65 * secondMs,
};
/** How long a stopping process goes on listening, so that a load balancer sees it leave before connections are refused. */
const leaveMs = 600;
/** A connection that was accepted last may take as long to send its request. */
const quietMs = 200;
/** Of the requests that wait for the shop to open; more would grow the memory. */
const maxWaiting = 500;
const maxUploadMs = 1500;
const maxStopMs = 3500;
const maxAcceptMs = 1500;

/** Creates the server; its owner lets it listen. */
export function createHttpServer({ headers, accessLog, log, maxWaitForOpenMs }: HttpServerOptions): HttpServer {
  const open = new Map<IncomingMessage, ServerResponse>();
  let state: 'starting' | 'open' | 'stopping' = 'starting';
  const refuseUnopened: RequestListener = (_request, response) =>
    sendError(response, { statusCode: 503, code: 'unavailable' }, { ...headers, 'retry-after': '2' });
  const waiting = new WaitingRequests(maxWaitForOpenMs ?? 0, refuseUnopened);
  let answer: RequestListener = (request, response) => waiting.add(request, response);

  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    open.set(request, response);
    response.once('close', () => open.delete(request));
    if (accessLog) logAccess(log, request, response);
    // The client learns from each answer that the next request needs another connection, or another process.
    if (state === 'stopping') response.shouldKeepAlive = false;
    const path = request.url?.split('?', 1)[0];
    if (path === '/healthz' && state !== 'open') return answerHealth(response, state);
    if (path === '/livez') return answerHealth(response, 'ok');
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return sendError(response, { statusCode: 400, code: 'invalid_request' }, headers);
    answer(request, response);
  });
  server.on('clientError', (error, socket) => refuse(error, socket, headers));
  server.on('checkExpectation', (_request, response) =>
    sendError(response, { statusCode: 417, code: 'expectation_failed' }, headers),
  );

  return {
    server,
    async open(handler) {
      endStreams(open.values());
      const underWay = [...open.values()].filter((response) => !isStream(response));
      answer = handler;
      state = 'open';
      waiting.answerAll(handler);
      await Promise.all(underWay.map(closeOf));
    },
    async stop() {
      const started = Date.now();
      state = 'stopping';
      waiting.answerAll(refuseUnopened);
      for (const response of open.values()) response.shouldKeepAlive = false;
      endStreams(open.values());
      await sleep(leaveMs);
      await acceptAllThatWait(server);
      server.close();
      let busyAt = Date.now();
      for (;;) {
        const isWaitingForUploads = Date.now() < started + maxUploadMs;
        // Looked at before the time, which may have passed while the whole process was held up.
        const isBusy = ([request, response]: [IncomingMessage, ServerResponse]): boolean =>
          !isStream(response) && (request.complete || isWaitingForUploads);
        if ([...open].some(isBusy)) busyAt = Date.now();
        if (Date.now() >= busyAt + quietMs || Date.now() >= started + maxStopMs) break;
        await sleep(10);
      }
      server.closeAllConnections();
    },
  };
}

/** Emitted on an answer that would go on for ever, before another handler takes over or none does: its client comes again. */
export const leaveEvent = 'leave';

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

function endStreams(responses: Iterable<ServerResponse>): void {
  for (const response of responses) if (isStream(response)) response.emit(leaveEvent);
}

/** Resolves when an answer has ended, also by an error. */
const closeOf = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });

/** Requests that came before the shop was open. */
class WaitingRequests {
  readonly #requests = new Map<
    IncomingMessage,
    { readonly timer: NodeJS.Timeout; readonly response: ServerResponse }
  >();
  readonly #maxWaitMs: number;
  readonly #refuse: RequestListener;

  constructor(maxWaitMs: number, refuse: RequestListener) {
    this.#maxWaitMs = maxWaitMs;
    this.#refuse = refuse;
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    if (isRepeatable || this.#maxWaitMs === 0 || this.#requests.size >= maxWaiting)
      return this.#refuse(request, response);
    const timer = setTimeout(() => {
      this.#requests.delete(request);
      this.#refuse(request, response);
    }, this.#maxWaitMs);
    this.#requests.set(request, { timer, response });
    response.once('close', () => {
      clearTimeout(timer);
      this.#requests.delete(request);
    });
  }

  answerAll(handler: RequestListener): void {
    const requests = [...this.#requests];
    this.#requests.clear();
    for (const [request, { timer, response }] of requests) {
      clearTimeout(timer);
      handler(request, response);
    }
  }
}

/**
 * Connections that wait to be accepted are cut when listening ends, and the event loop accepts one a turn: so first the
 * queue is closed to all but one more, and then emptied.
 */
async function acceptAllThatWait(server: Server): Promise<void> {
  const { _handle: handle } = server as Server & { _handle?: { listen?: (backlog: number) => number } };
  handle?.listen?.(0);
  let turnsWithoutOne = 0;
  const onConnection = (): number => (turnsWithoutOne = 0);
  server.on('connection', onConnection);
  const deadline = Date.now() + maxAcceptMs;
  while ((turnsWithoutOne += 1) < 3 && Date.now() < deadline) await setImmediate();
  server.off('connection', onConnection);
}

function answerHealth(response: ServerResponse, status: string): void {
  const body = JSON.stringify({ status });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'cache-control': 'no-store' };
  response.writeHead(status === 'ok' ? 200 : 503, headers).end(body);
}

const refusals: Readonly<Record<string, { statusCode: number; code: string }>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, code: 'headers_too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { statusCode: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, code: 'timed_out' },
};

/** Answers a connection whose bytes are no request, or none in time, unless an answer is under way on it. */
function refuse(
  error: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: ServerResponse | null },
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy();
  else writeError(socket, refusals[error.code ?? ''] ?? { statusCode: 400, code: 'invalid_request' }, headers);
}
