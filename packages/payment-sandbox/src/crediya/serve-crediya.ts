import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { later, notify } from '../notify.ts';
import { createRecords } from '../records.ts';
import { escapeHtml, euros, outcomeForm, sandboxPage } from '../sandbox-page.ts';

export interface CrediyaAccount {
  /** Where the simulator is reached, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** How long after the customer a late notification comes; 20 s by default. */
  readonly lateMs?: number;
}

interface Application {
  readonly token: string;
  readonly reference: string;
  amount: number;
  state: 'open' | 'pending' | 'approved' | 'rejected' | 'cancelled';
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Cents by the reference of each refund. */
  readonly refunds: Record<string, number>;
}

const outcomes = {
  approve: 'Aprobar',
  review: 'Dejar pendiente',
  deny: 'Denegar',
  cancel: 'Cancelar',
  lost: 'Aprobar, pero se pierde el aviso a la tienda',
  twice: 'Aprobar, y avisar a la tienda dos veces',
  late: 'Aprobar, y avisar a la tienda más tarde',
  changed: 'Aprobar otro importe',
} as const;

/** What an application is after each. */
const states: Readonly<Record<keyof typeof outcomes, Application['state']>> = {
  approve: 'approved',
  review: 'pending',
  deny: 'rejected',
  cancel: 'cancelled',
  lost: 'approved',
  twice: 'approved',
  late: 'approved',
  changed: 'approved',
};

/** Crediya as the shop assumes it: an API, and the page on which a customer applies for a loan. */
export function serveCrediya(server: FastifyInstance, account: CrediyaAccount, folder: string | null): void {
  const { key, lateMs } = account;
  const applications = createRecords<Application>(folder);
  const save = (application: Application): void => applications.save(application.token, application);

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.headers.authorization !== `Bearer ${key}`) await reply.code(401).send({ error: 'wrong key' });
  }
  const forShops = { onRequest: authenticate };
  const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

  server.post('/v1/previews', forShops, ({ body }, reply) => {
    const { amount } = (body ?? {}) as { amount?: unknown };
    return isAmount(amount) ? { token: `preview-${randomUUID()}` } : refuse(reply, 422, 'amount is wrong');
  });

  server.post('/v1/applications', forShops, (request, reply) => {
    const { reference, amount, currency, notify_url, return_url, cancel_url, customer } = (request.body ??
      {}) as Record<string, unknown>;
    if (typeof reference !== 'string' || !isAmount(amount) || currency !== 'EUR')
      return refuse(reply, 422, 'reference, amount or currency is wrong');
    if (![notify_url, return_url, cancel_url].every((address) => URL.canParse(String(address))))
      return refuse(reply, 422, 'an address is wrong');
    if (!(customer as { document?: unknown } | undefined)?.document)
      return refuse(reply, 422, 'the document is missing');
    const known = applications.all().find((one) => one.reference === reference);
    if (known && known.amount !== amount) return refuse(reply, 409, 'the reference was used for another amount');
    const application: Application = known ?? {
      token: randomUUID(),
      reference,
      amount,
      state: 'open',
      notifyUrl: String(notify_url),
      returnUrl: String(return_url),
      cancelUrl: String(cancel_url),
      refunds: {},
    };
    save(application);
    return { token: application.token };
  });

  server.get('/v1/applications/:token', forShops, (request, reply) => {
    const application = find(request);
    if (!application) return refuse(reply, 404, 'unknown token');
    const { token, reference, amount, state } = application;
    return { token, reference, amount, state };
  });

  server.post('/v1/applications/:token/refunds', forShops, (request, reply) => {
    const application = find(request);
    if (!application) return refuse(reply, 404, 'unknown token');
    const { amount, reference } = (request.body ?? {}) as { amount?: unknown; reference?: unknown };
    if (!isAmount(amount) || typeof reference !== 'string') return refuse(reply, 422, 'amount or reference is wrong');
    const { refunds, state } = application;
    const refunded = Object.values(refunds).reduce((sum, one) => sum + one, 0);
    if (refunds[reference] === undefined) {
      if (state !== 'approved' || refunded + amount > application.amount)
        return refuse(reply, 409, 'more than was lent');
      refunds[reference] = amount;
      save(application);
    }
    return { reference, amount: refunds[reference] };
  });

  const find = ({ params }: FastifyRequest): Application | undefined =>
    applications.find((params as { token: string }).token);

  /** Signed as the shop expects it: the first line keeps signatures apart from others made with the same key. */
  const send = ({ token, reference, amount, state, notifyUrl }: Application) => {
    const signed = ['crediya notification', token, reference, amount, state].join('\n');
    const signature = createHmac('sha256', key).update(signed).digest('base64url');
    return notify(notifyUrl, { token, reference, amount, state, signature }, 'json');
  };

  server.get('/apply', (request, reply) => {
    const application = applications.find(String((request.query as { token?: unknown }).token));
    if (!application) return notFound(reply);
    const body =
      application.state === 'open' || application.state === 'pending'
        ? `<p>Pedido ${escapeHtml(application.reference)}: ${euros(application.amount)}</p>
${outcomeForm({ action: `${account.url}/apply`, fields: { token: application.token }, outcomes })}`
        : `<p>Esta solicitud ya está decidida.</p><p><a href="${escapeHtml(application.returnUrl)}">Volver a la tienda</a></p>`;
    return sendPage(reply, 'Solicitud de crédito Crediya', body);
  });

  server.post('/apply', async (request, reply) => {
    const { token, outcome } = (request.body ?? {}) as { token?: string; outcome?: keyof typeof outcomes };
    const application = applications.find(String(token));
    if (!application) return notFound(reply);
    if (application.state !== 'open' && application.state !== 'pending')
      return reply.redirect(application.returnUrl, 303);
    const state = Object.hasOwn(states, String(outcome)) ? states[outcome!] : null;
    if (!state) return reply.redirect(application.cancelUrl, 303);
    // Saved before anybody is told, who may ask at once.
    application.state = state;
    if (outcome === 'changed') application.amount += 100;
    save(application);
    if (outcome === 'late') later(() => send(application), lateMs);
    else if (outcome === 'twice') await Promise.all([send(application), send(application)]);
    else if (outcome !== 'lost') await send(application);
    if (outcome === 'cancel') return reply.redirect(application.cancelUrl, 303);
    return reply.redirect(application.returnUrl, 303);
  });
}

const isAmount = (amount: unknown): amount is number => Number.isInteger(amount) && Number(amount) > 0;

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Unknown application\n');

const sendPage = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
    .send(sandboxPage(title, body));
