import { type Cents, cents } from '#values/money.ts';
import type { RedsysAccount } from '#platform/redsys-settings.ts';
import type { OrderPaymentMethod } from '../../../contract.ts';
import type { PaymentAttempt, PaymentEvent, PaymentProvider, Refund, RefundAnswer } from '../../payment-provider.ts';
import { readJson, requestProvider } from '../provider-request.ts';
import { inquiryBody, type InquiryQuestion, readInquiry, type RedsysOperation } from './redsys-inquiry.ts';
import { readMessage, writeMessage } from './redsys-message.ts';
import { isAuthorised, isRefunded, reasonOf } from './redsys-responses.ts';

interface RedsysSettings extends RedsysAccount {
  /** Where Redsys reports, server to server. */
  readonly notificationUrl: string;
  /** The time for one answer of the bank; 10 s by default. */
  readonly waitMs?: number | undefined;
}

const euro = '978';
/** The customer has half an hour on the bank's page. */
const minutesToPay = 30;
/** Twelve digits of cents. */
const amounts = { min: cents(1), max: cents(999_999_999_999) };

const payMethods: Partial<Record<OrderPaymentMethod, string>> = { card: 'C', bizum: 'z' };
const languages = { es: '001', ca: '003' };
/** Only these fields of a message are stored: nothing of the card, nothing of its holder. */
const storedFields = [
  'ds_date',
  'ds_hour',
  'ds_amount',
  'ds_currency',
  'ds_terminal',
  'ds_response',
  'ds_transactiontype',
  'ds_authorisationcode',
  'ds_errorcode',
  'ds_securepayment',
  'ds_processedpaymethod',
];

