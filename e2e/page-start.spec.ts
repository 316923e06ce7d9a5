import { expect, refuseCookies, test, waitForHydration } from './fixtures.ts';

test('scripts are requested after the first paint', { tag: '@telephone' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]!.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThan(paint);
});

test(
  'links and the search form work before the scripts arrive',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    await refuseCookies({ context, baseURL: baseURL! });
    await page.route('**/assets/*.js', () => {});
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').locator('a[href="/returns"]').first().click();
    await expect(page).toHaveURL('/returns');
    await page.getByRole('search').getByRole('combobox').fill('taladro');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/taladro/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a click during hydration is followed in the page', { tag: '@telephone' }, async ({ page, context, baseURL }) => {
  await refuseCookies({ context, baseURL: baseURL! });
  await page.goto('/catalog', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  // Clicks as soon as React has taken over the root, which is before the page is hydrated.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const click = (): void => {
          const root = document.getElementById('root');
          if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer')))
            return void setTimeout(click);
          document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')!.click();
          resolve();
        };
        click();
      }),
  );
  await expect(page).toHaveURL('/faq');
  await waitForHydration(page);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});
