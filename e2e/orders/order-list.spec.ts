import type { Page } from '@playwright/test';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';

const texts = {
  es: { prefix: '', more: 'Cargar más pedidos', sort: 'Orden', from: 'Desde', to: 'Hasta' },
  ca: { prefix: '/ca', more: 'Carrega més comandes', sort: 'Ordre', from: 'Des de', to: 'Fins a' },
};

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

const fulfil = (json: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(json),
});

/** The browser of a customer who is signed in. */
async function signInAtOnce(page: Page, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'client_id', value: 'client-0001', url: baseURL }]);
  await page.route('**/api/auth/token/refresh', (route) =>
    route.fulfill(fulfil({ accessToken: 'a', kind: 'account' }, 201)),
  );
  await page.route('**/api/admin/user', (route) =>
    route.fulfill(fulfil({ id: 1, name: 'Marta', lastName: 'Soler', email: 'm@ejemplo.cat' })),
  );
}

test('ignores a late page of orders after the filter changed', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await signInAtOnce(page, baseURL!);
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

test(
  'filters by date, sorts both ways, appends later pages and replaces them with the first',
  { tag: '@telephone-first' },
  async ({ page, baseURL, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await signInAtOnce(page, baseURL!);
    // Orders of ten days, two a page.
    const days = Array.from({ length: 10 }, (_, index) => index + 1);
    await page.route('**/api/sale/order/list', (route) => {
      const {
        page: number,
        from,
        to,
        sort,
      } = route.request().postDataJSON() as { page: number; from: string | null; to: string | null; sort: string };
      const dayOf = (date: string | null): number | null => (date ? Number(date.slice(-2)) : null);
      const found = days.filter((day) => day >= (dayOf(from) ?? 1) && day <= (dayOf(to) ?? 10));
      if (sort === 'date_desc') found.reverse();
      const orders = found.slice(number * 2 - 2, number * 2).map((day) => order(day, 'delivered'));
      const counts = { all: 10, active: 0, delivered: 10, cancelled: 0 };
      return route.fulfill(fulfil({ orders, page: number, pages: Math.ceil(found.length / 2), total: 10, counts }));
    });
    const shown = main(page).getByRole('article').getByRole('heading');
    const expectDays = (...expected: number[]) =>
      expect(shown).toHaveText(expected.map((day) => new RegExp(`26-${day}$`)));

    await open(page, `${t.prefix}/profile/orders`);
    await expectDays(10, 9);
    await main(page).getByRole('button', { name: t.more }).click();
    await expectDays(10, 9, 8, 7);
    await main(page).getByLabel(t.sort).selectOption('date_asc');
    await expectDays(1, 2);
    await main(page).getByLabel(t.from).fill('2026-11-04');
    await expectDays(4, 5);
    await main(page).getByLabel(t.to, { exact: true }).fill('2026-11-06');
    await main(page).getByRole('button', { name: t.more }).click();
    await expectDays(4, 5, 6);
    await main(page).getByLabel(t.sort).selectOption('date_desc');
    await expectDays(6, 5);
  },
);

test(
  'shows the login to a visitor, and beside it the way to a guest’s order',
  { tag: '@desktop' },
  async ({ page }) => {
    const login = page.getByRole('dialog').getByLabel('Contraseña', { exact: true });
    await open(page, '/profile/orders');
    await expect(login).toBeVisible();
    for (const path of ['/profile/orders/1', '/order/confirm/1']) {
      await open(page, path);
      await expect(main(page).getByRole('link', { name: 'Buscar el pedido' })).toHaveAttribute('href', '/order/track');
      await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(login).toBeVisible();
    }
  },
);
