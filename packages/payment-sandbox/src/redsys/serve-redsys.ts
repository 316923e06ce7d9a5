import type { FastifyInstance, FastifyReply } from 'fastify';
import { later, notify } from '../notify.ts';
import { createRecords } from '../records.ts';
import { escapeHtml, euros, outcomeForm, sandboxPage } from '../sandbox-page.ts';
import { answerInquiry, type Operation } from './redsys-inquiry.ts';
import { readRequest, signed, type SignedFields } from './redsys-messages.ts';

export interface RedsysSandboxAccount {
  /** Where the simulator is reached, without a trailing slash. */
  readonly url: string;
  readonly merchantCode: string;
  readonly terminal: string;
  readonly secret: string;
  /** How long after the customer a late notification comes; 20 s by default. */
  readonly lateMs?: number;
}

/** What was paid before the simulator was asked: cents and method; null: nothing. */
export type FindPaidBefore = (order: string) => Promise<{ readonly amount: number; readonly method: string } | null>;

/** The buttons of the page, with the code that each ends in. */
const outcomes = {
  approve: { text: 'Pagar', response: '0000' },
  deny: { text: 'Denegar: sin saldo', response: '0116' },
  expired: { text: 'Denegar: tarjeta caducada', response: '0101' },
  refused: { text: 'Denegar: el banco no lo autoriza', response: '0190' },
  cancel: { text: 'Cancelar', response: '9915' },
  lost: { text: 'Pagar, pero se pierde el aviso a la tienda', response: '0000' },
  twice: { text: 'Pagar, y avisar a la tienda dos veces', response: '0000' },
  late: { text: 'Pagar, y avisar a la tienda más tarde', response: '0000' },
  changed: { text: 'Pagar otro importe', response: '0000' },
} as const;

const backOfficeOutcomes = { all: 'Devolver todo', one: 'Devolver 1 €' } as const;

