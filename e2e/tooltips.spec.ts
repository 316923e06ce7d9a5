import { expect, main, open, refuseCookies, test } from './fixtures.ts';

test.beforeEach(refuseCookies);

test('names a control without text to the pointer and the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T12:00:00Z' });
  await open(page, '/catalog');
  await page.clock.pauseAt('2026-11-24T12:10:00Z');
  const tip = page.locator('[popover]:popover-open');
  const favourite = main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favorit/ });
  // A page that still scrolls or fills itself in takes the tooltip away, as it should.
  await favourite.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.clock.runFor(300);
    await favourite.hover();
    await page.clock.runFor(299);
    await expect(tip).toBeHidden({ timeout: 500 });
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Guardar en favoritos', { timeout: 500 });
  }).toPass();

  // The pointer may go over to it.
  const { x, y, height } = (await tip.boundingBox())!;
  await page.mouse.move(x + 8, y + height / 2, { steps: 3 });
  await page.clock.runFor(5000);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  await favourite.hover();
  await page.clock.runFor(300);
  await page.mouse.move(1, 1);
  await page.clock.runFor(300);
  await expect(tip).toBeHidden();

  await expect(async () => {
    await main(page).getByRole('article').first().getByRole('link').last().focus();
    await favourite.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(300);
    await expect(tip).toHaveText('Guardar en favoritos', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
});
