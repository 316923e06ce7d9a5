import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { payableAttempt, testPaymentProvider } from '../provider-suite.fixture.ts';
import { readMessage } from './redsys-message.ts';
import { isRedsysSignature, keyOfV2, type RedsysVersion, signRedsys } from './redsys-signature.ts';
import { redsysAccount, redsysNotification, redsysParameters, signedByRedsys, testRedsys } from './redsys.fixture.ts';

const { secret } = redsysAccount;
const provider = testRedsys();
const reference = provider.referenceFor('26-483920', 1);

testPaymentProvider(provider, { notification: redsysNotification, states: ['paid', 'failed'] });

interface Vector {
  readonly kind: 'request' | 'notification';
  readonly algorithm: RedsysVersion;
  readonly key: string;
  readonly order: string;
  readonly merchantParameters: string;
  readonly signature: string;
}
type Negative = Partial<Vector> & { readonly why: string; readonly signatureVersion?: string };
const vectorsFile = fileURLToPath(new URL('../../../../../../../shared/data/redsys-vectors.json', import.meta.url));
if (!existsSync(vectorsFile)) console.warn(`SKIPPED: the messages of Redsys are not at ${vectorsFile}`);

describe.skipIf(!existsSync(vectorsFile))('the published messages', () => {
  const { vectors, negative } = existsSync(vectorsFile)
    ? (JSON.parse(readFileSync(vectorsFile, 'utf8')) as { vectors: Vector[]; negative: Negative[] })
    : { vectors: [], negative: [] };
  const messageOf = ({ algorithm, merchantParameters, signature, signatureVersion }: Partial<Negative>) => ({
    Ds_SignatureVersion: signatureVersion ?? algorithm ?? 'HMAC_SHA256_V1',
    Ds_MerchantParameters: merchantParameters ?? 'e30=',
    Ds_Signature: signature ?? 'AAAA',
  });

  it('all have the signatures that the shop makes', () => {
    expect(vectors).toHaveLength(40);
    for (const { algorithm, key, order, merchantParameters, signature } of vectors)
      expect(isRedsysSignature(signature, algorithm, key, order, merchantParameters), order).toBe(true);
  });

  it('are read when Redsys has sent them, and not once any of their letters was changed', () => {
    const notifications = vectors.filter(({ kind }) => kind === 'notification');
    for (const vector of notifications) {
      const message = messageOf(vector);
      expect(readMessage(message, vector.key)?.get('ds_order')).toBe(vector.order);
      for (const name of ['Ds_MerchantParameters', 'Ds_Signature'] as const)
        for (const at of [0, 10, 20]) {
          const letter = message[name][at] === 'A' ? 'B' : 'A';
          const changed = message[name].slice(0, at) + letter + message[name].slice(at + 1);
          expect(readMessage({ ...message, [name]: changed }, vector.key), `${name} ${at}`).toBeNull();
        }
    }
  });

  it('that are wrong are refused', () => {
    expect(negative.length).toBeGreaterThan(0);
    for (const wrong of negative) expect(readMessage(messageOf(wrong), wrong.key ?? secret), wrong.why).toBeNull();
  });
});

describe('a signature', () => {
  it('of V2 derives its key as published', () => {
    expect(keyOfV2(secret, '1234567890')).toBe('RWt3/IPTzYRMXsQtkiGRKg==');
  });

  it('of V1 is standard base64, of V2 base64url without padding', () => {
    expect(signRedsys('HMAC_SHA256_V1', secret, '1234567890', 'e30=')).toMatch(/^[\w+/]{43}=$/);
    expect(signRedsys('HMAC_SHA512_V2', secret, '1234567890', 'e30=')).toMatch(/^[\w-]{86}$/);
  });

  it.each(['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const)(
    'of %s is known in both alphabets and no longer',
    (version) => {
      const signed = [version, secret, '26483920T1', 'eyJhIjoxfQ=='] as const;
      const signature = signRedsys(...signed);
      const other = signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, '');
      const standard = Buffer.from(other, 'base64url').toString('base64');
      for (const form of [signature, other, standard]) expect(isRedsysSignature(form, ...signed)).toBe(true);
      for (const form of [
        '',
        `${signature}A`,
        `A${signature}`,
        `${signature}=A`,
        signature.slice(1),
        signature.toLowerCase(),
      ])
        expect(isRedsysSignature(form, ...signed), form).toBe(false);
    },
  );
});

