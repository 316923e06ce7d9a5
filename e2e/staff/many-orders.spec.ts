import { type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { logMessages } from '#areas/staff/log-text.ts';
import type { Locale } from '#i18n/locale.ts';
import { messages as bulkMessages } from '#screens/staff/bulk/messages.ts';
import { statusMessages } from '#screens/staff/parts/status-messages.ts';
import { messages as auditMessages } from '#screens/staff/audit/messages.ts';
import { messages as workMessages } from '#screens/staff/order/assignment/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { messages as returnMessages } from '#screens/staff/order/returns/messages.ts';
import { messages as ordersMessages } from '#screens/staff/orders/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

const count = 20;

async function placeOrders(page: Page, surname: string): Promise<{ orderId: number; number: string }[]> {
  const [product] = await listWellStocked(page.request);
  const placed: { orderId: number; number: string }[] = [];
  for (let order = 0; order < count; order += 1) {
    const email = `${surname.toLowerCase()}-${order}@example.test`;
    const customer = { type: 'individual', name: 'Remei', surname, email, phone: '612345678', document: null };
    const delivery = { type: 'pickup', pickupPointId: 1, date: null, slot: null };
    const lines = [{ product_id: product.id, quantity: 1 }];
    const data = { customer, delivery, payment: 'counter', lines };
    const answer = await page.request.post('/api/staff/orders', { data });
    expect(answer.status(), await answer.text()).toBe(200);
    placed.push((await answer.json()) as { orderId: number; number: string });
  }
  return placed;
}

/** A message of what was done before leaves the buttons free. */
async function expectUncovered(bar: Locator): Promise<void> {
  for (const button of await bar.getByRole('group').getByRole('button').all()) {
    if (await button.isVisible()) await button.click({ trial: true });
  }
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

for (const language of ['es', 'ca'] as const)
  test(
    `Twenty orders move together and back; two people change one; money and goods come back and the log names who (${language})`,
    { tag: '@all' },
    async ({ page, browser, baseURL, viewport, isMobile, hasTouch }) => {
      await joinAsOwner(page, 'Ona', language);
      // A name has no digits.
      const surname = `Vint${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
      const [order] = await placeOrders(page, surname);
      await moveAllAndBack(page, surname, language);
      const device = { baseURL: baseURL!, viewport, isMobile, hasTouch };
      await changeByTwo({ page, browser, device }, order!, language);
      await payAndRefund(page, order!, language);
    },
  );

async function moveAllAndBack(page: Page, surname: string, language: Locale): Promise<void> {
  const [lists, bulk, one] = [ordersMessages[language], bulkMessages[language], orderMessages[language]];
  await page.goto('/backoffice/orders?view=all');
  await page.getByRole('heading', { name: lists.title }).waitFor();
  await page.locator('[data-row]').first().waitFor();
  // Keys as fast as they are typed.
  for (const key of ['j', 'x', 'n']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: lists.marked })).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type(surname);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: lists.search })).not.toBeFocused();
  await expect(main(page)).toBeFocused();
  // The palette gives the focus back to where it was.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeFocused();
  const rows = page.getByRole('row').filter({ hasText: surname });
  await expect(rows).toHaveCount(count);
  const table = page.getByRole('region', { name: lists.list });
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('f');
  await page.getByRole('checkbox', { name: lists.deliveryTypes.pickup }).press('Space');
  await expect(page).toHaveURL(/deliveryType=pickup/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: lists.removeFilter('') }).waitFor();
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
  await expect(rows).toHaveCount(count);
  // What is placed is confirmed for good; what is being prepared can be taken back.
  await moveOn(page, language, 'confirmed');
  await expect(rows.filter({ hasText: statusMessages[language].confirmed })).toHaveCount(count);
  const undoable = await moveOn(page, language, 'preparing');
  // At once: ten seconds are not long on a busy machine.
  await undoable.getByRole('button', { name: one.undo }).waitFor();
  const undoing = Promise.withResolvers<void>();
  await page.route('**/api/staff/changes/*/undo', async (route) => {
    await undoing.promise;
    await route.continue();
  });
  await page.keyboard.press('z');
  // It takes a while, in which some of the rows are back and others not.
  await expect(page.getByRole('status').getByText(one.undoing)).toBeVisible();
  undoing.resolve();
  await expect(page.getByRole('status').getByText(bulk.undone(String(count)))).toBeVisible();
  await expect(rows.filter({ hasText: statusMessages[language].confirmed })).toHaveCount(count);
}

/** Moves all rows on by keys: marks the first, then all up to the last; returns the message that says so. */
async function moveOn(page: Page, language: Locale, to: 'confirmed' | 'preparing'): Promise<Locator> {
  const [lists, bulk] = [ordersMessages[language], bulkMessages[language]];
  await page.getByRole('region', { name: lists.list }).locator('[data-row]').first().focus();
  await page.keyboard.press('x');
  for (let row = 1; row < count; row += 1) await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: lists.marked });
  await expect(bar).toContainText(lists.markedMany(String(count)));
  await expectUncovered(bar);
  await look(page);
  await bar.getByRole('button', { name: bulk.print }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(bulk.move(String(count), statusMessages[language][to]));
  await look(page);
  await dialog.getByRole('button', { name: bulk.moveAll[to](bulk.orders(String(count))) }).press('Enter');
  const toast = page.getByRole('status').filter({ hasText: bulk.done(String(count)) });
  await expect(toast.getByText(bulk.done(String(count)))).toBeVisible();
  return toast;
}

async function changeByTwo(
  { page, browser, device }: { page: Page; browser: Browser; device: BrowserContextOptions },
  { orderId, number }: { orderId: number; number: string },
  language: Locale,
): Promise<void> {
  const work = workMessages[language];
  const other = await (await browser.newContext(device)).newPage();
  await joinAsOwner(other, 'Biel', language);
  for (const one of [page, other]) {
    await one.goto(`/backoffice/orders/${orderId}`);
    await one.getByRole('heading', { name: orderMessages[language].title(number) }).waitFor();
    // The key opens the form and the focus is in it.
    await one.keyboard.press('a');
    await expect(one.getByLabel(work.assignee)).toBeFocused();
  }
  const save = (one: Page) => one.getByRole('button', { name: work.save, exact: true });
  // Before the other one saves: what is not typed yet follows what is saved.
  await page.getByLabel(work.trackingNumber).fill('ES-ONA');
  await page.getByLabel(work.tags).fill('obra');
  await other.getByLabel(work.trackingNumber).fill('ES-BIEL');
  await save(other).press('Enter');
  await expect(main(other).getByText('ES-BIEL').first()).toBeVisible();
  await expect(other.getByRole('button', { name: work.edit, exact: true })).toBeFocused();
  await save(page).press('Enter');
  const conflict = page.getByRole('dialog', { name: work.conflictTitle('Biel') });
  await expect(conflict).toContainText('ES-BIEL');
  await look(page);
  await conflict.getByRole('radio', { name: 'ES-ONA' }).press('Space');
  await conflict.getByRole('button', { name: work.saveChosen }).press('Enter');
  await expect(conflict).toHaveCount(0);
  // Another field that was changed meanwhile stands.
  for (const one of [page, other])
    for (const text of ['ES-ONA', 'obra'])
      await expect(main(one).getByText(text, { exact: true }).first()).toBeVisible();
  await demote(page, other, language);
  await other.context().close();
}

/** Somebody who may see no money any more sees none at once, on the page that is open. */
async function demote(owner: Page, demoted: Page, language: Locale): Promise<void> {
  const money = main(demoted).getByRole('heading', { name: orderMessages[language].money, exact: true });
  await expect(money).toBeVisible();
  const { id } = (await (await demoted.request.get('/api/staff/me')).json()) as { id: number };
  const answer = await owner.request.put(`/api/staff/people/${id}`, { data: { role: 'warehouse' } });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(money).toHaveCount(0);
  await expect(main(demoted)).not.toContainText('€');
  await expect(main(demoted).getByText('obra', { exact: true }).first()).toBeVisible();
}

async function payAndRefund(page: Page, order: { orderId: number; number: string }, language: Locale): Promise<void> {
  const { number } = order;
  const t = orderMessages[language];
  await main(page).getByRole('button', { name: t.pay.open }).click();
  const pay = page.getByRole('dialog', { name: t.pay.title(number) });
  await look(page);
  await pay.getByRole('button').filter({ hasText: /./ }).last().click();
  await expect(page.getByRole('status').getByText(t.pay.done(number))).toBeVisible();

  const refund = page.getByRole('dialog').filter({ hasText: t.refund.reason });
  for (const isAgain of [false, true]) {
    await main(page).getByRole('button', { name: t.refund.open }).click();
    await refund.getByLabel(t.refund.what).selectOption('amount');
    await refund.getByLabel(t.refund.amount, { exact: true }).fill('0,50');
    await refund.getByLabel(t.refund.reason).fill('Caja rota');
    await look(page);
    await refund.getByRole('button').filter({ hasText: /./ }).last().click();
    if (!isAgain) {
      await expect(refund).toHaveCount(0);
      continue;
    }
    // The same amount once more on this day asks again, with the name.
    const again = refund.getByRole('button', { name: 'Remei' });
    await expect(again).toBeVisible();
    await look(page);
    await again.click();
    await expect(refund).toHaveCount(0);
  }
  await expect(main(page).getByRole('row').filter({ hasText: t.refundRow })).toHaveCount(2);

  await returnGoods(page, order, language);
  await main(page).getByRole('link', { name: t.inTheLog }).click();
  await page.getByRole('heading', { name: auditMessages[language].title }).waitFor();
  // By its number: the address has its id.
  await expect(
    main(page).getByText(auditMessages[language].onlyOf(`${logMessages[language].kinds.order} ${number}`)),
  ).toBeVisible();
  const change = main(page).getByRole('row').filter({ hasText: logMessages[language].verbs['order.refund'] });
  await expect(change).toHaveCount(3);
  const broken = change.filter({ hasText: 'Caja rota' });
  await expect(broken).toHaveCount(2);
  await expect(broken.first()).toContainText('Ona');
  await look(page);
}

/** What was collected comes back: it is announced, counted and paid back on the page of the order. */
async function returnGoods(
  page: Page,
  { orderId, number }: { orderId: number; number: string },
  language: Locale,
): Promise<void> {
  const t = returnMessages[language];
  const path = `/api/staff/orders/${orderId}`;
  for (const status of ['preparing', 'ready', 'delivered']) {
    const { order } = (await (await page.request.get(path)).json()) as { order: { version: number } };
    const data = { status, version: order.version };
    expect((await page.request.post(`${path}/status`, { data })).status()).toBe(200);
  }
  // The open page follows by itself.
  await main(page).getByRole('button', { name: t.announce.open }).click();
  const announcing = page.getByRole('dialog', { name: t.announce.title(number) });
  await announcing.getByRole('textbox').first().fill('1');
  await announcing.getByLabel(t.reason).fill('No le sirve');
  await look(page);
  await announcing.getByRole('button', { name: t.announce.confirm('1') }).click();
  await expect(page.getByRole('status').getByText(t.announce.done(number))).toBeVisible();
  const row = page
    .getByRole('complementary', { name: orderMessages[language].facts })
    .getByRole('listitem')
    .filter({ hasText: /^D-\d\d-\d+/ });
  await expect(row).toContainText(t.states.received);
  await row.getByRole('button', { name: t.receive.open('').trim() }).click();
  const receiving = page.getByRole('dialog').filter({ hasText: t.receive.help });
  await look(page);
  // What is no count is said, and not taken for none.
  const [count, unsellable] = [receiving.getByRole('textbox').first(), receiving.getByRole('textbox').nth(1)];
  const { unfitCount } = orderMessages[language].refund;
  await count.fill('9');
  await expect(receiving.getByText(unfitCount('1'))).toBeVisible();
  await expect(receiving.getByRole('button', { name: t.receive.confirm('0') })).toBeDisabled();
  await count.fill('1');
  await unsellable.fill('dos');
  await receiving.getByRole('button', { name: t.receive.confirm('1') }).click();
  await expect(unsellable).toBeFocused();
  await expect(receiving.getByText(unfitCount('1'))).toBeVisible();
  await unsellable.fill('0');
  await receiving.getByRole('button', { name: t.receive.confirm('1') }).click();
  await expect(row).toContainText(t.states.goods_back);
  await look(page);
  await row.getByRole('button', { name: t.settle.open('').trim() }).click();
  const settling = page.getByRole('dialog').filter({ hasText: t.settle.final });
  await expect(settling).toContainText('Remei');
  await look(page);
  await settling.getByRole('button', { name: t.settle.open('').trim() }).click();
  await expect(row).toContainText(t.states.refunded);
}
