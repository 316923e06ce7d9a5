import type { Page } from '@playwright/test';
import { messages as paymentMessages } from '#areas/orders/web/payment/messages.ts';
import { localisedPath } from '#i18n/locale.ts';
import { passPaymentTime } from './pass-payment-time.ts';
import { createPaymentShopper } from './payment-shopper.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

/** Milliseconds; pages ask for an outcome at growing intervals. */
const askedWithin = 40_000;
const minutesInDay = 24 * 60;

test.beforeEach(refuseCookies);

type Method = 'card' | 'bizum' | 'sequra' | 'crediya';
type Shopper = Awaited<ReturnType<typeof createPaymentShopper>>;

interface Story {
  readonly name: string;
  /** Each story is told once; the other methods follow in the run of everything. */
  readonly shownBy: Method;
  readonly play: (page: Page, shopper: Shopper, method: Method) => Promise<void>;
}

const stories: readonly Story[] = [
  {
    name: 'denied, cancelled, and approved with two notifications',
    shownBy: 'sequra',
    async play(page, { headings, pay, orderAndPay, expectHeading, expectPayment }) {
      const { orderId } = await orderAndPay(page, 'deny');
      await expectHeading(page, headings.denied);
      await expectPayment(orderId, 'failed', ['failed']);
      await pay(page, 'cancel');
      await expectHeading(page, headings.cancelled);
      await expectPayment(orderId, 'failed', ['failed', 'failed']);
      await pay(page, 'twice');
      await expectHeading(page, headings.paid);
      await expectPayment(orderId, 'paid', ['failed', 'failed', 'paid']);
    },
  },
  {
    name: 'approved with another amount, and not paid in time',
    shownBy: 'card',
    async play(page, { headings, orderAndPay, expectHeading, expectPayment }, method) {
      const { orderId } = await orderAndPay(page, 'changed');
      // SeQura pays only what the shop confirms.
      await expectHeading(page, method !== 'sequra' ? headings.otherAmount : headings.waiting);
      await expectPayment(orderId, 'pending', ['pending']);
      await passPaymentTime(orderId, minutesInDay + 1, 'cancel-unpaid-orders');
      await expectHeading(page, headings.over, askedWithin);
      await expectPayment(orderId, 'cancelled', ['cancelled']);
    },
  },
  {
    name: 'approved at once, and without a notification',
    shownBy: 'crediya',
    async play(page, { headings, orderAndPay, expectHeading, expectPayment }, method) {
      const approved = await orderAndPay(page, 'approve');
      await expectHeading(page, headings.paid);
      await expectPayment(approved.orderId, 'paid', ['paid']);
      const { orderId } = await orderAndPay(page, 'lost');
      await expectHeading(page, headings.waiting);
      // Crediya is asked by the page itself.
      if (method !== 'crediya') await passPaymentTime(orderId, 6, 'ask-payment-providers');
      await expectHeading(page, headings.paid, askedWithin);
      await expectPayment(orderId, 'paid', ['paid']);
    },
  },
  {
    name: 'approved with a late notification',
    shownBy: 'bizum',
    async play(page, { headings, orderAndPay, expectHeading, expectPayment }) {
      const { orderId } = await orderAndPay(page, 'late');
      await expectHeading(page, headings.waiting);
      await expectPayment(orderId, 'pending', ['pending']);
      await expectHeading(page, headings.paid, askedWithin);
      await expectPayment(orderId, 'paid', ['paid']);
    },
  },
];

for (const { method, locale, width } of [
  { method: 'card', locale: 'es', width: '@desktop' },
  { method: 'bizum', locale: 'ca', width: '@telephone' },
  { method: 'sequra', locale: 'ca', width: '@desktop' },
  { method: 'crediya', locale: 'es', width: '@telephone' },
] as const)
  for (const { name, shownBy, play } of stories)
    test(
      `a payment by ${method} is ${name}`,
      { tag: [width, ...(shownBy === method ? [] : ['@all'])] },
      async ({ page }) => {
        const shopper = await createPaymentShopper(page, { method, locale });
        await play(page, shopper, method);
      },
    );

test('what seQura and Crediya have to review is decided later', { tag: '@desktop' }, async ({ page, context }) => {
  const t = paymentMessages.es.status;
  const lenderTab = await context.newPage();

  /** The state of the application, on the page that the lender's shoppers look it up on. */
  async function expectApplication(orderId: number, state: string): Promise<void> {
    await open(page, localisedPath(`/financing/status?orderId=${orderId}`, 'es'));
    await expect(main(page).getByRole('heading', { name: state, exact: true })).toBeVisible();
  }

  await test.step('approved by seQura', async () => {
    const { headings, orderAndPay, expectHeading, expectPayment } = await createPaymentShopper(page, {
      method: 'sequra',
      locale: 'es',
    });
    const { orderId, number } = await orderAndPay(page, 'review');
    await expectHeading(page, headings.waiting);
    await expectPayment(orderId, 'processing', ['processing']);
    await expectApplication(orderId, t.processing);
    await expectAccessible(page);
    await lenderTab.goto('/sandbox/sequra/');
    await lenderTab
      .getByRole('listitem')
      .filter({ hasText: number })
      .getByRole('button', { name: /^Aprobar/ })
      .click();
    await expect(main(page).getByRole('heading', { name: t.approved, exact: true })).toBeVisible();
    await expectPayment(orderId, 'paid', ['paid']);
  });

  await test.step('denied by Crediya', async () => {
    const { headings, orderAndPay, expectHeading, expectPayment } = await createPaymentShopper(page, {
      method: 'crediya',
      locale: 'es',
    });
    const application = page.waitForRequest(/\/sandbox\/crediya\/apply\?/);
    const { orderId } = await orderAndPay(page, 'review');
    await expectHeading(page, headings.waiting);
    await expectPayment(orderId, 'processing', ['processing']);
    await expectApplication(orderId, t.processing);
    await lenderTab.goto((await application).url());
    await lenderTab.getByRole('button', { name: 'Denegar' }).click();
    await expect(main(page).getByRole('heading', { name: t.rejected, exact: true })).toBeVisible();
    await expectPayment(orderId, 'failed', ['failed']);
  });
});
