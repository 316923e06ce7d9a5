import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An event as an error-reporting service reads it. */
export interface ReceivedEvent {
  readonly release: string;
  readonly environment: string;
  readonly level: string;
  readonly transaction?: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace?: { readonly frames: readonly { readonly filename?: string; readonly function?: string }[] };
    }[];
  };
}

/** A server that speaks Sentry's envelope protocol: a line of headers, then for each item a line of headers and its content. */
export async function startErrorHost() {
  const events: ReceivedEvent[] = [];
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    requests.push({ path: request.url!, headers: request.headers, body });
    const [, ...lines] = body.trimEnd().split('\n');
    for (let index = 0; index < lines.length; index += 2)
      if ((JSON.parse(lines[index]!) as { type: string }).type === 'event')
        events.push(JSON.parse(lines[index + 1]!) as ReceivedEvent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`, events, requests };
}