describe('a request to pay', () => {
  const parametersOf = (fields: Readonly<Record<string, string>>) =>
    JSON.parse(Buffer.from(fields.Ds_MerchantParameters!, 'base64').toString());

  it.each([
    ['HMAC_SHA512_V2', /^[\w-]+$/],
    ['HMAC_SHA256_V1', /^[\w+/]+={0,2}$/],
  ] as const)('is signed with %s', async (version, alphabet) => {
    const start = await testRedsys({ version } as never).start(payableAttempt(provider));
    if (start.kind !== 'form') throw new Error(start.kind);
    const { Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature } = start.fields as Record<string, string>;
    expect(start.url).toBe('https://bank.example/sis/realizarPago');
    expect(Ds_SignatureVersion).toBe(version);
    expect(Ds_MerchantParameters).toMatch(alphabet);
    expect(isRedsysSignature(Ds_Signature!, version, secret, reference, Ds_MerchantParameters!)).toBe(true);
    expect(parametersOf(start.fields)).toEqual({
      DS_MERCHANT_AMOUNT: '12995',
      DS_MERCHANT_ORDER: reference,
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_MERCHANTURL: redsysAccount.notificationUrl,
      DS_MERCHANT_URLOK: 'https://shop.example/payment/return/ok',
      DS_MERCHANT_URLKO: 'https://shop.example/payment/return/ko',
      DS_MERCHANT_PAYMETHODS: 'C',
      DS_MERCHANT_CONSUMERLANGUAGE: '001',
      DS_MERCHANT_PRODUCTDESCRIPTION: '26-483920',
    });
  });

  it('by Bizum, in Catalan, says so', async () => {
    const start = await provider.start({ ...payableAttempt(provider), method: 'bizum', locale: 'ca' });
    const fields = start.kind === 'form' ? start.fields : {};
    expect(parametersOf(fields)).toMatchObject({ DS_MERCHANT_PAYMETHODS: 'z', DS_MERCHANT_CONSUMERLANGUAGE: '003' });
  });

  it('has a bank order number of 4 to 12 letters and digits that starts with four digits', () => {
    for (const number of ['26-483920', '26-0000001', '27-1483920'])
      for (const attempt of [1, 5]) expect(provider.referenceFor(number, attempt)).toMatch(/^\d{4}[0-9A-Za-z]{0,8}$/);
  });
});

