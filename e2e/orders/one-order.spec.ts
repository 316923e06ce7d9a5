import type { APIRequestContext, Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest, payByTransfer, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    emptied: /^La cesta se ha pedido o vaciado/,
    empty: 'Tu cesta está vacía',
  },
  ca: {
    ...checkoutTexts.ca,
    comment: 'Comentari de la comanda',
    noAnswer: /^No hem rebut resposta/,
    unanswered: 'No sabem si ens ha arribat la teva comanda',
    retry: 'Torna-ho a provar',
  },
};

test.beforeEach(refuseCookies);

/** The numbers of the orders of which this address has mails, once there are any. */
async function findMailedOrders(request: APIRequestContext, email: string): Promise<string[]> {
  let numbers: string[] = [];
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as { to: string; subject: string }[];
    const received = mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    numbers = [...new Set(received.flatMap((subject) => subject.match(/\d\d-\d{6}/g) ?? []))];
    expect(numbers).not.toEqual([]);
  }).toPass();
  return numbers;
}

const payButton = (page: Page, t: { pay: string }) => main(page).getByRole('button', { name: t.pay });

test(
  'an order without an answer is placed once, and what was typed stays',
  { tag: '@telephone' },
  async ({ page, consoleErrors }) => {
    const t = texts.ca;
    const email = `resposta.${Date.now()}@ejemplo.cat`;
    await page.clock.install();
    await putIntoBasket(page);
    await open(page, '/ca/checkout');
    await continueAsGuest(page, t, email);
    await payByTransfer(page);
    const comment = page.getByLabel(t.comment);
    await comment.fill('Truqueu abans');
    const day = page.locator('input[name="date"]:enabled').nth(2);
    await day.check({ force: true });
    await page.reload();
    await waitForHydration(page);
    await expect(comment).toHaveValue('Truqueu abans');
    await expect(day).toBeChecked();
    await expect(page.getByLabel(t.agree)).toBeChecked();

    // The request does not reach the shop.
    await page.route('**/api/sale/order', (route) => route.abort('connectionfailed'));
    await payButton(page, t).click();
    await expect(main(page).getByText(t.noAnswer)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    // It does, but the answer is lost, and that of the next two is never heard of.
    let placed: { orderId: number; number: string } | undefined;
    const isStored = Promise.withResolvers<void>();
    await page.unroute('**/api/sale/order');
    await page.route('**/api/sale/order', async (route) => {
      if (placed) return;
      placed = (await (await route.fetch()).json()) as typeof placed;
      await route.abort('connectionreset');
      isStored.resolve();
    });
    await payButton(page, t).click();
    await isStored.promise;
    await expect(main(page).getByText(t.noAnswer)).toBeVisible();
    await expect(comment).toHaveValue('Truqueu abans');
    await payButton(page, t).click();
    await expect(payButton(page, t)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(41_000);
    await expect(payButton(page, t)).not.toHaveAttribute('aria-busy');
    await expect(main(page).getByText(t.noAnswer)).toBeVisible();
    const sentAgain = page.waitForRequest('**/api/sale/order');
    await page.reload();
    await sentAgain;
    await page.clock.fastForward(41_000);
    await expect(page.getByRole('heading', { name: t.unanswered })).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/api/sale/order');
    await main(page).getByRole('button', { name: t.retry }).click();
    await expect(page).toHaveURL(new RegExp(`/ca/order/confirm/${placed!.orderId}$`));
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    expect(await findMailedOrders(page.request, email)).toEqual([placed!.number]);
    // The browser reports the lost answers.
    expect(consoleErrors.splice(0).every((error) => /ERR_CONNECTION|ERR_FAILED/.test(error))).toBe(true);
  },
);

test(
  'an order is not placed again from another tab, after a change or with the back button',
  { tag: '@desktop' },
  async ({ page, context, consoleErrors }) => {
    const t = texts.es;
    const email = `pestanya.${Date.now()}@ejemplo.cat`;
    await putIntoBasket(page);
    await open(page, '/checkout');
    await continueAsGuest(page, t, email);
    await payByTransfer(page);
    const other = await context.newPage();
    let basket = '';
    other.on('response', async (response) => {
      if (response.url().endsWith('/api/sale/basket')) basket = await response.text();
    });
    await open(other, '/checkout');
    await continueAsGuest(other, t, email);
    await payByTransfer(other);
    await expect(payButton(other, t)).toBeVisible();
    // The other tab hears nothing of the order.
    await other.route('**/api/sale/basket', (route) =>
      route.fulfill({ contentType: 'application/json', body: basket }),
    );

    // The answer is lost, and the customer changes the order before trying again.
    await page.route('**/api/sale/order', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payButton(page, t).click();
    await expect(main(page).getByText(/^No hemos recibido respuesta/)).toBeVisible();
    await page.unroute('**/api/sale/order');
    await page.getByLabel('Comentario del pedido').fill('Llamad antes');
    await payButton(page, t).click();
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    const confirmation = page.url();

    await other.unroute('**/api/sale/basket');
    const refused = other.waitForResponse((response) => response.url().endsWith('/api/sale/order'));
    await payButton(other, t).click();
    expect((await refused).status()).toBe(409);
    await expect(main(other).getByText(t.emptied)).toBeVisible();
    await expect(other.getByRole('heading', { name: t.empty })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(confirmation);
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    await page.goto('/checkout');
    await expect(page).toHaveURL(confirmation);
    expect(await findMailedOrders(page.request, email)).toHaveLength(1);
    // The browser reports the lost answer and the refusals.
    expect(consoleErrors.splice(0).every((error) => /ERR_CONNECTION|ERR_FAILED|409/.test(error))).toBe(true);
  },
);
