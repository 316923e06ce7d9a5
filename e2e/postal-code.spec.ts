import { estimateMessages } from '#areas/delivery/estimate-messages.ts';
import { localisedPath } from '#i18n/locale.ts';
import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { listProducts } from './products.ts';

test.beforeEach(refuseCookies);

test(
  'the postal code is asked once, and no page asks for anything before',
  { tag: '@telephone' },
  async ({ page, request, language, consoleErrors }) => {
    const t = estimateMessages[language];
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/delivery/estimate')) calls.push(new URL(sent.url()).search);
    });
    const url = '/catalog/obra-jardin-hogar/obra/cementos';
    const [product] = await listProducts(request, { sectionId: undefined, sectionUrl: url, limit: 1 });
    await open(page, localisedPath(url, language));
    const estimates = main(page).locator('[data-estimate]');
    await expect(estimates.first()).toBeHidden();

    const header = page.getByRole('banner');
    await header.getByText(t.label).first().click();
    const field = header.getByRole('textbox', { name: t.label });
    await field.fill('75001');
    expect(calls).toEqual([]);
    await field.press('Enter');
    await expect(header.getByRole('status').filter({ hasText: /\S/ })).toContainText(/codi postal|código postal/);
    await field.fill('08911');
    await field.press('Enter');
    await expect(header.getByText(t.kept('08911 Badalona'))).toBeVisible();
    await expect(estimates.first()).toContainText(/\d,\d\d.€/);
    await expect(estimates.last()).toContainText(/\d,\d\d.€/);
    // One for each code that was sent, and one for all goods of the page.
    expect(calls).toHaveLength(3);

    await page.keyboard.press('Escape');
    await open(page, localisedPath(`/product/${product!.slug}`, language));
    await expect(estimates.first()).toContainText('08911 Badalona');
    expect(calls).toHaveLength(4);

    // An answer that comes late, for two pieces, does not take the place of that for three; a failed call leaves nothing.
    const address = '**/delivery/estimate?*';
    const held = Promise.withResolvers<void>();
    let answer = 'late';
    await page.route(address, async (route) => {
      const own = answer;
      if (own === 'failed') return route.abort();
      if (own === 'late') await held.promise;
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll('Badalona', own) });
    });
    const quantity = main(page).locator(`[name="quantity-${product!.id}"]`);
    await quantity.fill('2');
    await expect.poll(() => calls.length).toBe(5);
    answer = 'new';
    await quantity.fill('3');
    await expect(estimates.first()).toContainText('08911 new');
    const late = page.waitForResponse((response) => response.url().includes('quantity=2'));
    held.resolve();
    await (await late).finished();
    await expect(estimates.first()).toContainText('08911 new');
    answer = 'failed';
    await quantity.fill('4');
    await expect(estimates.first()).toBeEmpty();
    // The browser reports the call that failed.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    answer = 'Badalona';
    await quantity.fill('3');
    await expect(estimates.first()).toContainText('08911 Badalona');
    await main(page).getByRole('button', { name: t.forget }).click();
    await expect(estimates.first()).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('zipcode');
  },
);
