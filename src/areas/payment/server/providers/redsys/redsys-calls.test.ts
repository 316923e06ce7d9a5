import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { payableAttempt } from '../provider-suite.fixture.ts';
import { signRedsys } from './redsys-signature.ts';
import { redsysAccount, redsysParameters, signedByRedsys, testRedsys } from './redsys.fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let provider: ReturnType<typeof testRedsys>;
/** How the bank answers each of its addresses. */
let answers: { rest: Answer; inquiry: Answer };
let calls: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const isRest = request.url === '/sis/rest/trataPeticionREST';
    calls.push(isRest ? 'rest' : 'inquiry');
    request.resume().on('end', () => (isRest ? answers.rest : answers.inquiry)(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = testRedsys({ url });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  answers = { rest: fail, inquiry: fail };
});

const fail: Answer = (_, response) => response.writeHead(500).end('down');
const cutOff: Answer = (request) => request.socket.destroy();
/** Takes the request and never answers. */
const hang: Answer = () => {};
const reference = testRedsys().referenceFor('26-483920', 1);
const attempt = { ...payableAttempt(testRedsys()), reference };
const refund = {
  amount: cents(500),
  reference: 'refund-1',
  refundedBefore: cents(0),
  isRepeated: false,
  isShipped: false,
};

const refundAnswer =
  (change: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.end(
      JSON.stringify(
        signedByRedsys({
          ...redsysParameters(reference, 500, '0900'),
          Ds_TransactionType: '3',
          ...change,
        }),
      ),
    );
const operations =
  (...found: readonly { type: number; amount: number; response: string; state?: string }[]): Answer =>
  (_, response) => {
    const xml = found.map(
      ({ type, amount, response: code, state = 'F' }) =>
        `<Response Ds_Version="0.0"><Ds_Order>${reference}</Ds_Order><Ds_TransactionType>${type}</Ds_TransactionType>` +
        `<Ds_Amount>${amount}</Ds_Amount><Ds_Currency>978</Ds_Currency><Ds_State>${state}</Ds_State>` +
        `<Ds_Response>${code}</Ds_Response></Response>`,
    );
    const content = xml.join('') || '<ErrorMsg><Ds_ErrorCode>XML0024</Ds_ErrorCode></ErrorMsg>';
    const version = `<Version Ds_Version="0.0"><Message>${content}</Message></Version>`;
    response.end(inEnvelope(version, signRedsys('HMAC_SHA256_V1', redsysAccount.secret, reference, version)));
  };
const inEnvelope = (version: string, signature: string): string => {
  const text = `<Messages>${version}<Signature>${signature}</Signature></Messages>`;
  return `<e:Envelope><r>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</r></e:Envelope>`;
};

describe('a refund', () => {
  it('is made, or refused, as the signed answer says', async () => {
    answers.rest = refundAnswer();
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refunded', reference: '013548' });
    answers.rest = refundAnswer({ Ds_Response: '0190' });
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refused' });
    answers.rest = (_, response) => response.end('{"errorCode":"SIS0057"}');
    expect(await provider.refund!(attempt, refund)).toEqual({ outcome: 'refused', message: { code: 'SIS0057' } });
  });

  it.each([
    ['without a valid signature', (_: unknown, response: ServerResponse) => response.end('{"Ds_Signature":"A"}')],
    ['of another amount', refundAnswer({ Ds_Amount: '400' })],
    ['of another order', refundAnswer({ Ds_Order: '2600T1' })],
  ])('whose answer is %s is unknown', async (_, answer) => {
    answers.rest = answer as Answer;
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    ['fails', fail],
    ['cuts off', cutOff],
  ])('is not sent twice when the bank %s', async (_, answer) => {
    answers.rest = answer;
    await expect(provider.refund!(attempt, refund)).rejects.toThrow('provider');
    expect(calls).toEqual(['rest']);
  });

  it('is given up when the bank hangs, and not sent twice', async () => {
    answers.rest = hang;
    const impatient = testRedsys({ url, waitMs: 200 });
    await expect(impatient.refund!(attempt, refund)).rejects.toMatchObject({ isTimeout: true });
    expect(calls.length).toBeLessThanOrEqual(1);
  });

  it('that is repeated asks first what was refunded, and is not paid twice', async () => {
    const repeated = { ...refund, refundedBefore: cents(300), isRepeated: true };
    answers = {
      rest: refundAnswer(),
      inquiry: operations({ type: 3, amount: 300, response: '0900' }, { type: 3, amount: 500, response: '0900' }),
    };
    expect(await provider.refund!(attempt, repeated)).toMatchObject({ outcome: 'refunded' });
    expect(calls).toEqual(['inquiry']);
    answers.inquiry = operations(
      { type: 3, amount: 300, response: '0900' },
      { type: 3, amount: 500, response: '0190' },
    );
    expect(await provider.refund!(attempt, repeated)).toMatchObject({ outcome: 'refunded' });
    expect(calls).toEqual(['inquiry', 'inquiry', 'rest']);
    answers.inquiry = fail;
    await expect(provider.refund!(attempt, repeated)).rejects.toThrow('provider');
    expect(calls.filter((call) => call === 'rest')).toHaveLength(1);
  });
});

describe('an inquiry', () => {
  it.each([
    [
      'a payment',
      operations({ type: 0, amount: 12_995, response: '0000' }),
      { state: 'paid', amount: 12_995, reference },
    ],
    [
      'a denial',
      operations({ type: 0, amount: 12_995, response: '0116' }),
      { state: 'failed', reason: 'insufficient_funds' },
    ],
  ])('finds %s', async (_, answer, event) => {
    answers.inquiry = answer;
    expect(await provider.inquire!(attempt)).toMatchObject(event);
  });

  it('finds the payment after a card that was denied on the same page, and no refund', async () => {
    answers.inquiry = operations(
      { type: 3, amount: 500, response: '0900' },
      { type: 0, amount: 12_995, response: '0190' },
      { type: 0, amount: 12_995, response: '0000' },
    );
    expect(await provider.inquire!(attempt)).toMatchObject({ state: 'paid', amount: 12_995 });
  });

  it('is refused an answer that the bank has not signed', async () => {
    const said = (order: string) =>
      '<Version Ds_Version="0.0"><Message><Response Ds_Version="0.0">' +
      `<Ds_Order>${order}</Ds_Order><Ds_TransactionType>0</Ds_TransactionType><Ds_Amount>12995</Ds_Amount>` +
      '<Ds_Currency>978</Ds_Currency><Ds_State>F</Ds_State><Ds_Response>0000</Ds_Response></Response></Message></Version>';
    const sign = (order: string, version = said(order)) =>
      signRedsys('HMAC_SHA256_V1', redsysAccount.secret, order, version);
    const paid = said(reference);
    const forged = [
      inEnvelope(paid, ''),
      inEnvelope(paid, sign(reference, paid.replace('12995', '12996'))),
      // The message of another order, whose own key has signed it.
      inEnvelope(said('2600T1'), sign('2600T1')),
      inEnvelope(paid, sign('2600T1', paid)),
      inEnvelope(paid, sign(reference).toLowerCase()),
    ];
    for (const text of forged) {
      answers.inquiry = (_, response) => response.end(text);
      await expect(provider.inquire!(attempt)).rejects.toThrow('wrong signature');
    }
    answers.inquiry = (_, response) => response.end(inEnvelope(paid, sign(reference)));
    expect(await provider.inquire!(attempt)).toMatchObject({ state: 'paid' });
    // Signed, but not an answer about this order.
    const version = said('2600T1');
    answers.inquiry = (_, response) => response.end(inEnvelope(version, sign(reference, version)));
    expect(await provider.inquire!(attempt)).toBeNull();
  });

  it('finds nothing while the customer is at the bank, or has never been there', async () => {
    answers.inquiry = operations({ type: 0, amount: 12_995, response: '9998', state: 'S' });
    expect(await provider.inquire!(attempt)).toBeNull();
    answers.inquiry = operations();
    expect(await provider.inquire!(attempt)).toBeNull();
  });

  it('is given up when the bank hangs, and does not wait again', async () => {
    answers.inquiry = hang;
    const impatient = testRedsys({ url, waitMs: 200 });
    await expect(impatient.inquire!(attempt)).rejects.toMatchObject({ isTimeout: true });
    expect(calls.length).toBeLessThanOrEqual(1);
  });

  it('is refused an answer that is none', async () => {
    answers.inquiry = (_, response) => response.end('<html>maintenance</html>');
    await expect(provider.inquire!(attempt)).rejects.toThrow('Redsys answered');
    answers.inquiry = cutOff;
    await expect(provider.inquire!(attempt)).rejects.toThrow('provider');
  });
});
