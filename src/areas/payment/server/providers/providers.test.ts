import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { bankTransfer } from './bank-transfer.ts';
import { payableAttempt, testPaymentProvider } from './provider-suite.fixture.ts';
import { testCard, testCardNotification } from './test-card.fixture.ts';

const account = { iban: 'ES91 2100 0418 4502 0005 1332', beneficiary: 'Can Eina, S.L.' };
const qr = { path: ({ reference }: { reference: string }) => `/qr/${reference}` };

testPaymentProvider(bankTransfer(account, qr));
testPaymentProvider(testCard(), { notification: testCardNotification });

it('a bank transfer is explained with the account, and waited for seven days', async () => {
  const provider = bankTransfer(account, qr);
  const expiresAt = new Date('2026-11-27T09:00:00Z');
  expect(await provider.start({ ...payableAttempt(provider), amount: cents(500) })).toEqual({
    kind: 'instructions',
    ...account,
    reference: '26-483920',
    amount: 500,
    dueAt: expiresAt,
    qr: '/qr/26-483920',
  });
  expect(provider.name).toBe('bank-transfer');
  expect(provider.capabilities).toEqual({ methods: ['transfer'], start: 'instructions', minutesToPay: 10_080 });
});

it('the first transfer of an order is known by the number of the order', () => {
  const { referenceFor } = bankTransfer(account, qr);
  expect([1, 2].map((attempt) => referenceFor('26-483920', attempt))).toEqual(['26-483920', '26-483920-2']);
});

it('a bank transfer sends no notification that could be believed', async () => {
  const { readNotification } = bankTransfer(account, qr);
  expect(await readNotification({ reference: '26-483920', amount: 500, state: 'paid' })).toBeNull();
});
