import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a script of the stand-in sent: a command of Google's tag, or of Clarity. */
export type TagCommand = readonly [name: string, ...parameters: unknown[]];

/**
 * A server that plays the hosts of both tags: its scripts set the tags' cookies and send every command that the page gives
 * them. Like the real ones they read the queues that the page fills before they arrive.
 */
export async function startTagHost() {
  const requests: string[] = [];
  const commands: TagCommand[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') commands.push(JSON.parse((await request.toArray()).join('')) as TagCommand);
    const isScript = request.method === 'GET';
    response.writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' });
    response.end(isScript ? (request.url!.startsWith('/gtag') ? googleScript : clarityScript) : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The commands with this name, such as 'event'. */
    named: (name: string) => commands.filter(([first]) => first === name),
    close: () => server.close(),
  };
}

const send = `const { origin } = new URL(document.currentScript.src);
const send = (command) => fetch(origin + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]) });`;

const googleScript = `{ ${send}
  const { searchParams } = new URL(document.currentScript.src);
  const take = (command) => window['ga-disable-' + searchParams.get('id')] || send(command);
  document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
  document.cookie = '_ga_STANDIN=GS1; path=/; max-age=1000; domain=localhost';
  dataLayer.forEach(take);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => { push(command); take(command); };
}`;

const clarityScript = `{ ${send}
  document.cookie = '_clck=1; path=/; max-age=1000';
  const { q } = clarity;
  window.clarity = (...command) => send(['clarity', ...command]);
  q.forEach((command) => clarity(...command));
}`;
