import { expect, main, open, refuseCookies, test } from '../fixtures.ts';

const order = (orderId: number, status: string) => ({
  orderId,
  number: `26-${orderId}`,
  date: '2026-11-02T10:00:00.000Z',
  status,
  paymentStatus: 'paid',
  payment: 'transfer',
  amount: 10,
  units: 1,
  items: [],
  history: [],
  delivery: { type: 'pickup' },
});

test.beforeEach(refuseCookies);

test('ignores a late page of orders after the filter changed', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'client_id', value: 'client-0001', url: baseURL! }]);
  const fulfil = (json: unknown, status = 200) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(json),
  });
  await page.route('**/api/auth/token/refresh', (route) =>
    route.fulfill(fulfil({ accessToken: 'a', kind: 'account' }, 201)),
  );
  await page.route('**/api/admin/user', (route) =>
    route.fulfill(fulfil({ id: 1, name: 'Marta', lastName: 'Soler', email: 'm@ejemplo.cat' })),
  );
  const secondPage = Promise.withResolvers<void>();
  await page.route('**/api/sale/order/list', async (route) => {
    const { page: number, status } = route.request().postDataJSON() as { page: number; status: string | null };
    if (number === 2) await secondPage.promise;
    const orders = status === 'cancelled' ? [order(30, 'cancelled')] : [order(number, 'delivered')];
    await route.fulfill(
      fulfil({ orders, page: number, pages: 2, total: 2, counts: { all: 3, active: 0, delivered: 2, cancelled: 1 } }),
    );
  });

  await open(page, '/profile/orders');
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(1);
  const more = page.waitForResponse((response) => response.request().postData()?.includes('"page":2') === true);
  await page.getByRole('button', { name: 'Cargar más pedidos' }).click();
  await page.getByRole('button', { name: 'Cancelados · 1' }).click();
  await expect(list).toContainText('26-30');
  secondPage.resolve();
  await more;
  // Long enough for the late orders to appear if they were not ignored.
  await page.waitForTimeout(500);
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('26-30');
});

test('shows the login to a visitor', async ({ page }) => {
  for (const path of ['/profile/orders', '/profile/orders/1', '/order/confirm/1']) {
    await open(page, path);
    await expect(page.getByRole('dialog').getByLabel('Contraseña', { exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/basket', '/checkout', '/profile/orders', '/ca/basket'])
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      // Text locators do not find the content of noscript.
      expect(await main(page).innerText()).toContain('JavaScript');
    });
});
