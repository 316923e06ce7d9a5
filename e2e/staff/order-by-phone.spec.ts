import { fieldMessages } from '#screens/staff/parts/field-messages.ts';
import { messages as meMessages } from '#screens/staff/me/messages.ts';
import { messages as newMessages } from '#screens/staff/new-order/messages.ts';
import { editMessages } from '#screens/staff/order/edit-messages.ts';
import { messages as listMessages } from '#screens/staff/orders/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

test('An order by telephone is written, changed, taken back and paid', async ({ page, language }) => {
  const [t, one] = [newMessages[language], orderMessages[language]];
  const { missing, tooShort } = fieldMessages[language];
  await joinAsOwner(page, 'Ona', language);
  const [product] = await listWellStocked(page.request);
  await page.goto('/backoffice/orders/new');
  const article = page.getByRole('searchbox', { name: t.findArticle });
  await article.fill(product.name);
  await article.press('Enter');
  await main(page).getByRole('status').getByRole('button').first().press('Enter');
  // Its list has gone: the next article is typed.
  await expect(article).toBeFocused();
  await expect(main(page).getByLabel(t.quantityOf(''))).toHaveValue('1');

  const place = main(page).getByRole('button', { name: t.place });
  await place.click();
  const field = (name: 'name' | 'surname' | 'email' | 'phone') => page.getByLabel(t[name], { exact: true });
  await expect(main(page).getByText(missing)).toHaveCount(4);
  await expect(field('name')).toBeFocused();
  await expect(main(page).getByText(t.checkFields)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await field('name').fill('Remei');
  // Looked at something else in between: nothing of it is lost.
  await page.locator('nav a[href="/backoffice/orders"]:visible').first().click();
  await page.getByRole('heading', { name: listMessages[language].title }).waitFor();
  await page.goBack();
  await expect(field('name')).toHaveValue('Remei');
  await expect(main(page).getByLabel(t.quantityOf(''))).toHaveValue('1');
  await field('surname').fill('Vila');
  await field('email').fill(`remei-${Date.now()}@example.test`);
  await field('phone').fill('612345678');
  await place.click();
  await page.waitForURL(/\/orders\/\d+$/);

  await main(page).getByRole('button', { name: one.edit.lines }).click();
  await page.getByRole('dialog').getByLabel(t.quantityOf('')).fill('2');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button').filter({ hasText: /./ }).last().click();
  const lines = page.getByRole('region', { name: one.lines });
  await expect(lines).toContainText(/2\s×/);
  await page.keyboard.press('z');
  await expect(lines).toContainText(/1\s×/);

  await main(page).getByRole('button', { name: one.pay.open }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: /./ }).last().click();
  await expect.poll(() => page.getByRole('dialog').allInnerTexts()).toEqual([]);
  // What is paid has an invoice, of which the editor warns (edit-paid-order.spec.ts).
  await main(page).getByRole('button', { name: one.edit.delivery }).click();
  await expect(page.getByRole('dialog')).toContainText(editMessages[language].invoiced);
  await page.keyboard.press('Escape');

  // What does not fit is said at its field, in the person's language and not the browser's.
  await page.goto('/backoffice/me');
  const me = meMessages[language];
  const pin = page.getByLabel(me.newPin);
  await pin.fill('12');
  await pin.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: me.pinHint })).toBeVisible();
  const password = page.getByLabel(me.newPassword);
  await password.fill('curta');
  await password.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: tooShort('12') })).toBeVisible();
  await expectAccessible(page);
});
