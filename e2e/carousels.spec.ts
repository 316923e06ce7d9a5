import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './shop-test.ts';

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
  await hydrated(page);
}

test('a row has ten products at most and moves on within seven seconds', async ({ page }) => {
  await openHome(page);
  expect(await row(page).getByRole('article').count()).toBe(10);
  expect(await place(page)).toBe(0);
  await page.clock.runFor(7100);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('it rests under the focus, and goes on after', async ({ page }) => {
  await openHome(page);
  await row(page).getByRole('link').first().focus();
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.clock.runFor(7100);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('it rests under the pointer', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await row(page).getByRole('article').first().hover();
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
});

test('it can be stopped for good, and then moves by its arrows alone', async ({ page }) => {
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

// Steps in one go, so that each comes while the row still moves for the one before.
const press = (page: Page, ...names: readonly string[]) =>
  row(page).evaluate((section, labels) => {
    for (const label of labels) section.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click();
  }, names);
const type = (page: Page, ...keys: readonly string[]) =>
  row(page).evaluate((section, typed) => {
    const link = section.querySelector('li a')!;
    for (const key of typed) link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
/** Where the row comes to rest. */
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
  test(`steps that follow each other fast add up, motion: ${motion}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHome(page);
    await press(page, next);
    const one = await rest(page);
    expect(one).toBeGreaterThan(0);
    await press(page, previous);
    expect(await rest(page)).toBe(0);

    await press(page, next, previous);
    expect(await rest(page)).toBe(0);
    await type(page, 'ArrowRight', 'ArrowLeft');
    expect(await rest(page)).toBe(0);
    await press(page, next, previous, next);
    expect(await rest(page)).toBe(one);
    await type(page, 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
    expect(await rest(page)).toBe(0);
  });

test('a row that is moved by hand meanwhile is stepped through from there', { tag: '@desktop' }, async ({ page }) => {
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
  const one = await rest(page);
  await row(page)
    .locator('ul')
    .first()
    .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await press(page, next);
  expect(await rest(page)).toBe(one);
});

test('it does not move for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(15_000);
  expect(await place(page)).toBe(0);
  await expect(row(page).getByRole('button', { name: 'Pausar el movimiento' })).toBeHidden();
});

test('the basket suggests what goes with what is in it', async ({ page }) => {
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

test('who comes back finds on the home page what was seen, and what goes with it', async ({ page }) => {
  const answer = await page.request.post('/api/catalog/product/list', { data: { sectionId: 172, limit: 2 } });
  const { products } = (await answer.json()) as { products: { id: number; url: string }[] };
  for (const { id, url } of products) {
    await page.goto(url);
    // What notes it comes after what the visitor waits for.
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('viewed-products') ?? ''))
      .toContain(String(id));
  }
  await page.goto('/');
  await hydrated(page);
  const titled = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await titled('Novedades').scrollIntoViewIfNeeded();
  await expect(titled('Vistos hace poco').getByRole('article')).toHaveCount(2);
  await expect(titled('Vistos hace poco').getByRole('link').first()).toHaveAttribute('href', products[1]!.url);
  await expect(titled('Recomendado por lo que has visto').getByRole('article').first()).toBeVisible();
});
