import { messages as newMessages } from '#screens/staff/new-order/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

test('A company that orders by telephone and collects is asked for the address of its invoice', async ({
  page,
  language,
}) => {
  const [t, one] = [newMessages[language], orderMessages[language]];
  await joinAsOwner(page, 'Ona', language);
  const [product] = await listWellStocked(page.request);
  await page.goto('/backoffice/orders/new');
  const article = page.getByRole('searchbox', { name: t.findArticle });
  await article.fill(product.name);
  await article.press('Enter');
  await main(page).getByRole('status').getByRole('button').first().press('Enter');
  await page.getByLabel(t.kind, { exact: true }).selectOption('legal');
  const type = (name: 'name' | 'surname' | 'email' | 'phone' | 'organization' | 'document', text: string) =>
    page.getByLabel(t[name], { exact: true }).fill(text);
  await type('organization', 'Obres Vila SL');
  await type('name', 'Remei');
  await type('surname', 'Vila');
  await type('email', `obres-${Date.now()}@example.test`);
  await type('phone', '612345678');
  await type('document', 'B65410011');
  const address = page.getByRole('group', { name: t.invoiceAddress });
  await address.getByLabel(t.street, { exact: true }).fill('Carrer Nou');
  const place = main(page).getByRole('button', { name: t.place });
  await place.click();
  // Half an address is none.
  await expect(address.getByLabel(t.zipcode, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await address.getByLabel(t.zipcode, { exact: true }).fill('08001');
  await address.getByLabel(t.city, { exact: true }).fill('Barcelona');
  await place.click();
  await page.waitForURL(/\/orders\/\d+$/);
  await main(page).getByRole('button', { name: one.pay.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /\d/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText(one.documentKinds.full)).toHaveCount(1);
  await expect(main(page).getByText(one.documentKinds.simplified)).toHaveCount(0);
});
