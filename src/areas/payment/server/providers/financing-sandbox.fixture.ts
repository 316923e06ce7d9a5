import Fastify, { type FastifyInstance } from 'fastify';
import { servePaymentSandbox } from '#payment-sandbox';
import type { CrediyaSettings, SequraSettings } from '#platform/financing-settings.ts';
import type { RedsysAccount } from '#platform/redsys-settings.ts';
import { redsysAccount } from './redsys/redsys.fixture.ts';

interface Notification {
  readonly path: string;
  readonly fields: Record<string, unknown>;
  readonly status: number;
}

/** What the simulators have sent to a shop, and how that shop answers. */
interface ListeningShop {
  readonly notifications: Notification[];
  /** Answers a notification with a status; 200 until a test says otherwise. */
  answer: (path: string, fields: Record<string, unknown>) => Promise<number> | number;
}

export interface FinancingSandbox extends ListeningShop {
  readonly server: FastifyInstance;
  readonly url: string;
  readonly sequra: SequraSettings;
  readonly crediya: CrediyaSettings;
  readonly redsys: RedsysAccount;
  /** Presses a button of the page on which an application is decided; where that leads. */
  decide(provider: 'sequra' | 'crediya', providerId: string, outcome: string): Promise<string>;
  stop(): Promise<void>;
}

/** The simulators on a port of their own, with a shop that takes their notifications; what they know is in `folder`. */
export async function startFinancingSandbox(folder: string | null = null): Promise<FinancingSandbox> {
  const server = Fastify();
  // Known once it listens; the simulators read it only then.
  let url = '';
  const sequra: SequraSettings & { lateMs: number } = {
    get url() {
      return `${url}/sandbox/sequra`;
    },
    lateMs: 0,
    user: 'ferreter',
    password: 'a password of the tests',
    merchant: 'can_eina',
    assetKey: 'asset',
    scriptUrl: 'https://sequra.example/sequra-checkout.min.js',
  };
  const crediya: CrediyaSettings & { lateMs: number } = {
    get url() {
      return `${url}/sandbox/crediya`;
    },
    lateMs: 0,
    key: 'a key of the tests',
  };
  const redsys: RedsysAccount & { lateMs: number } = {
    ...redsysAccount,
    get url() {
      return `${url}/sandbox/redsys`;
    },
    lateMs: 0,
  };
  const shop: ListeningShop = { notifications: [], answer: () => 200 };
  await servePaymentSandbox(server, { redsys, sequra, crediya }, folder);
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.post('/*', async ({ url: path, body }, reply) => {
    const fields = body as Record<string, unknown>;
    const status = await shop.answer(path, fields);
    shop.notifications.push({ path, fields, status });
    return reply.code(status).send();
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });

  return Object.assign(shop, {
    server,
    url,
    sequra,
    crediya,
    redsys,
    async decide(provider: 'sequra' | 'crediya', providerId: string, outcome: string) {
      const path = provider === 'sequra' ? `/sequra/orders/${providerId}/identification` : '/crediya/apply';
      const response = await fetch(`${url}/sandbox${path}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome, token: providerId }),
        redirect: 'manual',
      });
      return response.headers.get('location') ?? String(response.status);
    },
    stop: () => server.close(),
  });
}
