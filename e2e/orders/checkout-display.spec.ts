import type { Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow, listStickyElements } from '../page-checks.ts';

test.beforeEach(refuseCookies);

/** At 400 % zoom of a small screen, and with text of twice the size on a phone. */
async function expectToFit(page: Page, state: string): Promise<void> {
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 225 });
  expect(await listStickyElements(page), state).toEqual([]);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expectNoOverflow(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(window);
}

test('both steps fit at 400 % zoom and with large text, errors included', async ({ page, isMobile }) => {
  const t = checkoutTexts[isMobile ? 'ca' : 'es'];
  await putIntoBasket(page);
  await open(page, `${t.prefix}/checkout`);
  await main(page).getByRole('radio', { name: t.home }).check();
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
  await expect(main(page).getByLabel(t.name, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectToFit(page, 'errors');
  await page.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
  await page.getByLabel(t.house, { exact: true }).fill('18');
  await page.getByLabel(t.zipcode).fill('08911');
  await page.getByLabel(t.town).fill('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
  await continueAsGuest(page, t, `gran.${Date.now()}@ejemplo.cat`);
  await expect(main(page).getByRole('button', { name: t.pay })).toBeVisible();
  await expectToFit(page, 'second step');

  // What is chosen is seen without colours.
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of ['date', 'slot']) {
    const look = (selector: string) =>
      page
        .locator(`main label:has(input[name=${name}]${selector})`)
        .first()
        .evaluate((label) => {
          const { outlineStyle, borderWidth, backgroundColor } = getComputedStyle(label);
          return [outlineStyle, borderWidth, backgroundColor].join(' ');
        });
    expect(await look(':checked'), name).not.toBe(await look(':not(:checked):enabled'));
  }
});