describe('a notification', () => {
  const genuine = redsysParameters(reference, 12_995);
  const paid = { reference, amount: 12_995, state: 'paid' };

  it.each(['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const)(
    'signed with %s is read, whichever the shop uses',
    async (version) => {
      expect(await provider.readNotification(signedByRedsys(genuine, version))).toMatchObject(paid);
    },
  );

  it('is read with names in small or capital letters', async () => {
    const inCase = (change: (name: string) => string, fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [change(name), value]));
    const lower = (name: string) => name.toLowerCase();
    const upper = (name: string) => name.toUpperCase();
    expect(await provider.readNotification(inCase(lower, signedByRedsys(genuine)))).toMatchObject(paid);
    const message = signedByRedsys({ ...inCase(upper, genuine), Ds_Order: reference });
    expect(await provider.readNotification(message)).toBeNull();
    const { Ds_Order: _, ...withoutOrder } = genuine;
    const capital = { ...inCase(upper, withoutOrder), DS_ORDER: reference };
    const encoded = Buffer.from(JSON.stringify(capital)).toString('base64url');
    const signature = signRedsys('HMAC_SHA512_V2', secret, reference, encoded);
    const fields = { Ds_SignatureVersion: 'HMAC_SHA512_V2', Ds_MerchantParameters: encoded, Ds_Signature: signature };
    expect(await provider.readNotification(fields)).toMatchObject(paid);
  });

  it('is read with plus signs as spaces, encoded once more, and with numbers instead of texts', async () => {
    const message = signedByRedsys({ ...genuine, Ds_MerchantData: '>>>???~~~ñ€' }, 'HMAC_SHA256_V1');
    const standard = { ...message, Ds_Signature: message.Ds_Signature!.replaceAll('-', '+').replaceAll('_', '/') };
    const changes = [(text: string) => text.replaceAll('+', ' '), encodeURIComponent, (text: string) => ` ${text}\n`];
    for (const change of changes) {
      const changed = Object.fromEntries(
        Object.entries(standard).map(([name, text]) => [name, name === 'Ds_SignatureVersion' ? text : change(text!)]),
      );
      expect(await provider.readNotification(changed)).toMatchObject(paid);
    }
    const numbers = { ...genuine, Ds_Amount: 12_995, Ds_Currency: 978, Ds_Terminal: 1 } as never;
    expect(await provider.readNotification(signedByRedsys(numbers))).toMatchObject(paid);
  });

  it.each([
    ['another merchant', { Ds_MerchantCode: '999008882' }],
    ['another terminal', { Ds_Terminal: '002' }],
    ['another currency', { Ds_Currency: '840' }],
    ['a refund that was denied', { Ds_TransactionType: '3', Ds_Response: '0190' }],
    ['a refund of nothing', { Ds_TransactionType: '3', Ds_Response: '0900', Ds_Amount: '0' }],
    ['a confirmation', { Ds_TransactionType: '2', Ds_Response: '0900' }],
    ['a pre-authorisation', { Ds_TransactionType: '1' }],
    ['an amount that is none', { Ds_Amount: '-1' }],
    ['an amount in euros', { Ds_Amount: '129.95' }],
    ['no response', { Ds_Response: '' }],
    ['no order', { Ds_Order: '' }],
  ])('of %s is not believed though it is signed', async (_, change) => {
    expect(await provider.readNotification(signedByRedsys({ ...genuine, ...change }))).toBeNull();
  });

  it('of a refund has what tells it from another', async () => {
    const refund = { ...genuine, Ds_TransactionType: '3', Ds_Response: '0900', Ds_Amount: '500' };
    const event = await provider.readNotification(signedByRedsys(refund));
    expect(event).toMatchObject({ reference, amount: 500, state: 'refunded', refund: { reference: '013548' } });
    const other = await provider.readNotification(signedByRedsys({ ...refund, Ds_AuthorisationCode: '013549' }));
    expect(other!.refund!.notification).not.toBe(event!.refund!.notification);
  });

  it('of an old or unknown version, or with that of another, is not believed', async () => {
    const message = signedByRedsys(genuine, 'HMAC_SHA256_V1');
    for (const version of ['HMAC_SHA512_V2', 'HMAC_SHA1_V0', 'HMAC_SHA512_V1', 'hmac_sha256_v1', ''])
      expect(await provider.readNotification({ ...message, Ds_SignatureVersion: version }), version).toBeNull();
  });

  it('of which a parameter was changed is not believed', async () => {
    const message = signedByRedsys(genuine);
    for (const name of Object.keys(genuine)) {
      const changed = { ...genuine, [name]: `${genuine[name]}1` };
      const encoded = Buffer.from(JSON.stringify(changed)).toString('base64');
      expect(await provider.readNotification({ ...message, Ds_MerchantParameters: encoded }), name).toBeNull();
    }
  });

  it('stores nothing of the card', async () => {
    const event = await provider.readNotification(signedByRedsys(genuine));
    expect(event!.message).toMatchObject({
      ds_response: '0000',
      ds_authorisationcode: '013548',
      ds_date: '22/11/2026',
    });
    expect(JSON.stringify(event!.message)).not.toMatch(/454881|card|merchantdata/i);
  });

  it.each([
    ['0000', 'paid', undefined],
    ['0099', 'paid', undefined],
    ['0100', 'failed', 'unknown'],
    ['0101', 'failed', 'expired_card'],
    ['0116', 'failed', 'insufficient_funds'],
    ['0129', 'failed', 'wrong_card_data'],
    ['0184', 'failed', 'not_authenticated'],
    ['0190', 'failed', 'denied'],
    ['0900', 'failed', 'unknown'],
    ['9915', 'failed', 'cancelled_by_user'],
    ['-1', 'failed', 'unknown'],
    ['+000', 'failed', 'unknown'],
  ])('with the response %s says %s', async (response, state, reason) => {
    const event = await provider.readNotification(redsysNotificationOf(response));
    expect([event!.state, event!.reason]).toEqual([state, reason]);
  });

  const redsysNotificationOf = (response: string) => signedByRedsys(redsysParameters(reference, 12_995, response));
});
