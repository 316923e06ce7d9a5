import type { Page } from '@playwright/test';
import { expect, open, refuseCookies, test } from './fixtures.ts';
import { listWellStocked } from './products.ts';

test.beforeEach(refuseCookies);

const newProducts = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Novedades', exact: true }) });
const scrollLeftOf = (page: Page) =>
  newProducts(page)
    .locator('ul')
    .first()
    .evaluate((track) => Math.round(track.scrollLeft));

async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
}

test('moves by itself, unless it is focused, under the pointer or stopped', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  const firstLink = newProducts(page).getByRole('article').first().getByRole('link').first();
  await test.step('shows at most ten products, and stays under the pointer', async () => {
    expect(await newProducts(page).getByRole('article').count()).toBe(10);
    await newProducts(page).getByRole('article').first().hover();
    await page.clock.runFor(15_000);
    expect(await scrollLeftOf(page)).toBe(0);
  });
  await test.step('stays while focused, and advances within seven seconds after it', async () => {
    await page.mouse.move(0, 0);
    // Not the section's link to all news, which stands outside of what moves.
    await firstLink.focus();
    await page.clock.runFor(15_000);
    expect(await scrollLeftOf(page)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(7100);
    await expect.poll(() => scrollLeftOf(page)).toBeGreaterThan(0);
  });
});

test('can be stopped and then moves only by its arrows', { tag: '@telephone' }, async ({ page }) => {
  await openHome(page);
  await newProducts(page).getByRole('button', { name: 'Pausar el movimiento' }).click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  expect(await scrollLeftOf(page)).toBe(0);
  await newProducts(page).getByRole('button', { name: 'Productos siguientes' }).click();
  await expect(newProducts(page).getByRole('article').first()).not.toBeInViewport();
  await newProducts(page).getByRole('button', { name: 'Productos siguientes' }).press('ArrowLeft');
  await expect.poll(() => scrollLeftOf(page)).toBe(0);
});

// Clicks in quick succession, so that each comes while the row is still moving.
const press = (page: Page, ...names: readonly string[]) =>
  newProducts(page).evaluate((section, labels) => {
    for (const label of labels) section.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click();
  }, names);
const type = (page: Page, ...keys: readonly string[]) =>
  newProducts(page).evaluate((section, typed) => {
    const link = section.querySelector('li a')!;
    for (const key of typed) link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
/**
 * The row's scroll position once it stops. On a busy computer it may not have begun to move yet: poll where it should end.
 */
const restingPlace = async (page: Page): Promise<number> => {
  let before = NaN;
  let now = await scrollLeftOf(page);
  while (now !== before) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 400));
    now = await scrollLeftOf(page);
  }
  return now;
};
const [next, previous] = ['Productos siguientes', 'Productos anteriores'];

/** Expects steps in quick succession to add up, from the start of the row and back to it. */
async function expectStepsToAddUp(page: Page): Promise<void> {
  await press(page, next);
  await expect.poll(() => restingPlace(page)).toBeGreaterThan(0);
  const one = await restingPlace(page);
  await press(page, previous);
  await expect.poll(() => restingPlace(page)).toBe(0);

  await press(page, next, previous);
  await expect.poll(() => restingPlace(page)).toBe(0);
  await type(page, 'ArrowRight', 'ArrowLeft');
  await expect.poll(() => restingPlace(page)).toBe(0);
  await press(page, next, previous, next);
  await expect.poll(() => restingPlace(page)).toBe(one);
  await type(page, 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
  await expect.poll(() => restingPlace(page)).toBe(0);
}

test('adds up fast steps, and steps from the position it was scrolled to', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await expectStepsToAddUp(page);
  await press(page, next);
  await newProducts(page)
    .locator('ul')
    .first()
    .evaluate((track) => {
      track.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      track.scrollTo({ left: 0, behavior: 'instant' });
    });
  await press(page, next);
  await expect.poll(() => restingPlace(page)).toBeGreaterThan(0);
  const one = await restingPlace(page);
  await newProducts(page)
    .locator('ul')
    .first()
    .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await press(page, next);
  await expect.poll(() => restingPlace(page)).toBe(one);
});

test('with reduced motion it does not advance, and adds up fast steps', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(15_000);
  expect(await scrollLeftOf(page)).toBe(0);
  await expect(newProducts(page).getByRole('button', { name: 'Pausar el movimiento' })).toBeHidden();
  await expectStepsToAddUp(page);
});

test('recommends products for the lines of the basket', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await listWellStocked(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
  const recommended = page.waitForRequest((request) =>
    request.url().includes(`/api/catalog/product/recommended?productIds=${product.id}`),
  );
  await page.goto('/basket');
  await recommended;
  const suggestions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'También te puede hacer falta' }) });
  await expect(suggestions.getByRole('article').first()).toBeVisible();
  expect(await suggestions.getByRole('article').count()).toBeLessThanOrEqual(10);
});
