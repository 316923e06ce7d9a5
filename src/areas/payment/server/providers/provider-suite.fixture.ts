import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { paymentMethods } from '../../contract.ts';
import type { PayableAttempt, PaymentEvent, PaymentProvider } from '../payment-provider.ts';

interface SuiteOptions {
  /** A genuine notification; absent when the provider sends none. */
  readonly notification?: (reference: string, amount: number, state: never) => Record<string, unknown>;
  /** What its notifications say; all states by default. */
  readonly states?: readonly PaymentEvent['state'][];
}

/** An attempt to pay an order of 129.95 euros that is picked up. */
export const payableAttempt = (provider: PaymentProvider, number = 1): PayableAttempt => ({
  reference: provider.referenceFor('26-483920', number),
  providerId: null,
  method: provider.capabilities.methods[0]!,
  amount: cents(12_995),
  expiresAt: new Date('2026-11-27T09:00:00Z'),
  locale: 'es',
  shopper: { ip: '203.0.113.7', userAgent: 'a browser' },
  returnUrls: { ok: 'https://shop.example/payment/return/ok', ko: 'https://shop.example/payment/return/ko' },
  order: {
    number: '26-483920',
    lines: [{ article: 'drill', name: 'Taladro', quantity: 1, sum: cents(12_995) }],
    deliveryPrice: cents(0),
    customer: {
      name: 'Marta',
      surname: 'Soler Vidal',
      email: 'marta@ejemplo.cat',
      phone: '612 34 56 78',
      document: { type: 'NIF', number: '12345678Z' },
      organization: null,
      isGuest: false,
    },
    delivery: { type: 'pickup', address: 'Carrer de Sant Bru, 18', zipcode: '08911', city: 'Badalona' },
  },
});

/** The tests that every payment provider must pass; each calls this and adds its own. */
export function testPaymentProvider(
  provider: PaymentProvider,
  { notification: notify, states = ['processing', 'paid', 'failed'] }: SuiteOptions = {},
): void {
  const { capabilities } = provider;

  describe(`the payment provider ${provider.name}`, () => {
    it('states its capabilities', () => {
      expect(provider.name).toMatch(/^[a-z][a-z-]+$/);
      expect(capabilities.methods.length).toBeGreaterThan(0);
      expect(paymentMethods).toEqual(expect.arrayContaining([...capabilities.methods]));
      expect(capabilities.minutesToPay).toBeGreaterThan(0);
    });

    it('has a reference of its own for each attempt of each order', () => {
      const references = ['26-483920', '26-483921', '27-1483920'].flatMap((number) =>
        [1, 2, 3, 12].map((count) => provider.referenceFor(number, count)),
      );
      expect(new Set(references).size).toBe(references.length);
      expect(provider.referenceFor('26-483920', 1)).toBe(references[0]);
    });

    it('starts a payment, and returns the same one when called again', async () => {
      const first = await provider.start(payableAttempt(provider));
      expect(first.kind).toBe(capabilities.start);
      const providerId = first.providerId ?? null;
      expect(await provider.start({ ...payableAttempt(provider), providerId })).toEqual(first);
      expect(await provider.start(payableAttempt(provider, 2))).not.toEqual(first);
      if (first.kind === 'redirect' || first.kind === 'form') expect(first.url).toMatch(/^https?:/);
      if (first.kind === 'instructions')
        expect(first).toMatchObject({
          amount: 12_995,
          reference: payableAttempt(provider).reference,
          dueAt: new Date('2026-11-27T09:00:00Z'),
        });
    });

    it.each([
      {},
      { reference: '26-483920' },
      { signature: '' },
      { signature: null, amount: [] },
      { body: 'x'.repeat(9) },
    ])('does not believe the notification %j', async (forged) => {
      expect(await provider.readNotification(forged)).toBeNull();
    });

    if (!notify) return;
    const notification = notify as (reference: string, amount: number, state: string) => Record<string, unknown>;
    const { reference, amount } = payableAttempt(provider);

    it.each(states)('reads that a payment is %s', async (state) => {
      const event = await provider.readNotification(notification(reference, amount, state));
      expect(event).toMatchObject({ reference, amount, state, message: expect.any(Object) });
      for (const value of Object.values(event!.message)) expect(String(value)).not.toMatch(/@|\d{12,}/);
    });

    it('rejects a notification of which a part was changed', async () => {
      const genuine = notification(reference, amount, 'paid');
      for (const [name, value] of Object.entries(genuine))
        expect(await provider.readNotification({ ...genuine, [name]: `${String(value)}1` }), name).toBeNull();
    });
  });
}
