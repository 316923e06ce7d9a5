import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentMoney, payments } from '#areas/payment/server/payments-tables.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';
import { actors, addProduct, type Rules, startRules, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { orderHistory, orders } from '#areas/orders/server/records/orders-tables.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const attempt = fc.integer({ min: 0, max: 4 });
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      attempt,
      state: fc.constantFrom('paid', 'failed', 'processing'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wrong amount' as const), attempt, amount: fc.constantFrom(1, 1999) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay again' as const), method: fc.constantFrom('card', 'transfer') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), minutes: fc.constantFrom(5, 31) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('record paid' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: fc.constantFrom(null, 1, 500, 2000) }),
  },
);

const pieces = 2;
const price = 1000;
let products = 0;

it('whatever happens: paid once at most, stock as its order, money as confirmed, refunds never above it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (events) => {
      products += 1;
      const product = await addProduct(rules.database, { article: `drill-${products}`, stock: 10, price });
      const { id, userId, number } = await rules.placeOrder(product, { quantity: pieces, payment: 'card' });
      const attemptsOf = () =>
        rules.database.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
      const stored = async () => (await rules.database.select().from(orders).where(eq(orders.id, id)))[0]!;
      /** What the test card, or the shopkeeper, has said was paid, by reference and amount. */
      const confirmed = new Map<string, number>();

      async function notify(index: number, state: string, amount: number): Promise<void> {
        const cards = (await attemptsOf()).filter(({ provider }) => provider === 'test-card');
        const { reference } = cards[index % cards.length]!;
        const message = testCardNotification(reference, amount, state as 'paid');
        await rules.settling.settlePayment('test-card', message);
        if (state === 'paid') confirmed.set(`${reference} ${amount}`, amount);
      }

      for (const one of events) {
        if (one.kind === 'notify') await notify(one.attempt, one.state, pieces * price);
        if (one.kind === 'wrong amount') await notify(one.attempt, 'paid', one.amount);
        if (one.kind === 'pay again') await rules.settling.payAgain(actors.customer, userId, id, one.method as 'card');
        if (one.kind === 'cancel') await rules.orders.forCustomer.cancel(actors.customer, userId, id, 'es');
        if (one.kind === 'expire') {
          rules.passDays(one.minutes / 1440);
          await rules.expireUnpaidOrders();
        }
        if (one.kind === 'record paid') {
          const paid = await rules.settling.payments.recordPaid(actors.shop, number);
          const { reference } = (await attemptsOf()).at(-1)!;
          if (!(paid instanceof Failure)) confirmed.set(`${reference} ${pieces * price}`, pieces * price);
        }
        if (one.kind === 'refund')
          await rules.settling.payments.refund(actors.shop, number, {
            amount: one.amount === null ? null : cents(one.amount),
            isByHand: true,
          });

        const { status } = await stored();
        expect(await stockOf(rules.database, product)).toBe(status === 'cancelled' ? 10 : 10 - pieces);
      }

      const history = await rules.database.select().from(orderHistory).where(eq(orderHistory.orderId, id));
      const states = history.toSorted((a, b) => a.id - b.id).map(({ paymentStatus }) => paymentStatus);
      expect(states.filter((state, at) => state === 'paid' && states[at - 1] !== 'paid').length).toBeLessThan(2);
      const attempts = await attemptsOf();
      expect(attempts.length).toBeLessThan(6);
      expect(attempts.filter(({ state }) => state === 'pending' || state === 'processing').length).toBeLessThan(2);
      let charged = 0;
      for (const { id: paymentId } of attempts) {
        const money = await rules.database.select().from(paymentMoney).where(eq(paymentMoney.paymentId, paymentId));
        const sumOf = (kind: string) => money.reduce((sum, row) => sum + (row.kind === kind ? row.amount : 0), 0);
        expect(sumOf('refund')).toBeLessThanOrEqual(sumOf('charge'));
        charged += sumOf('charge');
      }
      expect(charged).toBe([...confirmed.values()].reduce((sum, amount) => sum + amount, 0));
    }),
    { numRuns: propertyRuns(60) },
  );
});
