import type { Page } from '@playwright/test';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import { checkoutTexts, fillCustomer, outOfZoneTexts, payByTransfer, putIntoBasket } from './checkout.ts';

const texts = {
  es: { ...checkoutTexts.es, ...outOfZoneTexts.es },
  ca: { ...checkoutTexts.ca, ...outOfZoneTexts.ca },
};
type Texts = (typeof texts)['es'];

test.beforeEach(refuseCookies);

async function openCheckout(page: Page, t: Texts): Promise<void> {
  await putIntoBasket(page);
  await open(page, `${t.prefix}/checkout`);
  await main(page).getByRole('radio', { name: t.home }).check();
}

/** Chooses the first suggestion by keyboard. */
async function searchFor(page: Page, t: Texts, text: string): Promise<void> {
  const search = page.getByRole('combobox', { name: t.search });
  await search.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
}

test('outside all zones, an order goes on with the pickup', { tag: '@telephone-first' }, async ({ page, language }) => {
  const t = texts[language];
  await openCheckout(page, t);
  await fillCustomer(page, t, `fora.${language}.${Date.now()}@ejemplo.cat`);
  // An exclave in France, which the demo's zones leave out.
  await searchFor(page, t, 'Carrer Major 3, 17527 Llívia');
  await expect(page.getByRole('alert')).toHaveText(t.outside);
  await expect(page.getByRole('combobox', { name: t.search })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t.zipcode)).toBeHidden();
  await expect(page.getByRole('group', { name: t.twoWays }).getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: t.toPickup })).toBeChecked();
  await expect(main(page).getByRole('radio', { name: t.home })).toHaveAccessibleName(t.homeOutside);
  await expect(page.getByText(t.pickupSum)).toBeVisible();
  await expect(page.getByText(t.bigOrder).getByRole('link')).toHaveAttribute('href', 'tel:+34930000000');
  const why = page.getByText(t.why, { exact: true });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.because)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflowAtAnyWidth(page);

  await main(page).getByRole('button', { name: t.nextWithPickup }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  await payByTransfer(page);
  const request = page.waitForRequest('**/api/sale/order');
  await main(page).getByRole('button', { name: t.pay }).click();
  expect((await request).postDataJSON()).toMatchObject({ delivery: { type: 'pickup', pickupPointId: 1 } });
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
});

test('outside all zones, another address is typed by keyboard', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const t = texts[isMobile ? 'ca' : 'es'];
  await openCheckout(page, t);
  await searchFor(page, t, '17527');
  await page.getByRole('radio', { name: t.toPickup }).focus();
  await page.keyboard.press('ArrowDown');
  const other = page.getByRole('radio', { name: t.other });
  await expect(other).toBeChecked();
  // Choosing moves the focus nowhere, and the fields come next.
  await expect(other).toBeFocused();
  await expect(page.getByText(t.outside)).toBeVisible();
  await expectAccessible(page);
  await fillCustomer(page, t, `altra.${isMobile}.${Date.now()}@ejemplo.cat`);
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
  await expect(page.getByLabel(t.street, { exact: true })).toBeFocused();
  await page.keyboard.type('Carrer de Sant Bru');
  await page.keyboard.press('Tab');
  await page.keyboard.type('18');
  await page.keyboard.press('Tab');
  await page.keyboard.type('08911');
  await page.keyboard.press('Tab');
  await page.getByLabel(t.town).fill('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
  // The fields did not move, nor did the focus.
  await expect(page.getByLabel(t.town)).toBeFocused();
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
});

test(
  'an address is cleared in the search, and fields that are typed into stay beside their error',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = texts.es;
    await openCheckout(page, t);
    await test.step('an address is cleared in the search', async () => {
      await searchFor(page, t, '17527');
      await expect(page.getByRole('alert')).toHaveText(t.outside);
      await page.getByRole('button', { name: t.clear, exact: true }).click();
      await expect(page.getByRole('combobox', { name: t.search })).toBeFocused();
      await expect(page.getByRole('combobox', { name: t.search })).toHaveValue('');
      await expect(page.getByLabel(t.zipcode)).toHaveValue('');
      await expect(page.getByText(t.outside)).toBeHidden();
    });
    await test.step('fields that are typed into stay, and the error stands beside the postal code', async () => {
      await page.getByLabel(t.town).fill('Llívia');
      await page.getByLabel(t.zipcode).fill('17527');
      await expect(page.getByText(t.outside)).toBeVisible();
      await expect(page.getByLabel(t.zipcode)).toBeFocused();
      await expect(page.getByLabel(t.zipcode)).toHaveAccessibleDescription(t.outside);
      await expect(page.getByRole('button', { name: t.nextWithPickup })).toBeVisible();
      await page.getByLabel(t.zipcode).fill('08911');
      await page.getByLabel(t.town).fill('Badalona');
      await expect(page.getByText(t.good)).toBeVisible();
      await expect(page.getByRole('button', { name: t.next, exact: true })).toBeVisible();
    });
  },
);

test(
  'at long distance the store is called first, or the order collected',
  { tag: '@telephone' },
  async ({ page, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await openCheckout(page, t);
    await fillCustomer(page, t, `lejos.${isMobile}.${Date.now()}@ejemplo.cat`);
    await page.getByLabel(t.street, { exact: true }).fill('Calle Triana');
    await page.getByLabel(t.house, { exact: true }).fill('1');
    await page.getByLabel(t.zipcode).fill('35001');
    await page.getByLabel(t.town).fill('Las Palmas de Gran Canaria');
    const notice = page.getByRole('status').filter({ hasText: t.individual });
    await expect(notice).toContainText(t.callFirst);
    await expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+34930000000');
    await expect(page.getByText(t.inaccessible)).toBeHidden();
    await page.getByText(t.noFixedPrice, { exact: true }).click();
    await expect(page.getByText(t.inCanarias)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: t.other }).check();
    await main(page).getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByText(t.needed)).toBeVisible();
    await expect(page.getByLabel(t.zipcode)).toBeFocused();
    await page.getByRole('radio', { name: t.toPickup }).check();
    await main(page).getByRole('button', { name: t.nextWithPickup }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  },
);