/** Redsys as its merchants see it: the page where customers pay, refunds by REST, and inquiries by SOAP. */
export function serveRedsys(
  server: FastifyInstance,
  account: RedsysSandboxAccount,
  { folder, findPaidBefore }: { readonly folder: string | null; readonly findPaidBefore: FindPaidBefore },
): void {
  const { url, secret, merchantCode, lateMs } = account;
  const operations = createRecords<Operation>(folder);
  const save = (operation: Operation): void => operations.save(operation.order, operation);

  server.addContentTypeParser(['text/xml', 'application/soap+xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  /** The code of what is wrong with a request; null when nothing is. */
  function refusalOf(request: Readonly<Record<string, string>>, type: '0' | '3'): string | null {
    if (request.DS_MERCHANT_MERCHANTCODE !== merchantCode) return 'SIS0026';
    if (Number(request.DS_MERCHANT_TERMINAL) !== Number(account.terminal)) return 'SIS0026';
    if (request.DS_MERCHANT_CURRENCY !== '978') return 'SIS0027';
    if (!/^[1-9]\d{0,11}$/.test(request.DS_MERCHANT_AMOUNT ?? '')) return 'SIS0018';
    if (!/^\d{4}[0-9A-Za-z]{0,8}$/.test(request.DS_MERCHANT_ORDER ?? '')) return 'SIS0075';
    return request.DS_MERCHANT_TRANSACTIONTYPE === type ? null : 'SIS0023';
  }

  server.post('/sis/realizarPago', (message, reply) => {
    const request = readRequest(message.body, secret);
    if (typeof request === 'string') return showError(reply, request);
    const refusal = refusalOf(request, '0');
    if (refusal) return showError(reply, refusal);
    const known = operations.find(request.DS_MERCHANT_ORDER!);
    const urlKo = request.DS_MERCHANT_URLKO ?? '';
    if (known && known.response !== null) return showError(reply, 'SIS0051', urlKo);
    const operation: Operation = {
      order: request.DS_MERCHANT_ORDER!,
      terminal: account.terminal,
      amount: Number(request.DS_MERCHANT_AMOUNT),
      charged: Number(request.DS_MERCHANT_AMOUNT),
      method: request.DS_MERCHANT_PAYMETHODS === 'z' ? 'Bizum' : 'Tarjeta',
      version: (message.body as SignedFields).Ds_SignatureVersion,
      notificationUrl: request.DS_MERCHANT_MERCHANTURL ?? '',
      urlOk: request.DS_MERCHANT_URLOK ?? '',
      urlKo,
      response: null,
      refunds: [],
      lastCode: 100_000,
    };
    save(operation);
    const texts = Object.fromEntries(Object.entries(outcomes).map(([name, { text }]) => [name, text]));
    const form = outcomeForm({ action: `${url}/sis/pagar`, fields: { order: operation.order }, outcomes: texts });
    const facts = `${escapeHtml(operation.method)}, pedido ${escapeHtml(operation.order)}: ${euros(operation.amount)}`;
    return sendPage(reply, 200, 'Pago seguro Redsys', `<p>${facts}</p>\n${form}`);
  });

  server.post('/sis/pagar', async ({ body }, reply) => {
    const { order, outcome } = (body ?? {}) as { order?: string; outcome?: keyof typeof outcomes };
    const operation = operations.find(String(order));
    const chosen = Object.hasOwn(outcomes, String(outcome)) ? outcomes[outcome!] : null;
    if (!operation || !chosen) return showError(reply, 'SIS0054');
    // The page again after the back button.
    if (operation.response !== null) return showError(reply, 'SIS0051', operation.urlKo);
    operation.response = chosen.response;
    if (outcome === 'changed') operation.charged += 100;
    // The operation is stored before anybody is notified, who may ask at once.
    save(operation);
    const fields = messageOf(operation);
    const send = () => notify(operation.notificationUrl, { ...fields }, 'form');
    const back = operation.response === '0000' ? operation.urlOk : operation.urlKo;
    if (outcome === 'lost') return reply.redirect(back, 303);
    if (outcome === 'late') {
      later(send, lateMs);
      return reply.redirect(back, 303);
    }
    await send();
    if (outcome === 'twice') await send();
    return reply.redirect(withFields(back, fields), 303);
  });

  const messageOf = (operation: Operation): SignedFields =>
    signed(operation.version, secret, {
      Ds_Date: '01%2F01%2F2026',
      Ds_Hour: '12%3A00',
      Ds_SecurePayment: '1',
      Ds_Amount: String(operation.charged),
      Ds_Currency: '978',
      Ds_Order: operation.order,
      Ds_MerchantCode: merchantCode,
      Ds_Terminal: operation.terminal.padStart(3, '0'),
      Ds_Response: operation.response ?? '9998',
      Ds_MerchantData: '',
      Ds_TransactionType: '0',
      Ds_ConsumerLanguage: '1',
      Ds_AuthorisationCode: operation.response === '0000' ? '123456' : '++++++',
      ...(operation.response === '0000' && { Ds_Card_Number: '454881******0003', Ds_Card_Country: '724' }),
    });

  /** An operation that nobody has paid on the simulator's page. */
  async function adopt(order: string, version: string): Promise<Operation | null> {
    const paid = await findPaidBefore(order);
    if (!paid) return null;
    const { amount, method } = paid;
    const urls = { notificationUrl: '', urlOk: '', urlKo: '' };
    const { terminal } = account;
    const known = { order, terminal, method, version, amount, charged: amount, response: '0000', refunds: [] };
    return { ...known, ...urls, lastCode: 100_000 };
  }

  server.post('/sis/rest/trataPeticionREST', async ({ body }) => {
    const request = readRequest(body, secret);
    if (typeof request === 'string') return { errorCode: request };
    const refusal = refusalOf(request, '3');
    if (refusal) return { errorCode: refusal };
    const order = request.DS_MERCHANT_ORDER!;
    const { Ds_SignatureVersion: version } = body as SignedFields;
    const before = operations.find(order) ? null : await adopt(order, version);
    // Another request may have found it meanwhile.
    const operation = operations.find(order) ?? before;
    if (operation?.response !== '0000') return { errorCode: 'SIS0054' };
    const amount = Number(request.DS_MERCHANT_AMOUNT);
    if (amount > refundable(operation)) return { errorCode: 'SIS0057' };
    return refund(operation, amount, version);
  });

  /** Pays back; what the bank says of it. */
  function refund(operation: Operation, amount: number, version: string): SignedFields {
    operation.refunds.push(amount);
    operation.lastCode += 1;
    save(operation);
    return signed(version, secret, {
      Ds_Date: '01%2F01%2F2026',
      Ds_Hour: '12%3A00',
      Ds_Amount: String(amount),
      Ds_Currency: '978',
      Ds_Order: operation.order,
      Ds_MerchantCode: merchantCode,
      Ds_Terminal: operation.terminal,
      Ds_Response: '0900',
      Ds_AuthorisationCode: String(operation.lastCode),
      Ds_TransactionType: '3',
    });
  }

  const refundable = ({ response, charged, refunds }: Operation): number =>
    response === '0000' ? charged - refunds.reduce((sum, one) => sum + one, 0) : 0;

  // The bank's back office, where a merchant pays back without the shop.
  server.get('/', (_request, reply) => {
    const paid = operations.all().filter((operation) => refundable(operation) > 0);
    const items = paid.map(
      (operation) => `<li>${escapeHtml(operation.order)}: ${euros(refundable(operation))}
${outcomeForm({ action: `${url}/oficina`, fields: { order: operation.order }, outcomes: backOfficeOutcomes })}</li>`,
    );
    return sendPage(
      reply,
      200,
      'Operaciones de Redsys',
      items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Ninguna.</p>',
    );
  });

  server.post('/oficina', async ({ body }, reply) => {
    const { order, outcome } = (body ?? {}) as { order?: string; outcome?: string };
    const operation = operations.find(String(order));
    const left = operation ? refundable(operation) : 0;
    if (!operation || left === 0) return showError(reply, 'SIS0057');
    const fields = refund(operation, outcome === 'one' ? Math.min(100, left) : left, operation.version);
    await notify(operation.notificationUrl, { ...fields }, 'form');
    return reply.redirect(`${url}/`, 303);
  });

  server.post('/apl02/services/SerClsWSConsulta', ({ body }, reply) =>
    reply.type('text/xml; charset=utf-8').send(answerInquiry(String(body), account, (order) => operations.find(order))),
  );
}

const withFields = (url: string, fields: SignedFields): string =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ ...fields })}`;

const sendPage = (reply: FastifyReply, status: number, title: string, body: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(sandboxPage(title, body));

function showError(reply: FastifyReply, code: string, back = ''): FastifyReply {
  const link = URL.canParse(back) ? `<p><a href="${escapeHtml(back)}">Volver a la tienda</a></p>` : '';
  return sendPage(reply, 400, 'No se puede realizar la operación', `<p>Error ${escapeHtml(code)}</p>\n${link}`);
}
