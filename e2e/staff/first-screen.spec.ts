import { messages as auditMessages } from '#screens/staff/audit/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { statusMessages } from '#screens/staff/parts/status-messages.ts';
import { messages as sessionMessages } from '#screens/staff/session/messages.ts';
import { messages as todayMessages } from '#screens/staff/today/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { orderOverApi, signInAsGuest } from '../orders/api-orders.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { findMember } from './demo-member.ts';
import { joinAsOwner } from './join-as-owner.ts';

test('The first screen tells by itself who is there and what they do', async ({ page, request, browser, language }) => {
  const t = todayMessages[language];
  const [product] = await listWellStocked(request);
  const guest = await signInAsGuest(request, { name: 'Quim', email: `first-${language}-${Date.now()}@example.test` });
  const { orderId, number } = await orderOverApi(request, guest, { productId: product.id });
  await page.goto('/backoffice');
  await page
    .getByRole('button', {
      name: new RegExp(
        Object.values(sessionMessages)
          .map(({ roles }) => roles.owner)
          .join('|'),
      ),
    })
    .click();
  const banner = page.getByRole('banner');
  await banner.getByRole('button').last().waitFor();
  if ((await page.locator('html').getAttribute('lang')) !== language) {
    await banner.getByRole('button').last().click();
    await page.locator(`button[lang=${language}]`).click();
    await page.keyboard.press('Escape');
  }
  const people = main(page).locator('section', { has: page.getByRole('heading', { name: t.people.title }) });
  const changes = main(page).locator('section', { has: page.getByRole('heading', { name: t.changes }) });

  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  const { email, password } = await findMember(request, 'sales');
  await other.goto('/backoffice');
  const { origin } = new URL(other.url());
  const signedIn = await other.request.post('/api/staff/session', { headers: { origin }, data: { email, password } });
  expect(signedIn.status()).toBe(200);
  await other.goto(`/backoffice/orders/${orderId}`);
  await expect(people.getByRole('listitem').filter({ hasText: number })).toContainText('Jordi');

  const { order } = await (await other.request.get(`/api/staff/orders/${orderId}`)).json();
  const moved = await other.request.post(`/api/staff/orders/${orderId}/status`, {
    headers: { origin },
    data: { status: 'confirmed', version: order.version },
  });
  expect(moved.status()).toBe(200);
  const change = changes.getByRole('listitem').filter({ hasText: number }).first();
  await expect(change).toContainText(t.orderActs.moved(statusMessages[language].confirmed));
  // At once: what others do meanwhile may take its place in the list.
  await change.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: orderMessages[language].title(number) })).toBeVisible();
  await page.goBack();
  await expect(people.getByRole('listitem').filter({ hasText: number })).toContainText('Jordi');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await colleague.close();
  await expect(people.getByRole('listitem').filter({ hasText: number })).toHaveCount(0);
});

test('A screen whose script does not come says so, and is there once it does', async ({
  page,
  language,
  consoleErrors,
}) => {
  const t = sessionMessages[language];
  await joinAsOwner(page, 'Neus', language);
  await page.goto('/backoffice');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/backoffice/assets/*.js', (route) => route.abort());
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(main(page).getByRole('heading', { name: t.loadFailed })).toBeVisible();
  await expectAccessible(page);
  for (const error of consoleErrors.splice(0)) expect(error).toContain('/backoffice/assets/');
  await page.unroute('**/backoffice/assets/*.js');
  await main(page).getByRole('button', { name: t.tryAgain }).click();
  await expect(page.getByRole('heading', { name: auditMessages[language].title })).toBeVisible();
});
