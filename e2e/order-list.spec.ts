import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { expect, waitForHydration, test } from './fixtures.ts';

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

test('ignores a late page of orders after the filter changed', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! },
    { name: 'client_id', value: 'client-0001', url: baseURL! },
  ]);
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
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/sale/order/list', async (route) => {
    const { page: number, status } = route.request().postDataJSON() as { page: number; status: string | null };
    if (number === 2) await held;
    const orders = status === 'cancelled' ? [order(30, 'cancelled')] : [order(number, 'delivered')];
    await route.fulfill(
      fulfil({ orders, page: number, pages: 2, total: 2, counts: { all: 3, active: 0, delivered: 2, cancelled: 1 } }),
    );
  });

  await page.goto('/profile/orders');
  await waitForHydration(page);
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(1);
  const more = page.waitForResponse((response) => response.request().postData()?.includes('"page":2') === true);
  await page.getByRole('button', { name: 'Cargar más pedidos' }).click();
  await page.getByRole('button', { name: 'Cancelados · 1' }).click();
  await expect(list).toContainText('26-30');
  release();
  await more;
  // Long enough for the late answer to appear if it were not ignored.
  await page.waitForTimeout(500);
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('26-30');
});
