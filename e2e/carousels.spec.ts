import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './fixtures.ts';

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'consent', value: `none.${Math.floor(Date.now() / 1000)}`, url: baseURL! }]),
);

const row = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Novedades', exact: true }) });
const place = (page: Page) =>
  row(page)
    .locator('ul')
    .first()
    .evaluate((track) => Math.round(track.scrollLeft));

async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
}

test('shows at most ten products and advances within seven seconds', async ({ page }) => {
  await openHome(page);
  expect(await row(page).getByRole('article').count()).toBe(10);
  expect(await place(page)).toBe(0);
  await page.clock.runFor(7100);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('pauses while focused', async ({ page }) => {
  await openHome(page);
  await row(page).getByRole('link').first().focus();
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.clock.runFor(7100);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('pauses under the pointer', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await row(page).getByRole('article').first().hover();
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
});

test('can be stopped and then moves only by its arrows', async ({ page }) => {
  await openHome(page);
  await row(page).getByRole('button', { name: 'Pausar el movimiento' }).click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
  await row(page).getByRole('button', { name: 'Productos siguientes' }).click();
  await expect(row(page).getByRole('article').first()).not.toBeInViewport();
  await row(page).getByRole('button', { name: 'Productos siguientes' }).press('ArrowLeft');
  await expect.poll(() => place(page)).toBe(0);
});

// Clicks in quick succession, so that each comes while the row is still moving.
const press = (page: Page, ...names: readonly string[]) =>
  row(page).evaluate((section, labels) => {
    for (const label of labels) section.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click();
  }, names);
const type = (page: Page, ...keys: readonly string[]) =>
  row(page).evaluate((section, typed) => {
    const link = section.querySelector('li a')!;
    for (const key of typed) link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
/** The row's position once it stops. On a busy machine it may not have begun to move yet: poll where it should end. */
const rest = async (page: Page): Promise<number> => {
  let before = NaN;
  let now = await place(page);
  while (now !== before) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 400));
    now = await place(page);
  }
  return now;
};
const [next, previous] = ['Productos siguientes', 'Productos anteriores'];

for (const motion of ['no-preference', 'reduce'] as const)
  test(`adds up fast steps, motion: ${motion}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHome(page);
    await press(page, next);
    await expect.poll(() => rest(page)).toBeGreaterThan(0);
    const one = await rest(page);
    await press(page, previous);
    await expect.poll(() => rest(page)).toBe(0);

    await press(page, next, previous);
    await expect.poll(() => rest(page)).toBe(0);
    await type(page, 'ArrowRight', 'ArrowLeft');
    await expect.poll(() => rest(page)).toBe(0);
    await press(page, next, previous, next);
    await expect.poll(() => rest(page)).toBe(one);
    await type(page, 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
    await expect.poll(() => rest(page)).toBe(0);
  });

test('steps from the position it was scrolled to', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await press(page, next);
  await row(page)
    .locator('ul')
    .first()
    .evaluate((track) => {
      track.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      track.scrollTo({ left: 0, behavior: 'instant' });
    });
  await press(page, next);
  await expect.poll(() => rest(page)).toBeGreaterThan(0);
  const one = await rest(page);
  await row(page)
    .locator('ul')
    .first()
    .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await press(page, next);
  await expect.poll(() => rest(page)).toBe(one);
});

test('does not advance with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
  await expect(row(page).getByRole('button', { name: 'Pausar el movimiento' })).toBeHidden();
});

test('the basket recommends products for its lines', async ({ page }) => {
  const answer = await page.request.post('/api/catalog/product/list', {
    data: { sectionId: 172, filters: { available: true }, limit: 1 },
  });
  const { products } = (await answer.json()) as { products: { id: number }[] };
  await page.request.post('/api/sale/basket', { data: { product_id: products[0]!.id, quantity: 1 } });
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/api/catalog/product/recommended?productIds=${products[0]!.id}`),
  );
  await page.goto('/basket');
  await asked;
  const suggestions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'También te puede hacer falta' }) });
  await expect(suggestions.getByRole('article').first()).toBeVisible();
  expect(await suggestions.getByRole('article').count()).toBeLessThanOrEqual(10);
});

test('the home page shows viewed products and recommendations', async ({ page }) => {
  const answer = await page.request.post('/api/catalog/product/list', { data: { sectionId: 172, limit: 2 } });
  const { products } = (await answer.json()) as { products: { id: number; url: string }[] };
  for (const { id, url } of products) {
    await page.goto(url);
    // The viewed product is recorded after the page has loaded.
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('viewed-products') ?? ''))
      .toContain(String(id));
  }
  await page.goto('/');
  await waitForHydration(page);
  const titled = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await titled('Novedades').scrollIntoViewIfNeeded();
  await expect(titled('Vistos hace poco').getByRole('article')).toHaveCount(2);
  await expect(titled('Vistos hace poco').getByRole('link').first()).toHaveAttribute('href', products[1]!.url);
  await expect(titled('Recomendado por lo que has visto').getByRole('article').first()).toBeVisible();
});
