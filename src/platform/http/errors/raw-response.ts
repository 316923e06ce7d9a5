import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiErrorBody } from './api-error-body.ts';
import { httpErrorTexts } from './error-texts.ts';

interface RawError {
  readonly statusCode: number;
  readonly code: string;
}

/** The shop's error shape for requests that never reach the API, whose language is not known. */
function rawError(error: RawError, shared: Readonly<Record<string, string>>) {
  const requestId = randomUUID();
  const body = JSON.stringify({ ...apiErrorBody(httpErrorTexts, 'es', error), requestId });
  const headers: Record<string, string> = {
    ...shared,
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'es',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  return { headers, body };
}

/** Answers a request that the server library does not see. */
export function sendError(response: ServerResponse, error: RawError, shared: Readonly<Record<string, string>>): void {
  const { headers, body } = rawError(error, shared);
  response.writeHead(error.statusCode, headers).end(body);
}

/** Answers bytes that are no request, and ends the connection. */
export function writeError(socket: Duplex, error: RawError, shared: Readonly<Record<string, string>>): void {
  const { headers, body } = rawError(error, { ...shared, date: new Date().toUTCString() });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${body}`, () => socket.destroy());
}