/** Card and Bizum by redirection to the page of Redsys. */
export function redsys(settings: RedsysSettings): PaymentProvider {
  const { merchantCode, terminal, secret, url, isTest, notificationUrl, waitMs } = settings;

  /** What the bank knows of an order number. */
  async function ask(order: string, transactionType: InquiryQuestion['transactionType']): Promise<RedsysOperation[]> {
    const question = { merchantCode, terminal, order, transactionType };
    const body = inquiryBody(question, secret);
    const { text } = await requestProvider({
      method: 'POST',
      url: `${url}/apl02/services/SerClsWSConsulta`,
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'consultaOperaciones' },
      body,
      waitMs,
      mayRepeat: true,
    });
    return readInquiry(text, question, secret).filter(
      (operation) =>
        operation.order === order && operation.currency === euro && operation.transactionType === transactionType,
    );
  }

  async function refundedAtBank(reference: string): Promise<Cents> {
    const refunds = await ask(reference, '3');
    const done = refunds.filter(({ isFinished, response }) => isFinished && isRefunded(response));
    return cents(done.reduce((sum, { amount }) => sum + amount, 0));
  }

  async function refund({ reference }: PaymentAttempt, { amount }: Refund): Promise<RefundAnswer> {
    const message = writeMessage(settings, {
      DS_MERCHANT_AMOUNT: String(amount),
      DS_MERCHANT_ORDER: reference,
      DS_MERCHANT_MERCHANTCODE: merchantCode,
      DS_MERCHANT_CURRENCY: euro,
      DS_MERCHANT_TRANSACTIONTYPE: '3',
      DS_MERCHANT_TERMINAL: terminal,
    });
    const restUrl = `${url}/sis/rest/trataPeticionREST`;
    const answer = readJson(
      // Sent twice it would be paid twice.
      await requestProvider({ method: 'POST', url: restUrl, headers: {}, body: message, waitMs, mayRepeat: false }),
    ) as Readonly<Record<string, unknown>>;
    // Refused before it reached the bank: the answer is not signed.
    if (typeof answer.errorCode === 'string') return { outcome: 'refused', message: { code: answer.errorCode } };
    const parameters = readMessage(answer, secret);
    if (parameters?.get('ds_order') !== reference || Number(parameters.get('ds_amount')) !== amount)
      return { outcome: 'unknown', message: {} };
    const isDone = isRefunded(parameters.get('ds_response') ?? '');
    const code = parameters.get('ds_authorisationcode');
    return { outcome: isDone ? 'refunded' : 'refused', message: stored(parameters), ...(code && { reference: code }) };
  }

  return {
    name: 'redsys',
    capabilities: { methods: ['card', 'bizum'], start: 'form', minutesToPay, amounts, ...(isTest && { isTest }) },
    // Four to twelve letters and digits, the first four digits: year and serial number of the order, then the attempt.
    referenceFor: (orderNumber, attempt) => `${orderNumber.replaceAll('-', '')}T${attempt}`,

    async start({ reference, amount, method, locale, returnUrls, order }) {
      const message = writeMessage(settings, {
        DS_MERCHANT_AMOUNT: String(amount),
        DS_MERCHANT_ORDER: reference,
        DS_MERCHANT_MERCHANTCODE: merchantCode,
        DS_MERCHANT_CURRENCY: euro,
        DS_MERCHANT_TRANSACTIONTYPE: '0',
        DS_MERCHANT_TERMINAL: terminal,
        DS_MERCHANT_MERCHANTURL: notificationUrl,
        DS_MERCHANT_URLOK: returnUrls.ok,
        DS_MERCHANT_URLKO: returnUrls.ko,
        DS_MERCHANT_PAYMETHODS: payMethods[method] ?? '',
        DS_MERCHANT_CONSUMERLANGUAGE: languages[locale],
        DS_MERCHANT_PRODUCTDESCRIPTION: order.number,
      });
      return { kind: 'form', url: `${url}/sis/realizarPago`, fields: { ...message } };
    },

    async readNotification(fields) {
      const parameters = readMessage(fields, secret);
      if (!parameters) return null;
      const isOurs =
        parameters.get('ds_merchantcode') === merchantCode &&
        Number(parameters.get('ds_terminal')) === Number(terminal) &&
        parameters.get('ds_currency') === euro;
      const amount = parameters.get('ds_amount') ?? '';
      const response = parameters.get('ds_response');
      if (!isOurs || !/^\d{1,12}$/.test(amount) || !response) return null;
      const facts = [parameters.get('ds_order')!, cents(Number(amount)), response, stored(parameters)] as const;
      switch (parameters.get('ds_transactiontype') ?? '0') {
        // A payment and its refund: no other operation belongs to the shop.
        case '0':
          return eventOf(...facts);
        case '3':
          return refundEventOf(...facts);
        default:
          return null;
      }
    },

    async inquire({ reference }) {
      const finished = (await ask(reference, '0')).filter(({ isFinished }) => isFinished);
      // On the bank's page a denied card may be followed by another.
      const operation = finished.find(({ response }) => isAuthorised(response)) ?? finished[0];
      if (!operation) return null;
      const { amount, response } = operation;
      return eventOf(reference, cents(amount), response, { inquiry: response, ds_amount: amount });
    },

    async refund(attempt, wanted) {
      // Nothing in the protocol makes a refund repeatable: the bank would pay it twice.
      if (wanted.isRepeated) {
        const done = await refundedAtBank(attempt.reference);
        if (done >= wanted.refundedBefore + wanted.amount) return { outcome: 'refunded', message: { inquiry: done } };
      }
      return refund(attempt, wanted);
    },
  };
}

function eventOf(reference: string, amount: Cents, response: string, message: PaymentEvent['message']): PaymentEvent {
  if (isAuthorised(response)) return { reference, amount, state: 'paid', message };
  return { reference, amount, state: 'failed', reason: reasonOf(response), message };
}

/** Null: not refunded. The protocol has no name for a refund but its moment and its code. */
function refundEventOf(
  reference: string,
  amount: Cents,
  response: string,
  message: PaymentEvent['message'],
): PaymentEvent | null {
  if (!isRefunded(response) || amount === 0) return null;
  const { ds_date = '', ds_hour = '', ds_authorisationcode: code = '' } = message;
  const refund = { notification: [ds_date, ds_hour, code, amount].join(' '), reference: String(code) || null };
  return { reference, amount, state: 'refunded', refund, message };
}

const stored = (parameters: ReadonlyMap<string, string>): PaymentEvent['message'] =>
  Object.fromEntries(
    storedFields.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name)!.slice(0, 40)]] : [])),
  );
