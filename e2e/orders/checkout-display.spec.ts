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

/** The text of each line, as the browser broke it. */
const linesOf = (element: HTMLElement): string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < node.textContent!.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + range.toString());
    }
  return [...lines.values()];
};

test(
  'both steps fit at 400 % zoom and with large text, errors and a long e-mail address included',
  { tag: '@telephone' },
  async ({ page, isMobile }) => {
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
    const email = `maria.dolors.puigdemont.${Date.now()}@construccions.badalona.exemple.cat`;
    await continueAsGuest(page, t, email);
    await expect(main(page).getByRole('button', { name: t.pay })).toBeVisible();
    await expectToFit(page, 'second step');
    if (isMobile) {
      await page.evaluate(() => window.scrollTo(0, 0));
      const button = main(page).getByRole('button', { name: t.pay });
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button.locator('xpath=..')).toContainText(/\d,\d\d\s€/);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').locator('a, button').last();
      expect((await last.boundingBox())!.y).toBeLessThan((await button.boundingBox())!.y);
    }

    await test.step('the address breaks before its dots and its sign', async () => {
      const lines = await main(page).getByRole('definition').filter({ hasText: email }).evaluate(linesOf);
      expect(lines.join('')).toBe(email);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
    });

    // What is chosen is seen without colours; the first day may have one time left.
    await page.locator('input[name="date"]:enabled').nth(1).check({ force: true });
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
  },
);
